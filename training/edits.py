"""Edit sentences: constructions -> examples with other things in their slots -> labels; and back from a network's answer to edits."""
import glob, json, os, random, re
import numpy as np, torch, torch.nn.functional as F

HERE = os.path.dirname(os.path.abspath(__file__))
VOCABULARY = json.load(open(os.path.join(HERE, 'data/vocabulary.json'), encoding='utf8'))
E = VOCABULARY['edits']
OPS = list(E['ops'])
SPANS = ['target', 'value', 'of', 'colour', 'amount', 'count', 'not']
VALUES = sorted({v for op in E['ops'].values() for v in op['values']})
CLASSES = {
    'op': ['none'] + OPS,
    'target': ['none', 'span'] + E['target'],
    'value': ['none', 'span'] + VALUES,
    'place': ['none'] + E['place'] + E['relation'],
    'amount': ['none', 'span'] + E['amount'],
    'size': ['none'] + E['size'],
    'of': ['none', 'span'] + E['spacingOf'] + E['target'],
    'count': ['none', 'span'],
    'colour': ['none', 'span'],
    'not': ['none', 'span'],
}
NUMBER = {name: {v: n for n, v in enumerate(values)} for name, values in CLASSES.items()}
TAGS = SPANS + ['place', 'size', 'keep']
NONES = ['edits'] + E['none']
BRACKET = re.compile(r'\[([^\[\]|]+)\|([^\[\]|]+)\]')
MOST, LONGEST = 8, 256

COLOURS = '''red blue green gold silver black white cream ivory brown orange purple violet pink teal turquoise navy grey gray copper bronze crimson lavender mint charcoal maroon peach mustard olive coral burgundy
emerald rust beige yellow magenta indigo scarlet amber rose lilac plum apricot ochre sand tan khaki aqua cyan sapphire ruby jade salmon terracotta wine cobalt sepia umber taupe mauve fuchsia'''.split()
SHADES = ['dark', 'light', 'pale', 'deep', 'dusty', 'bright', 'soft', 'muted', 'warm', 'cold', 'burnt', 'midnight', 'sea', 'forest', 'brick', 'sky', 'blood', 'moss', 'smoky']
FACES = ['Garamond', 'Futura', 'Baskerville', 'Bodoni', 'Caslon', 'Helvetica', 'Didot', 'Gill Sans', 'Playfair', 'Lora', 'Bebas', 'Cinzel', 'Oswald', 'Georgia', 'Courier']
MATERIALS = ['rusted iron', 'ice', 'chrome', 'smoke', 'gold leaf', 'chalk', 'flowers', 'wet paint', 'light bulbs', 'glass', 'bone', 'wax', 'moss', 'thread', 'embroidery', 'sugar', 'frost', 'brass', 'roses',
             'torn paper', 'brush strokes', 'watercolour', 'icing', 'feathers', 'bark', 'lava', 'glitter', 'pixels', 'velvet', 'concrete', 'driftwood', 'mirror', 'old newspaper', 'barbed wire']


def load(pattern='*'):
    rows = []
    for name in sorted(glob.glob(os.path.join(HERE, f'data/edits/{pattern}.jsonl'))):
        for n, line in enumerate(open(name, encoding='utf8')):
            if line.strip(): rows.append({**json.loads(line), 'hand': os.path.basename(name)[:-6], 'id': f'{os.path.basename(name)[:-6]}:{n}'})
    return rows


def parts_of(row):
    """The message as parts: plain text, or words with their marks [(edit or 'keep', slot, canonical)]."""
    parts, at = [], 0
    for m in BRACKET.finditer(row['s']):
        if m.start() > at: parts.append((row['s'][at:m.start()], None))
        marks = []
        for mark in m[2].split(';'):
            slot, _, canon = mark.partition('=')
            if slot == 'keep': marks.append(('keep', 'keep', canon or None))
            else:
                n, _, key = slot.partition('.')
                marks.append((int(n) - 1, key, canon or None))
        parts.append((m[1], marks))
        at = m.end()
    if at < len(row['s']): parts.append((row['s'][at:], None))
    return parts


class Exchange:
    """Puts other things, colours, texts and numbers into the open slots of a construction."""
    def __init__(self, things, texts, surfaces):
        self.things, self.texts, self.surfaces = things, texts, surfaces

    def colour(self, rng):
        c = rng.choice(COLOURS)
        return f'{rng.choice(SHADES)} {c}' if rng.random() < .3 else c

    def thing(self, rng, like):
        w = rng.choice(self.things)
        if like.endswith('s') and not like.endswith('ss') and not w.endswith('s'):
            w = re.sub(r'y$', 'ie', w) + ('es' if re.search(r'(x|ch|sh|ss)$', w) else 's')
        return w

    def words_for(self, rng, words, marks, ops):
        kinds = set()
        for n, slot, canon in marks:
            if canon: return None
            if n == 'keep': kinds.add('thing')
            elif slot == 'colour' or slot == 'not': kinds.add('colour')
            elif slot in ('target', 'of') and ops[n] not in ('setText', 'cutText'): kinds.add('thing')
            elif slot == 'value' and ops[n] == 'replace': kinds.add('thing')
            elif slot in ('value', 'of') and ops[n] in ('setText', 'cutText'): kinds.add('text' if slot == 'value' and ops[n] == 'setText' else 'other')
            elif slot == 'value' and ops[n] == 'font': kinds.add('face')
            elif slot == 'value' and ops[n] == 'textEffect': kinds.add('material')
            else: kinds.add('other')
        if kinds == {'thing'}:
            if ' and ' in words or len(words.split()) > 4: return None
            return self.thing(rng, words)
        if kinds == {'colour'}: return self.colour(rng) if not words.startswith('#') else '#%06X' % rng.randrange(1 << 24)
        if kinds == {'text'}: return rng.choice(self.texts)
        if kinds == {'face'}: return rng.choice(FACES)
        if kinds == {'material'}: return rng.choice(MATERIALS)
        return None

    def closed_for(self, rng, words, marks, ops):
        """Another way to say the same, or another value of the same slot, where the words look alike."""
        if len(marks) != 1 or not marks[0][2] or marks[0][0] == 'keep': return None
        n, slot, canon = marks[0]
        if slot not in ('value', 'place', 'size', 'amount'): return None
        alike = self.surfaces.get((ops[n], slot, shape(words)), [])
        return rng.choice(alike) if len(alike) > 1 else None

    def __call__(self, rng, row):
        ops = [e['op'] for e in row['e']]
        out = []
        for words, marks in parts_of(row):
            if marks:
                new = self.words_for(rng, words, marks, ops) if rng.random() < .6 else None
                if new is None and rng.random() < .25:
                    found = self.closed_for(rng, words, marks, ops)
                    if found: new, marks = found[0], [(marks[0][0], marks[0][1], found[1])]
                if new is not None:
                    if words[:1].isupper() and not words.isupper() and new[:1].islower(): new = new[0].upper() + new[1:]
                    if out and not out[-1][1]:
                        before = out[-1][0]
                        fixed = re.sub(r'\b([Aa])n?(\s)$', lambda m: m[1] + ('n' if new[:1].lower() in 'aeiou' else '') + m[2], before)
                        out[-1] = (fixed, None)
                    words = new
            out.append((words, marks))
        return out


def shape(words):
    last = words.lower().split()[-1] if words.split() else ''
    return (len(words.split()), last[-2:] if len(last) > 4 and last[-2:] in ('er', 'ly', 'ed', 'en', 'ht', 'ft') else '')


def surfaces_of(rows):
    found = {}
    for row in rows:
        for words, marks in parts_of(row):
            if marks and len(marks) == 1 and marks[0][2] and marks[0][0] != 'keep' and len(words.split()) <= 3:
                n, slot, canon = marks[0]
                found.setdefault((row['e'][n]['op'], slot, shape(words)), set()).add((words.lower(), canon))
    return {k: sorted(v) for k, v in found.items()}


def joined(rng, a, b):
    """Two messages as one: the edits of the second follow those of the first."""
    parts_a, ops_a, parts_b, ops_b = *a, *b
    shift = len(ops_a)
    moved = [(w, None if not m else [(n if n == 'keep' else n + shift, s, c) for n, s, c in m]) for w, m in parts_b]
    glue = rng.choice([' ', '. ', '; ', ' And ', '\n', ' Also, ', ', ', ', and ', '\n- ', ' Then ', ' \u2013 ', '\n\n', '. Oh, and '])
    if parts_a and rng.random() < .7: parts_a = [*parts_a[:-1], (parts_a[-1][0].rstrip('.!') if not parts_a[-1][1] else parts_a[-1][0], parts_a[-1][1])]
    return parts_a + [(glue, None)] + moved, ops_a + ops_b


def typos(rng, parts):
    """Slips of the pen: few in most messages, many in some. Words that stand for a name of a closed list are misspelt too; what is copied stays as it is."""
    often = rng.choice([.12, .12, .12, .4])
    def slip(w):
        k = rng.randrange(1, len(w) - 1)
        return rng.choice([w[:k] + w[k + 1] + w[k] + w[k + 2:], w[:k] + w[k + 1:], w[:k] + w[k] + w[k:], w[1] + w[0] + w[2:]])
    def spoil(text): return ' '.join(slip(w) if len(w) > 3 and w.isalpha() and rng.random() < often else w for w in text.split(' '))
    return [(spoil(w) if all(canon for _, _, canon in m or []) else w, m) for w, m in parts]


def example(rng, row, exchange, rows):
    parts, edits = exchange(rng, row), [dict(e) for e in row['e']]
    none = row.get('none')
    while rng.random() < .25 and len(edits) < 4:
        other = rng.choice(rows)
        if len(edits) + len(other['e']) > MOST or sum(len(w) for w, _ in parts) > 500: break
        a, b = (parts, edits), (exchange(rng, other), [dict(e) for e in other['e']])
        parts, edits = joined(rng, a, b) if rng.random() < .5 else joined(rng, b, a)
        none = none if none == other.get('none') and not edits else 'remark' if not edits else None
    if rng.random() < .15: parts = typos(rng, parts)
    # Notes often end without a full stop.
    if rng.random() < .3 and parts and not parts[-1][1]: parts = [*parts[:-1], (parts[-1][0].rstrip(' .'), None)]
    case = rng.random()
    if case < .12: parts = [(w.lower(), m) for w, m in parts]
    elif case < .14: parts = [(w.upper(), m) for w, m in parts]
    return labelled(parts, edits, none)


def plain_example(row):
    return labelled(parts_of(row), [dict(e) for e in row['e']], row.get('none'))


def labelled(parts, edits, none):
    text, spans, keeps, fixed = '', [dict() for _ in edits], [], set()
    for words, marks in parts:
        here = (len(text), len(text) + len(words))
        for n, slot, canon in marks or []:
            if n == 'keep':
                keeps.append(here)
                if canon: fixed.add(canon)
            elif n < len(edits): spans[n][slot] = (here, canon)
        text += words
    return {'text': text, 'edits': edits, 'spans': spans, 'keeps': keeps, 'keep_fixed': fixed, 'none': none if not edits else None}


def arrays(batch, pieces):
    """Numbers of the words and all labels, as NumPy arrays; and the place of every piece in its text."""
    read = [pieces.read(b['text'], LONGEST) for b in batch]
    count, width = len(batch), max(len(ids) for ids, _ in read)
    ids, seen, keep = (np.zeros((count, width), np.int64) for _ in range(3))
    y = {name: np.full((count, MOST), -100, np.int64) for name in [*CLASSES, *(f'{s}_{end}' for s in SPANS for end in ('from', 'to'))]}
    tag = np.zeros((count, width, len(TAGS)), np.float32)
    keep_fixed, none = np.zeros((count, len(E['target'])), np.float32), np.zeros(count, np.int64)
    y['op'][:] = 0
    for b, (example, (numbers, places)) in enumerate(zip(batch, read)):
        ids[b, :len(numbers)], seen[b, :len(numbers)], keep[b, len(numbers):] = numbers, 1, -100
        def pieces_in(span): return [i for i, (s, e) in enumerate(places) if e > s and s < span[1] and e > span[0]]
        for k, (e, spans) in enumerate(zip(example['edits'], example['spans'])):
            y['op'][b, k] = NUMBER['op'][e['op']]
            where = {slot: pieces_in(span) for slot, (span, _) in spans.items()}
            for name in CLASSES:
                if name == 'op': continue
                label = (spans[name][1] or 'span') if name in spans else str(e.get(name, 'none'))
                if label not in NUMBER[name]: label = 'span' if name in spans and 'span' in NUMBER[name] else 'none'
                y[name][b, k] = NUMBER[name][label]
                if label == 'span' and where[name]: y[name + '_from'][b, k], y[name + '_to'][b, k] = where[name][0], where[name][-1]
            for slot, inside in where.items(): tag[b, inside, TAGS.index(slot)] = 1
        for span in example['keeps']:
            inside = pieces_in(span); keep[b, inside] = 1; tag[b, inside, TAGS.index('keep')] = 1
        for name in example['keep_fixed']: keep_fixed[b, E['target'].index(name)] = 1
        none[b] = NONES.index(example['none']) if example['none'] else 0
    y.update(tag=tag, keep=keep, keep_fixed=keep_fixed, none=none)
    return ids, seen, y, [p for _, p in read]


def on(device, ids, seen, y):
    move = lambda x: torch.from_numpy(x).to(device, non_blocking=True)
    return move(ids), move(seen), {k: move(v) for k, v in y.items()}


def told(logits, wanted, smooth=0.):
    """Cross entropy over what is labelled; nothing where nothing is. Asks the device for no number, so that it need not wait."""
    each = F.cross_entropy(logits.flatten(0, -2), wanted.flatten(), ignore_index=-100, reduction='none', label_smoothing=smooth)
    return each.sum() / (wanted >= 0).sum().clamp(min=1)


def loss_of(out, y, seen):
    total = sum((3. if name == 'op' else 1.) * told(out[name], y[name]) for name in CLASSES)
    total = total + sum(.5 * told(out[name + end], y[name + end]) for name in SPANS for end in ('_from', '_to'))
    total = total + 3. * F.binary_cross_entropy_with_logits(out['tag'], y['tag'], weight=seen[..., None].float().expand_as(y['tag']))
    return total + told(out['keep'], y['keep']) + F.binary_cross_entropy_with_logits(out['keep_fixed'], y['keep_fixed']) + told(out['none'], y['none'])


def decode(out, b, text, places):
    """The edits of one sentence, as plain values; with the confidence of each."""
    edits = []
    for k in range(MOST):
        p = out['op'][b, k].softmax(-1)
        n = int(p.argmax())
        if n == 0: continue
        op = CLASSES['op'][n]; sure = float(p[n]); edit = {'op': op}
        for name in CLASSES:
            if name == 'op' or name not in E['ops'][op]['slots']: continue
            logits = out[name][b, k]
            if name == 'value': logits = logits.masked_fill(~allowed(op).to(logits.device), -1e9)
            q = logits.softmax(-1); label = CLASSES[name][int(q.argmax())]
            sure *= float(q.max()) ** .5
            if label == 'none': continue
            if label == 'span':
                span = best_span(out[name + '_from'][b, k], out[name + '_to'][b, k], len(places))
                if span is None: continue
                edit[name] = text[places[span[0]][0]:places[span[1]][1]]
            else: edit[name] = '=' + label
        edits.append((edit, sure))
    return edits


ALLOWED = {}
def allowed(op):
    if op not in ALLOWED:
        ok = set(E['ops'][op]['values']) | {'none'} | ({'span'} if E['ops'][op]['openValue'] else set())
        ALLOWED[op] = torch.tensor([v in ok for v in CLASSES['value']])
    return ALLOWED[op]


def best_span(start, end, count, longest=40):
    s, e = start[1:count - 1].log_softmax(-1), end[1:count - 1].log_softmax(-1)
    if len(s) == 0: return None
    grid = s[:, None] + e[None]
    ok = torch.ones_like(grid).triu().tril(longest).bool()
    best = int(grid.masked_fill(~ok, -1e9).argmax())
    return best // len(s) + 1, best % len(s) + 1


def gold(example):
    edits = []
    for e, spans in zip(example['edits'], example['spans']):
        edit = {'op': e['op']}
        for name in CLASSES:
            if name == 'op': continue
            if name in spans:
                (a, b), canon = spans[name]
                edit[name] = '=' + canon if canon else example['text'][a:b]
            elif name in e: edit[name] = '=' + str(e[name])
        edits.append(edit)
    return edits


IMPLIED = {'swap': 'places', 'flip': 'horizontal'}
def strict(edit):
    """What must agree: implied targets and values may be said or left out."""
    out = {k: v.lower().strip(' .,;!?"\'') for k, v in edit.items()}
    if edit['op'] in IMPLIED and out.get('value', '=' + IMPLIED[edit['op']]) == '=' + IMPLIED[edit['op']]: out.pop('value', None)
    if E['ops'][edit['op']]['targetImplied'] and out.get('target') in ('=picture', '=background', '=palette', '=border', '=sky'): out.pop('target')
    return json.dumps(out, sort_keys=True)


def evaluate(network, rows, pieces, device, size=128, show=0):
    exact = ops_right = tp = fp = fn = both = nothing = nothing_right = 0; misses = []
    with torch.no_grad():
        for at in range(0, len(rows), size):
            batch = [plain_example(r) for r in rows[at:at + size]]
            ids, seen, y, places = arrays(batch, pieces)
            ids, seen, y = on(device, ids, seen, y)
            out = {k: v.float().cpu() for k, v in network(ids, seen).items()}
            for b, example in enumerate(batch):
                want, got = [strict(e) for e in gold(example)], [strict(e) for e, _ in decode(out, b, example['text'], places[b])]
                w, g = sorted(want), sorted(got)
                exact += w == g
                ops_right += sorted(json.loads(x)['op'] for x in w) == sorted(json.loads(x)['op'] for x in g)
                hit = sum(min(w.count(x), g.count(x)) for x in set(w)); tp += hit; fp += len(g) - hit; fn += len(w) - hit
                if not want: nothing += 1; nothing_right += not got
                if w != g: misses.append((example['text'], w, g))
    n = len(rows)
    result = dict(exact=exact / n, ops=ops_right / n, f1=2 * tp / max(1, 2 * tp + fp + fn), nothing=nothing_right / max(1, nothing), n=n)
    if show:
        for text, w, g in misses[:show]: print('   ', text[:160], '\n       want', w, '\n       got ', g)
    return result
