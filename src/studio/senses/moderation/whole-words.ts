// Words and names that look like several words run together, and are not: a handbook for therapists is for no rapists.
import { words } from './phrases.ts'

export const wholeWords = words(`
  therapists dickinson cockburn woodcock buttercup buttercups butterworth manslaughter overkill roadkill behaving compassionate
  cocksure bombshell photobomb eyeballs rediscovered chambermaid washerwomen hairdressing homework schoolwork photosynthesis
  membership composition decomposition conversion diversion toxicity courtship bridesmaid midwives deathbed girlhood
`)
