// Everything that the editor's page begins with.
import { createHash } from 'node:crypto'
import type { Wrap } from '../wraps/rules.ts'
import { bindingChoices, faceChoices } from './choices.ts'
import type { TypesetTask } from './typeset.ts'
import type { OpenedWrap, TypesetAnswer } from './wire.ts'

/** What of a wrap typesetting needs. */
export const typesetBasis = ({ voice, art, backdrop }: Wrap): Pick<TypesetTask, 'voice' | 'art'> => ({
  voice,
  art: { specs: art.painted, backdrop, front: { complete: art.frontComplete, dpi: art.frontDpi } },
})

export const openedWrap = (wrap: Wrap, title: string, answer: TypesetAnswer): OpenedWrap => ({
  ...answer,
  wrapId: wrap.id,
  title,
  revision: wrap.revision,
  designStyle: wrap.designStyle,
  // The key of a file is nobody's business; that it is another one is.
  artVersion: createHash('sha256').update(wrap.art.sheet).digest('base64url').slice(0, 12),
  faces: faceChoices(),
  bindings: bindingChoices(wrap.specs),
})
