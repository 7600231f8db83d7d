"""The reader: one encoder for everything, a decoder that fills the slots of edits, and heads for books and verdicts. Exported without the
table of word vectors, which the service looks up by itself."""
import math
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F

WIDTH, HEADS, INNER, LAYERS = 384, 12, 1536, 6


def attend(q, k, v, heads, mask):
    """mask: 0 where a key may be seen, very small where not; batch x 1 x 1 x keys."""
    split = lambda x: x.reshape(x.shape[0], x.shape[1], heads, x.shape[2] // heads).transpose(1, 2)
    q, k, v = split(q), split(k), split(v)
    if q.is_cuda:
        out = F.scaled_dot_product_attention(q, k, v, attn_mask=None if mask is None else mask.to(q.dtype))
        return out.transpose(1, 2).reshape(out.shape[0], out.shape[2], -1)
    scores = q @ k.transpose(-1, -2) / math.sqrt(q.shape[-1])
    if mask is not None: scores = scores + mask
    out = scores.softmax(-1) @ v
    return out.transpose(1, 2).reshape(out.shape[0], out.shape[2], -1)


class Layer(nn.Module):
    def __init__(self, drop):
        super().__init__()
        self.query, self.key, self.value, self.out = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.wide, self.narrow = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)
        self.norm_attention, self.norm_out = nn.LayerNorm(WIDTH, eps=1e-12), nn.LayerNorm(WIDTH, eps=1e-12)
        self.drop = nn.Dropout(drop)

    def forward(self, x, mask):
        x = self.norm_attention(x + self.drop(self.out(attend(self.query(x), self.key(x), self.value(x), HEADS, mask))))
        return self.norm_out(x + self.drop(self.narrow(F.gelu(self.wide(x)))))


class Embeddings(nn.Module):
    def __init__(self, words):
        super().__init__()
        self.words, self.places, self.types = nn.Embedding(words, WIDTH), nn.Embedding(512, WIDTH), nn.Embedding(2, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)

    def forward(self, words):
        return self.norm(words + self.places.weight[:words.shape[1]][None] + self.types.weight[0])


class Encoder(nn.Module):
    def __init__(self, words=30522, drop=0.1):
        super().__init__()
        self.embeddings = Embeddings(words)
        self.layers = nn.ModuleList(Layer(drop) for _ in range(LAYERS))
        self.drop = nn.Dropout(drop)

    def forward(self, ids, seen):
        return self.read(self.embeddings.words(ids), seen)

    def read(self, words, seen):
        """From the vectors of the words."""
        mask = (1.0 - seen[:, None, None, :].to(torch.float32)) * -1e4
        x = self.drop(self.embeddings(words))
        for layer in self.layers: x = layer(x, mask)
        return x

    @staticmethod
    def installed(file, drop=0.1):
        """As `npm ci` brings it."""
        base = {k: torch.tensor(v.astype(np.float32)) for k, v in np.load(file).items()}
        encoder = Encoder(base['embeddings.words.weight'].shape[0], drop)
        encoder.load_state_dict(base)
        return encoder


def mean(states, seen):
    weight = seen[:, :, None].to(states.dtype)
    return (states * weight).sum(1) / weight.sum(1)


class SlotLayer(nn.Module):
    """Edits look at each other, then at the words."""
    def __init__(self, drop, inner=768, heads=6):
        super().__init__()
        self.heads = heads
        self.own = nn.ModuleList(nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.far = nn.ModuleList(nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.wide, self.narrow = nn.Linear(WIDTH, inner), nn.Linear(inner, WIDTH)
        self.norms = nn.ModuleList(nn.LayerNorm(WIDTH) for _ in range(3))
        self.drop = nn.Dropout(drop)

    def forward(self, x, states, mask):
        q, k, v, o = self.own
        y = self.norms[0](x)
        x = x + self.drop(o(attend(q(y), k(y), v(y), self.heads, None)))
        q, k, v, o = self.far
        y = self.norms[1](x)
        x = x + self.drop(o(attend(q(y), k(states), v(states), self.heads, mask)))
        return x + self.drop(self.narrow(F.gelu(self.wide(self.norms[2](x)))))


class EditHeads(nn.Module):
    """`classes`: how many values each closed slot has; `spans`: slots that point into the sentence. Place 0 (start) of a pointer means: nowhere."""
    def __init__(self, classes, spans, tags, most=8, layers=2, drop=0.1):
        super().__init__()
        self.most, self.spans = most, spans
        self.queries = nn.Parameter(torch.randn(most, WIDTH) * 0.02)
        self.layers = nn.ModuleList(SlotLayer(drop) for _ in range(layers))
        self.norm = nn.LayerNorm(WIDTH)
        self.classify = nn.ModuleDict({name: nn.Linear(WIDTH, count) for name, count in classes.items()})
        self.ask = nn.ModuleDict({f'{name}_{end}': nn.Linear(WIDTH, 128) for name in spans for end in ('from', 'to')})
        self.offer = nn.ModuleDict({f'{name}_{end}': nn.Linear(WIDTH, 128) for name in spans for end in ('from', 'to')})
        self.tag = nn.Linear(WIDTH, tags)
        self.keep = nn.Linear(WIDTH, 2)
        self.keep_fixed = nn.Linear(WIDTH, 11)
        self.none = nn.Linear(WIDTH, 8)

    def forward(self, states, seen):
        mask = (1.0 - seen[:, None, None, :].to(torch.float32)) * -1e4
        x = self.queries[None].expand(states.shape[0], -1, -1)
        for layer in self.layers: x = layer(x, states, mask)
        x = self.norm(x)
        out = {name: head(x) for name, head in self.classify.items()}
        hide = mask[:, 0]
        for name in self.ask:
            out[name] = self.ask[name](x) @ self.offer[name](states).transpose(1, 2) / math.sqrt(128) + hide
        pooled = mean(states, seen) + states[:, 0]
        out['tag'], out['keep'], out['keep_fixed'], out['none'] = self.tag(states), self.keep(states), self.keep_fixed(pooled), self.none(pooled)
        return out


class BookHeads(nn.Module):
    """Labels of a book from its mean state; which words are things that are really there, which are the people of the cover, and which their clothes; a vector that lies close to right nouns."""
    def __init__(self, classes):
        super().__init__()
        self.mix = nn.Linear(WIDTH, WIDTH)
        self.classify = nn.ModuleDict({name: nn.Linear(WIDTH, count) for name, count in classes.items()})
        self.literal = nn.Linear(WIDTH, 3)
        self.person, self.dress = nn.Linear(WIDTH, 2), nn.Linear(WIDTH, 2)
        self.drop = nn.Dropout(.1)

    def forward(self, states, seen):
        pooled = mean(states, seen)
        hidden = self.drop(F.gelu(self.mix(pooled)) + pooled)
        out = {name: head(hidden) for name, head in self.classify.items()}
        out['literal'], out['person'], out['dress'] = self.literal(states), self.person(states), self.dress(states)
        out['vector'] = F.normalize(pooled, dim=-1)
        return out


class VerdictHead(nn.Module):
    def __init__(self, reasons):
        super().__init__()
        self.mix, self.verdict, self.drop = nn.Linear(2 * WIDTH, WIDTH), nn.Linear(WIDTH, reasons), nn.Dropout(.1)

    def forward(self, states, seen):
        pooled = torch.cat([mean(states, seen), (states - 1e4 * (1 - seen[:, :, None].to(states.dtype))).amax(1)], -1)
        return {'verdict': self.verdict(self.drop(F.gelu(self.mix(pooled))))}


class Reader(nn.Module):
    def __init__(self, base, edit_classes, spans, tags, most, book_classes, reasons, layers=3, drop=0.1):
        super().__init__()
        self.encoder = Encoder.installed(base, drop)
        self.edits = EditHeads(edit_classes, spans, tags, most, layers, drop)
        self.books = BookHeads(book_classes)
        self.verdicts = VerdictHead(reasons)
