"""Reads weights that were exported back into a reader, so that training can go on from them: what they lost by being 8 bits is small beside what a
step changes. Classes are found by their names, new ones begin from chance, as does what is not exported."""
import json, os
import numpy as np, onnx, torch
from onnx import numpy_helper

import books, edits, verdicts

BLOCK, POINTER = 128, 128


def read_vectors(file, width=384):
    data = open(file, 'rb').read()
    rows = len(data) // (width + 4)
    values = np.frombuffer(data, np.int8, rows * width).reshape(rows, width).astype(np.float32)
    return values * np.frombuffer(data, '<f4', rows, rows * width)[:, None]


class Exported:
    """Gives the layers of a graph in the order in which they were written."""
    def __init__(self, file):
        graph = onnx.load(file).graph
        stored = {i.name: numpy_helper.to_array(i) for i in graph.initializer}
        self.constants = stored
        following = {}
        for node in graph.node:
            if node.op_type == 'Add' and node.input[1] in stored: following[node.input[0]] = stored[node.input[1]]
        self.linears = iter([self.unpacked(stored, n, following) for n in graph.node if n.op_type == 'MatMulNBits'])
        self.norms = iter([(stored[n.input[1]], stored[n.input[2]]) for n in graph.node if n.op_type == 'LayerNormalization'])

    @staticmethod
    def unpacked(stored, node, following):
        size = {a.name: a.i for a in node.attribute}
        scale = stored[node.input[2]].reshape(size['N'], -1, 1)
        packed = stored[node.input[1]].reshape(size['N'], -1, BLOCK).astype(np.float32) - 128
        return (packed * scale).reshape(size['N'], size['K']), following[node.output[0]]

    def into(self, *layers):
        for layer in layers: put(layer, *next(self.linears))

    def into_norm(self, *layers):
        for layer in layers: put(layer, *next(self.norms))


def put(layer, weight, bias):
    with torch.no_grad():
        layer.weight.copy_(torch.from_numpy(np.array(weight, np.float32).reshape(layer.weight.shape)))
        layer.bias.copy_(torch.from_numpy(np.array(bias, np.float32).reshape(layer.bias.shape)))


def put_rows(layer, weight, bias, old, new):
    """Rows by the names of their classes."""
    with torch.no_grad():
        for row, name in enumerate(new):
            if name not in old: continue
            layer.weight[row] = torch.from_numpy(weight[old.index(name)].copy()); layer.bias[row] = float(bias[old.index(name)])


def put_classes(layers, stacked, old, new):
    weight, bias = stacked
    at = 0
    for name, names in old.items():
        if name in new: put_rows(layers[name], weight[at:at + len(names)], bias[at:at + len(names)], names, new[name])
        at += len(names)


def restore(reader, folder):
    at = lambda name: os.path.join(folder, name)
    known = json.load(open(at('classes.json'), encoding='utf8'))
    table = reader.encoder.embeddings
    vectors = read_vectors(at('words.bin'))
    words = known['words']
    with torch.no_grad():
        table.words.weight.copy_(torch.from_numpy(vectors[:words]))
        places = torch.from_numpy(vectors[words:])
        table.places.weight[:len(places)] = places - table.types.weight[0]
    graph = Exported(at('encoder.onnx'))
    graph.into_norm(table.norm)
    for layer in reader.encoder.layers:
        graph.into(layer.query, layer.key, layer.value, layer.out, layer.wide, layer.narrow)
        graph.into_norm(layer.norm_attention, layer.norm_out)
    heads, graph = reader.edits, Exported(at('edits.onnx'))
    with torch.no_grad(): heads.queries.copy_(torch.from_numpy(next(c for c in graph.constants.values() if c.shape == (1, *heads.queries.shape))[0].copy()))
    for layer in heads.layers:
        graph.into(*layer.own, *layer.far, layer.wide, layer.narrow)
        graph.into_norm(*layer.norms)
    graph.into_norm(heads.norm)
    put_classes(heads.classify, next(graph.linears), known['edits']['classes'], edits.CLASSES)
    names = [f'{span}_{end}' for span in known['edits']['spans'] for end in ('from', 'to')]
    for pointers in (heads.ask, heads.offer):
        weight, bias = next(graph.linears)
        for row, name in enumerate(names):
            if name in pointers: put(pointers[name], weight[row * POINTER:(row + 1) * POINTER], bias[row * POINTER:(row + 1) * POINTER])
    put_classes({'keep_fixed': heads.keep_fixed, 'none': heads.none}, next(graph.linears), {'keep_fixed': known['edits']['targets'], 'none': known['edits']['nothings']},
                {'keep_fixed': edits.E['target'], 'none': edits.NONES})
    graph.into(heads.keep)
    graph = Exported(at('books.onnx'))
    graph.into(reader.books.mix)
    put_classes(reader.books.classify, next(graph.linears), known['books']['classes'], books.CLASSES)
    weight, bias = next(graph.linears)
    put(reader.books.literal, weight[:3], bias[:3]); put(reader.books.person, weight[3:5], bias[3:5])
    graph = Exported(at('verdicts.onnx'))
    graph.into(reader.verdicts.mix)
    put_classes({'verdict': reader.verdicts.verdict}, next(graph.linears), {'verdict': known['verdicts']['reasons']}, {'verdict': verdicts.REASONS})
