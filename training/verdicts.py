"""Verdicts: whether texts may be printed and painted, and for what they are refused. The texts of a book are judged together, as the service reads them."""
import glob, json, os
import numpy as np, torch

from edits import told

HERE = os.path.dirname(os.path.abspath(__file__))
REASONS = ['fine', 'hate', 'incitement', 'threat', 'sexualised_minor', 'self_harm', 'explicit_imagery', 'harmful_instructions']
FIELDS = ['genre', 'title', 'subtitle', 'author', 'summary', 'prompt']
LONGEST = 192


def load():
    """A line is one field with its reason, or a whole book; the second names the field that is to blame."""
    rows = []
    for name in sorted(glob.glob(os.path.join(HERE, 'data/verdicts/*.jsonl'))):
        for n, line in enumerate(open(name, encoding='utf8')):
            if not line.strip(): continue
            r = json.loads(line)
            texts = {r['field']: r['text']} if 'field' in r and 'text' in r else {k: r[k] for k in FIELDS if r.get(k)}
            rows.append({'texts': texts, 'reason': r['reason'] or 'fine', 'hand': os.path.basename(name)[:-6], 'id': f'{name}:{n}'})
    return rows


def text_of(texts):
    return ' '.join(f'{field}: {texts[field]}' for field in [*FIELDS, *(k for k in texts if k not in FIELDS)] if texts.get(field))


def example(rng, rows, books):
    """Half of the single fields get the harmless fields of a book around them; a book by itself is harmless."""
    if rng.random() < .2:
        b = rng.choice(books)
        texts = {k: b[k] for k in ('title', 'subtitle', 'summary') if b.get(k)}
        if rng.random() < .7: texts['genre'] = b['genre'].replace('-', ' ')
        return text_of(texts), 0
    r = rng.choice(rows); texts = dict(r['texts'])
    if len(texts) == 1 and rng.random() < .4:
        b = rng.choice(books)
        around = {k: b[k] for k in ('title', 'subtitle', 'summary') if b.get(k)}
        # A harmful title beside a harmless summary is still a harmful title; a how-to title is judged by what the book is, so it stays alone.
        if r['reason'] == 'fine' and 'title' in texts: around = {}
        texts = {**around, **texts}
        if rng.random() < .5: texts['genre'] = b['genre'].replace('-', ' ')
    texts = lengthened(rng, texts, books)
    text = text_of(texts)
    if rng.random() < .15: text = text.lower()
    return text, REASONS.index(r['reason'])


def lengthened(rng, texts, books):
    """At times other books' sentences stand before and behind a summary or a prompt: one harmful sentence among many stays harmful."""
    name = next((k for k in ('summary', 'prompt') if texts.get(k)), None)
    if name is None or rng.random() > .3: return texts
    before, after = (rng.choice(books).get('summary') or '' for _ in range(2))
    whole = rng.choice([f'{before} {texts[name]}', f'{texts[name]} {after}', f'{before} {texts[name]} {after}'])
    return {**texts, name: whole.strip()}


def arrays(batch, pieces):
    read = [pieces.read(t, LONGEST)[0] for t, _ in batch]
    ids, seen = (np.zeros((len(batch), max(map(len, read))), np.int64) for _ in range(2))
    for n, r in enumerate(read): ids[n, :len(r)], seen[n, :len(r)] = r, 1
    return ids, seen, {'verdict': np.array([y for _, y in batch], np.int64)}


def loss_of(out, y):
    return told(out['verdict'], y['verdict'], smooth=.03)


def evaluate(network, rows, pieces, device, size=256):
    right = wrong_alarms = harmless = found = harmful = 0; misses = []
    with torch.no_grad():
        for at in range(0, len(rows), size):
            batch = [(text_of(r['texts']), REASONS.index(r['reason'])) for r in rows[at:at + size]]
            ids, seen, y = arrays(batch, pieces)
            p = network(torch.from_numpy(ids).to(device), torch.from_numpy(seen).to(device))['verdict'].float().softmax(-1).cpu()
            for (text, wanted), q in zip(batch, p):
                refused = float(1 - q[0]) > .5
                if wanted: harmful += 1; found += refused; right += int(q.argmax()) == wanted
                else: harmless += 1; wrong_alarms += refused
                if refused != bool(wanted): misses.append((round(float(1 - q[0]), 2), text))
    return dict(found=found / max(1, harmful), reason=right / max(1, harmful), alarms=wrong_alarms / max(1, harmless), harmful=harmful, harmless=harmless), misses
