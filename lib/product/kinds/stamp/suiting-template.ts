import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findStampModel } from '@/lib/catalogue/lookup'
import type { StampModel } from '@/lib/catalogue/stamps'
import type { StampDesign } from '@/lib/design/scene/model'
import { stampSlug } from '@/lib/product/stamp/slug'
import { type Template, templatesOf } from '../template'

export type StampTemplate = Template<Extract<StampDesign, { type: 'stamp' }>>

/** The model that a design is made on; a model that has gone has no plate to compare. */
export const modelOfDesign = ({ config }: StampDesign, catalogue: Catalogue): StampModel | undefined =>
  findStampModel(catalogue, stampSlug(config))

const outlineKind = ({ shape }: Pick<StampModel, 'shape'>) => (shape === 'square' ? 'rect' : shape)

const ratioApart = (a: StampModel, b: StampModel): number =>
  Math.abs(Math.log(a.width / a.height / (b.width / b.height)))

/** How far two plates are apart: in ratio above all, then in size. */
const distance = (a: StampModel, b: StampModel): number =>
  ratioApart(a, b) + 0.35 * Math.abs(Math.log(a.width / b.width))

/** Close enough to be taken in turn, so that a listing does not repeat one text. */
const nearEnough = 0.12

function turnOf(text: string, count: number): number {
  let sum = 0
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % count
}

/** The templates of stamps with their plates, a window where the model has one: a dater's date needs it free. */
const candidatesFor = (model: StampModel, templates: readonly Template[], catalogue: Catalogue) =>
  templatesOf('stamp', templates).flatMap(template => {
    const plate = modelOfDesign(template.design, catalogue)
    const fits = plate && (plate.embededContent !== null) === (model.embededContent !== null)
    return fits ? [{ template, plate }] : []
  })

/**
 * The template of a language that suits a model: its own, else the one of the same outline whose plate is closest in
 * ratio and size. Daters take a dater's text. `undefined` where the model prints a band alone.
 */
export function suitingTemplate(
  model: StampModel,
  templates: readonly Template[],
  catalogue: Catalogue,
): StampTemplate | undefined {
  if (model.band && !model.embededContent) return undefined
  const candidates = candidatesFor(model, templates, catalogue).map(candidate => ({
    ...candidate,
    far: distance(candidate.plate, model),
  }))
  const exact = candidates.find(({ plate }) => plate.slug === model.slug)
  if (exact) return exact.template
  const sameOutline = candidates.filter(({ plate }) => outlineKind(plate) === outlineKind(model))
  const sorted = (sameOutline.length ? sameOutline : candidates).sort((a, b) => a.far - b.far)
  const best = sorted[0]
  if (!best) return undefined
  const near = sorted.filter(({ far }) => far - best.far < nearEnough)
  return near[turnOf(model.slug, near.length)]?.template
}

/** How much a ratio may differ for a text to be worth beginning with. */
const likeEnough = 0.7

/** Templates to begin with on a model, those first whose plate is most like its own; each has a page. */
export const templatesLike = (
  model: StampModel,
  templates: readonly Template[],
  catalogue: Catalogue,
): StampTemplate[] =>
  candidatesFor(model, templates, catalogue)
    .filter(({ template, plate }) => template.url && plate.shape === model.shape)
    .map(({ template, plate }) => ({ template, far: ratioApart(plate, model) }))
    .filter(({ far }) => far < likeEnough)
    .sort((a, b) => a.far - b.far)
    .map(({ template }) => template)
