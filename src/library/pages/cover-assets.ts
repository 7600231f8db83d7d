// The six files of a cover: those that are there to be downloaded, the others to be made.
import { type AssetType, assetSource, assetTypes, upscaledAsset, upscaleSources } from '../../catalog/assets.ts'
import { type OperationName, operations } from '../../catalog/operations.ts'
import type { CoverDetail } from '../../contract/covers.ts'
import { type Content, type Html, html } from '../../html/html.ts'
import { hidden } from '../../identity/rules.ts'
import { formState, type Tried } from '../form-state.ts'
import type { Frame } from '../reader.ts'
import { creditsInWords, wishForm } from './fields.ts'

const assetsInWords: Readonly<Record<AssetType, { readonly name: string; readonly size: string }>> = {
  preview: { name: 'Cover', size: '1600 × 2560' },
  full: { name: 'Cover for print', size: '3200 × 5120' },
  audiobook_preview: { name: 'Audiobook', size: '1600 × 1600' },
  audiobook_full: { name: 'Audiobook, large', size: '3200 × 3200' },
  no_text: { name: 'Without text', size: '1600 × 2560' },
  no_text_full: { name: 'Without text, for print', size: '3200 × 5120' },
}

interface Making {
  readonly operation: OperationName
  /** The last part of the form's path. */
  readonly path: string
  readonly sourceAsset: string
}

/** How each asset is made. */
const makingOf = (asset: AssetType): Making | null => {
  if (asset === 'audiobook_preview') return { operation: 'audiobook_cover', path: 'audiobook-cover', sourceAsset: '' }
  if (asset === 'no_text') return { operation: 'remove_text', path: 'remove-text', sourceAsset: '' }
  const source = upscaleSources.find((each) => upscaledAsset[each] === asset)
  return source === undefined ? null : { operation: 'upscale', path: 'upscale', sourceAsset: source }
}

export const assetFormId = (asset: AssetType): string => `make-${asset}`

export interface AssetsView {
  readonly cover: CoverDetail
  /** The assets that a running job makes. */
  readonly beingMade: ReadonlySet<string>
  readonly tried: Tried | null
}

const makeForm = (frame: Frame, { cover, tried }: AssetsView, asset: AssetType, making: Making): Html =>
  wishForm(
    frame,
    {
      action: `/library/covers/${cover.coverId}/${making.path}`,
      state: formState({ id: assetFormId(asset), fields: {} }, tried),
      kind: 'small',
    },
    html`${hidden('asset', asset)}${making.sourceAsset !== '' && hidden('sourceAsset', making.sourceAsset)}
<button><span class="does">Make it</span><span class="unseen"> (${assetsInWords[asset].name})</span> <span class="price">${creditsInWords(operations[making.operation].creditsPerImage)}</span></button>`,
  )

const wayTo = (frame: Frame, view: AssetsView, asset: AssetType): Content => {
  const { coverId, assets } = view.cover
  const { name } = assetsInWords[asset]
  if (assets[asset].available)
    return html`<a class="button" href="${frame.root}/library/covers/${coverId}/assets/${asset}">Download<span class="unseen"> (${name})</span></a>`
  if (view.beingMade.has(asset)) return html`<span class="hint">being made</span>`
  const source = assetSource[asset]
  if (source !== null && !assets[source].available)
    return html`<span class="hint">needs “${assetsInWords[source].name}” first</span>`
  const making = makingOf(asset)
  return making && makeForm(frame, view, asset, making)
}

export const assetList = (frame: Frame, view: AssetsView): Html =>
  html`<ul class="assets">${assetTypes.map(
    (asset) =>
      html`<li><span class="asset"><b>${assetsInWords[asset].name}</b><small>${assetsInWords[asset].size}</small></span>${wayTo(frame, view, asset)}</li>`,
  )}</ul>`
