"""Trains the reader: `python3 training/train.py --out DIR [--steps N] [--small]`. Python 3.12, PyTorch 2.11, NumPy 2.5; see README.md."""
import argparse, contextlib, json, os, random, time
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F
import books, edits
from network import BookHeads, EditHeads, Encoder, mean
from word_pieces import WordPieces

HERE = os.path.dirname(os.path.abspath(__file__))
a = argparse.ArgumentParser()
a.add_argument('--out', default=os.path.join(HERE, 'out')); a.add_argument('--steps', type=int, default=6000); a.add_argument('--small', action='store_true')
a.add_argument('--seconds', type=float, default=3600); a.add_argument('--seed', type=int, default=7); a.add_argument('--held-hand', default=''); a.add_argument('--all', action='store_true'); a.add_argument('--rate', type=float, default=1e-4)
a = a.parse_args()
device = 'cuda' if torch.cuda.is_available() else 'cpu'
torch.manual_seed(a.seed); rng = random.Random(a.seed)
pieces = WordPieces(os.path.join(HERE, 'base-vocabulary.txt'))


class Reader(nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder = Encoder.installed(os.path.join(HERE, 'base.npz'))
        self.edits = EditHeads({k: len(v) for k, v in edits.CLASSES.items()}, edits.SPANS, len(edits.TAGS), edits.MOST)
        self.books = BookHeads({k: len(v) for k, v in books.CLASSES.items()})


def padded(texts):
    read = [pieces.read(t, 24)[0] for t in texts]
    ids, seen = (np.zeros((len(read), max(map(len, read))), np.int64) for _ in range(2))
    for i, r in enumerate(read): ids[i, :len(r)], seen[i, :len(r)] = r, 1
    return ids, seen


def embed_with(encoder, size=512):
    def embed(texts):
        out = []
        for at in range(0, len(texts), size):
            ids, seen = (torch.from_numpy(x).to(device) for x in padded(texts[at:at + size]))
            out.append(F.normalize(mean(encoder(ids, seen), seen), dim=-1))
        return torch.cat(out)
    return embed


# Split by construction, and by family; a tenth each. A hand that is held out is held out whole.
E, Bk = edits.load(), books.load()
if a.small: E, Bk = E[:200], Bk[:120]
part = lambda key: random.Random(key).random()
test_e = [r for r in E if (r['hand'].split('-')[0] == a.held_hand if a.held_hand else part(r['id']) < .1)]
train_e = [r for r in E if a.all or r not in test_e]
test_b = [b for b in Bk if part(b['family']) < .1 and b['literal'] is not None]
train_b = [b for b in Bk if a.all or part(b['family']) >= .1]
things = sorted({n for b in Bk for n in b['subjects'] + b['also'] if len(n.split()) <= 3})
texts = [b['title'] for b in Bk] + [b['subtitle'] for b in Bk if b['subtitle']]
bank = sorted({n for b in train_b for n in books.wanted_nouns(b)})
exchange = edits.Exchange(things, texts, edits.surfaces_of(train_e))
print(f'edits {len(train_e)} + {len(test_e)}, books {len(train_b)} + {len(test_b)}, nouns {len(bank)}', flush=True)

reader = Reader().to(device)
judge_encoder = Encoder.installed(os.path.join(HERE, 'base.npz')).to(device).eval()
judge = torch.no_grad()(embed_with(judge_encoder))
embed = embed_with(reader.encoder)
run_edits = lambda ids, seen: reader.edits(reader.encoder(ids, seen), seen)
run_books = lambda ids, seen: reader.books(reader.encoder(ids, seen), seen)
heads = [*reader.edits.parameters(), *reader.books.parameters()]
opt = torch.optim.AdamW([{'params': reader.encoder.parameters(), 'lr': a.rate}, {'params': heads, 'lr': 8e-4}], weight_decay=.01)
sched = torch.optim.lr_scheduler.OneCycleLR(opt, [a.rate, 8e-4], total_steps=a.steps + 1, pct_start=.08)
size_e, size_b = (128, 96) if not a.small else (8, 8)


class Batches(torch.utils.data.IterableDataset):
    """Endless batches, made by several processes beside the training."""
    def __iter__(self):
        worker = torch.utils.data.get_worker_info()
        rng = random.Random(f'{a.seed} {worker.id if worker else 0}')
        while True:
            batch = [edits.example(rng, rng.choice(train_e), exchange, train_e) for _ in range(size_e)]
            chosen = rng.sample(train_b, min(size_b, len(train_b)))
            nouns, also_right = books.nouns_to_tell_apart(chosen, bank, rng)
            yield edits.arrays(batch, pieces)[:3], books.arrays(chosen, pieces, rng)[:3], padded(nouns), also_right


# Half precision where the machine has it.
auto = lambda: torch.autocast('cuda', dtype=torch.bfloat16) if device == 'cuda' else contextlib.nullcontext()
began = time.time()
workers = 14 if device == 'cuda' else 0
batches = iter(torch.utils.data.DataLoader(Batches(), batch_size=None, num_workers=workers, collate_fn=lambda x: x, **({'prefetch_factor': 8} if workers else {})))
for step in range(a.steps):
    if time.time() - began > a.seconds: break
    reader.train()
    of_edits, of_books, nouns, also_right = next(batches)
    ids, seen, y = edits.on(device, *of_edits)
    with auto(): out = run_edits(ids, seen)
    loss_e = edits.loss_of({k: v.float() for k, v in out.items()}, y, seen)
    ids, seen, y = edits.on(device, *of_books)
    with auto():
        out = run_books(ids, seen)
        noun_ids, noun_seen = (torch.from_numpy(x).to(device) for x in nouns)
        vectors = F.normalize(mean(reader.encoder(noun_ids, noun_seen), noun_seen), dim=-1)
    out = {k: v.float() for k, v in out.items()}
    loss_b = books.loss_of(out, y) + 1.5 * books.contrast(out['vector'], vectors.float(), torch.from_numpy(also_right).to(device))
    opt.zero_grad(); (loss_e + loss_b).backward()
    torch.nn.utils.clip_grad_norm_(reader.parameters(), 1.); opt.step(); sched.step()
    if step % 250 == 0: print(f'step {step} {time.time() - began:.0f} s, loss {loss_e.item():.2f} {loss_b.item():.2f}', flush=True)

reader.eval()
rounded = lambda scores: {k: round(v, 3) for k, v in scores.items()}
scores = {
    'edits': rounded(edits.evaluate(run_edits, test_e, pieces, device, show=14)),
    'books': rounded(books.evaluate(run_books, test_b, pieces, device, embed, bank, judge)),
    'seconds': round(time.time() - began),
}
print(json.dumps(scores), flush=True)
os.makedirs(a.out, exist_ok=True)
torch.save({'reader': {k: v.half().cpu() for k, v in reader.state_dict().items()}, 'bank': bank, 'scores': scores}, os.path.join(a.out, 'reader.pt'))
