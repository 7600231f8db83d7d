// dustjacket preflight
import type { StudioCommand } from '../command.ts'

export const preflight: StudioCommand = {
  kind: 'studio',
  unit: 'files',
  name: 'preflight',
  usage: 'preflight FILE.pdf --trim 6x9 --pages N --paper P [--binding B]',
  summary: "measures a wrap's PDF, from here or elsewhere, against what the printer wants; B is paperback or hardcover",
  /** Loaded only here: no other command reads PDF files. */
  run: async (_, given) => {
    const { preflightFile } = await import('../preflight-file.ts')
    return preflightFile(given)
  },
}
