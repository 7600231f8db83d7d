"""Names the families of books that training keeps back, one a line: what the reader may be measured on.
Usage: python3 training/held_out.py > training/out/held-out.txt"""
import glob, json, os, random

HERE = os.path.dirname(os.path.abspath(__file__))
families = {json.loads(line)['family'] for name in glob.glob(os.path.join(HERE, 'data/books/*.jsonl')) for line in open(name, encoding='utf8') if line.strip()}
# As train.py parts them.
print('\n'.join(sorted(f for f in families if random.Random(f).random() < .1)))
