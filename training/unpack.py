"""Unpacks the installed 4-bit encoder into plain arrays from which training starts: training/base.npz. Needs onnx and numpy."""
import os, sys
import numpy as np, onnx
from onnx import numpy_helper

HERE = os.path.dirname(os.path.abspath(__file__))
model = onnx.load(os.path.join(HERE, '../models/minilm-l6-v2-q4.onnx'))
stored = {i.name: numpy_helper.to_array(i) for i in model.graph.initializer}


def unpacked(node):
    """value = (nibble - 8) x scale, low nibble first, in blocks along K."""
    size = {a.name: a.i for a in node.attribute}
    scales = stored[node.input[2]].reshape(size['N'], -1).astype(np.float32)
    packed = stored[node.input[1]].reshape(size['N'], scales.shape[1], -1)
    nibbles = np.stack([packed & 15, packed >> 4], -1).reshape(size['N'], scales.shape[1], size['block_size'])
    return ((nibbles.astype(np.float32) - 8) * scales[:, :, None]).reshape(size['N'], -1)[:, : size['K']]


matrices = {n.name: unpacked(n) for n in model.graph.node if n.op_type == 'MatMulNBits'}
out = {}
for part, name in (('words', 'word'), ('places', 'position'), ('types', 'token_type')):
    out[f'embeddings.{part}.weight'] = stored[f'.model.embeddings.{name}_embeddings.weight']
for end in ('weight', 'bias'):
    out[f'embeddings.norm.{end}'] = stored[f'model.layers.-1.embeddings_norm_layernorm.{end}']
for n in range(6):
    here, there = f'layers.{n}.', f'model.layers.{n}.'
    for part, name in (('query', 'attn.q_proj'), ('key', 'attn.k_proj'), ('value', 'attn.v_proj'), ('out', 'attn.o_proj'), ('wide', 'mlp.fc1'), ('narrow', 'mlp.fc2')):
        out[f'{here}{part}.weight'] = matrices[f'/model/layers.{n}/' + name.replace('.', '/') + '/MatMul_Q4']
        out[f'{here}{part}.bias'] = stored[f'{there}{name}.Add.bias']
    norms = [k[: -len('weight')] for k in stored if k.startswith(there) and 'norm' in k and k.endswith('weight')]
    for part, name in (('norm_attention', [k for k in norms if 'attention_output' in k][0]), ('norm_out', [k for k in norms if 'attention_output' not in k][0])):
        for end in ('weight', 'bias'): out[f'{here}{part}.{end}'] = stored[name + end]
np.savez_compressed(os.path.join(HERE, 'base.npz'), **{k: v.astype(np.float16) for k, v in out.items()})
print(sum(v.size for v in out.values()), 'numbers', os.path.getsize(os.path.join(HERE, 'base.npz')), 'bytes', file=sys.stderr)
