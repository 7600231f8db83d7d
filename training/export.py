"""Writes the trained reader as the service runs it: networks in ONNX with weights of 8 bits, tables of vectors as bytes, and the names of all classes."""
import json, math, os
import numpy as np, onnx
from onnx import TensorProto, helper, numpy_helper

import books, edits, verdicts

WIDTH, HEADS, SLOT_HEADS, BLOCK, POINTER = 384, 12, 6, 128, 128
FLOAT, BYTES = TensorProto.FLOAT, TensorProto.UINT8


class Graph:
    """A network that is put together node by node; every method gives the name of what it computes."""
    def __init__(self, name): self.name, self.nodes, self.constants, self.count = name, [], {}, 0

    def constant(self, value):
        value = np.asarray(value)
        key = f'c{len(self.constants)}'
        self.constants[key] = numpy_helper.from_array(value, key)
        return key

    def add(self, op, *inputs, domain='', **attributes):
        self.count += 1
        out = f'{op}_{self.count}'
        self.nodes.append(helper.make_node(op, list(inputs), [out], name=out, domain=domain, **attributes))
        return out

    def linear(self, x, weight, bias):
        """Weights of 8 bits, each block of 128 inputs with a scale of its own."""
        weight, bias = (np.asarray(t, np.float32) for t in (weight, bias))
        rows, columns = weight.shape
        blocks = weight.reshape(rows, columns // BLOCK, BLOCK)
        scale = np.maximum(np.abs(blocks).max(-1), 1e-8) / 127
        packed = (np.clip(np.round(blocks / scale[..., None]), -127, 127) + 128).astype(np.uint8)
        out = self.add('MatMulNBits', x, self.constant(packed), self.constant(scale.astype(np.float32).reshape(-1)), domain='com.microsoft',
                       K=columns, N=rows, bits=8, block_size=BLOCK, accuracy_level=4)
        return self.add('Add', out, self.constant(bias))

    def of(self, x, layer): return self.linear(x, layer.weight.detach(), layer.bias.detach())

    def norm(self, x, layer):
        return self.add('LayerNormalization', x, self.constant(layer.weight.detach().numpy()), self.constant(layer.bias.detach().numpy()), axis=-1, epsilon=layer.eps)

    def gelu(self, x):
        spread = self.add('Erf', self.add('Div', x, self.constant(np.float32(math.sqrt(2)))))
        return self.add('Mul', self.add('Mul', x, self.constant(np.float32(.5))), self.add('Add', spread, self.constant(np.float32(1))))

    def attend(self, q, k, v, heads, mask):
        split = lambda x, order: self.add('Transpose', self.add('Reshape', x, self.constant(np.array([0, 0, heads, WIDTH // heads], np.int64))), perm=order)
        scores = self.add('MatMul', split(q, [0, 2, 1, 3]), split(k, [0, 2, 3, 1]))
        scores = self.add('Mul', scores, self.constant(np.float32(1 / math.sqrt(WIDTH // heads))))
        if mask: scores = self.add('Add', scores, mask)
        seen = self.add('MatMul', self.add('Softmax', scores, axis=-1), split(v, [0, 2, 1, 3]))
        return self.add('Reshape', self.add('Transpose', seen, perm=[0, 2, 1, 3]), self.constant(np.array([0, 0, WIDTH], np.int64)))

    def save(self, file, inputs, outputs):
        for name, (made, _) in outputs.items(): self.nodes.append(helper.make_node('Identity', [made], [name]))
        graph = helper.make_graph(self.nodes, self.name, [helper.make_tensor_value_info(k, FLOAT, s) for k, s in inputs.items()],
                                  [helper.make_tensor_value_info(k, FLOAT, s) for k, (_, s) in outputs.items()], list(self.constants.values()))
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid('', 17), helper.make_opsetid('com.microsoft', 1)], ir_version=8)
        onnx.save(model, file)


def encoder_graph(encoder):
    """From the summed vectors of words and places to their states. Texts of several lengths may go together; `seen` is 1 where there is a word."""
    g = Graph('encoder')
    hide = g.add('Mul', g.add('Sub', g.constant(np.float32(1)), 'seen'), g.constant(np.float32(-1e4)))
    mask = g.add('Unsqueeze', hide, g.constant(np.array([1, 2], np.int64)))
    x = g.norm('words', encoder.embeddings.norm)
    for layer in encoder.layers:
        seen = g.attend(g.of(x, layer.query), g.of(x, layer.key), g.of(x, layer.value), HEADS, mask)
        x = g.norm(g.add('Add', x, g.of(seen, layer.out)), layer.norm_attention)
        x = g.norm(g.add('Add', x, g.of(g.gelu(g.of(x, layer.wide)), layer.narrow)), layer.norm_out)
    return g, x


def stacked(layers):
    return np.concatenate([l.weight.detach().numpy() for l in layers]), np.concatenate([l.bias.detach().numpy() for l in layers])


def mean_of(g): return g.add('ReduceMean', 'states', axes=[1], keepdims=1)


def edits_graph(heads):
    """One message at a time, so that nothing is padded."""
    g = Graph('edits')
    x = g.constant(heads.queries.detach().numpy()[None])
    for layer in heads.layers:
        q, k, v, o = layer.own
        y = g.norm(x, layer.norms[0])
        x = g.add('Add', x, g.of(g.attend(g.of(y, q), g.of(y, k), g.of(y, v), SLOT_HEADS, None), o))
        q, k, v, o = layer.far
        y = g.norm(x, layer.norms[1])
        x = g.add('Add', x, g.of(g.attend(g.of(y, q), g.of('states', k), g.of('states', v), SLOT_HEADS, None), o))
        x = g.add('Add', x, g.of(g.gelu(g.of(g.norm(x, layer.norms[2]), layer.wide)), layer.narrow))
    x = g.norm(x, heads.norm)
    classes = g.linear(x, *stacked([heads.classify[name] for name in edits.CLASSES]))
    names = [f'{s}_{end}' for s in edits.SPANS for end in ('from', 'to')]
    by_name = lambda of, layers, order: g.add('Transpose', g.add('Reshape', g.linear(of, *stacked([layers[n] for n in names])), g.constant(np.array([-1, len(names), POINTER], np.int64))), perm=order)
    spans = g.add('MatMul', by_name(x, heads.ask, [1, 0, 2]), by_name('states', heads.offer, [1, 2, 0]))
    spans = g.add('Mul', spans, g.constant(np.float32(1 / math.sqrt(POINTER))))
    first = g.add('Slice', 'states', g.constant(np.array([0])), g.constant(np.array([1])), g.constant(np.array([1])))
    pooled = g.add('Add', mean_of(g), first)
    message = g.linear(pooled, *stacked([heads.keep_fixed, heads.none]))
    words = sum(len(v) for v in edits.CLASSES.values())
    return g, {'classes': (classes, [1, edits.MOST, words]), 'spans': (spans, [len(names), edits.MOST, 'pieces']), 'keep': (g.of('states', heads.keep), [1, 'pieces', 2]),
               'message': (message, [1, 1, len(edits.E['target']) + len(edits.NONES)])}


def books_graph(heads):
    g = Graph('books')
    pooled = mean_of(g)
    hidden = g.add('Add', g.gelu(g.of(pooled, heads.mix)), pooled)
    classes = g.linear(hidden, *stacked([heads.classify[name] for name in books.CLASSES]))
    pieces = g.linear('states', *stacked([heads.literal, heads.person, heads.dress]))
    return g, {'classes': (classes, [1, 1, sum(len(v) for v in books.CLASSES.values())]), 'pieces': (pieces, [1, 'pieces', 7])}


def verdicts_graph(head):
    g = Graph('verdicts')
    pooled = g.add('Concat', mean_of(g), g.add('ReduceMax', 'states', axes=[1], keepdims=1), axis=-1)
    return g, {'classes': (g.of(g.gelu(g.of(pooled, head.mix)), head.verdict), [1, 1, len(verdicts.REASONS)])}


def write_vectors(file, vectors):
    """Rows of bytes, then a scale for each row in float32."""
    scale = np.maximum(np.abs(vectors).max(1), 1e-8) / 127
    with open(file, 'wb') as f:
        f.write(np.round(vectors / scale[:, None]).astype(np.int8).tobytes())
        f.write(scale.astype('<f4').tobytes())


def export(reader, bank, vectors, out):
    os.makedirs(out, exist_ok=True)
    reader = reader.cpu().float()
    at = lambda name: os.path.join(out, name)
    table = reader.encoder.embeddings
    # What every piece gets for being of the first kind is put into its place.
    places = table.places.weight.detach().numpy()[:256] + table.types.weight.detach().numpy()[0]
    write_vectors(at('words.bin'), np.concatenate([table.words.weight.detach().numpy(), places]))
    write_vectors(at('nouns.bin'), vectors)
    open(at('nouns.txt'), 'w', encoding='utf8').write('\n'.join(bank))
    states = {'states': [1, 'pieces', WIDTH]}
    graph, made = encoder_graph(reader.encoder)
    graph.save(at('encoder.onnx'), {'words': ['texts', 'pieces', WIDTH], 'seen': ['texts', 'pieces']}, {'states': (made, ['texts', 'pieces', WIDTH])})
    for name, (graph, outputs) in {'edits': edits_graph(reader.edits), 'books': books_graph(reader.books), 'verdicts': verdicts_graph(reader.verdicts)}.items():
        graph.save(at(f'{name}.onnx'), states, outputs)
    json.dump({
        'edits': {'classes': edits.CLASSES, 'spans': edits.SPANS, 'most': edits.MOST, 'targets': edits.E['target'], 'nothings': edits.NONES},
        'books': {'classes': books.CLASSES}, 'verdicts': {'reasons': verdicts.REASONS}, 'words': len(table.words.weight),
    }, open(at('classes.json'), 'w'), indent=1)
