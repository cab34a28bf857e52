import 'server-only'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Language } from '@/lib/catalogue/common'
import type { StampModel } from '@/lib/catalogue/stamps'
import { fitAroundWindow, impressionOfScene } from '@/lib/drawing/scene-marks'
import type { Impression } from '@/lib/drawing/stamps/impression'
import type { StampDesign } from '@/lib/scene/model'
import { compileDesign } from '@/server/scene/compile-design'
import type { PictureContent, Template } from './templates'

type StampTemplate = Template<StampDesign>

function isStampTemplate(template: Template): template is StampTemplate {
  return template.design.type === 'stamp'
}

type Plate = Pick<StampModel, 'width' | 'height' | 'shape' | 'embededContent'>

function plateModel(template: StampTemplate, { stampModels }: Catalogue): StampModel | undefined {
  const { brand, range, model } = template.design.config
  return stampModels.models.find(m => m.brand === brand && m.range === range && m.model === model)
}

const outlineKind = ({ shape }: Pick<StampModel, 'shape'>) => (shape === 'square' ? 'rect' : shape)

/** How far the plate of a template is from a model's: in ratio above all, then in size. */
function distance(a: Plate, b: Plate): number {
  const ratio = Math.abs(Math.log(a.width / a.height / (b.width / b.height)))
  const size = Math.abs(Math.log(a.width / b.width))
  return ratio + 0.35 * size
}

/** Close enough to be taken in turn, so that a listing does not repeat one text. */
const nearEnough = 0.12

function turnOf(text: string, count: number): number {
  let sum = 0
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % count
}

/**
 * The template that suits a model: its own, else the one of the same outline whose plate is closest in ratio and
 * size. Daters take a dater's text, for the window must stay free. `undefined` where the model prints a band alone.
 */
export function suitingTemplate(
  model: StampModel,
  language: Language,
  { catalogue, templates }: PictureContent,
): StampTemplate | undefined {
  if (model.band && !model.embededContent) return undefined
  const windowed = model.embededContent !== null
  const all = templates.filter(isStampTemplate)
  const own = all.filter(template => template.language === language)
  // Where a language has no templates, the French ones are shown.
  const candidates = (own.length ? own : all.filter(template => template.language === 'fr'))
    .flatMap(template => {
      const plate = plateModel(template, catalogue)
      return plate ? [{ template, plate, far: distance(plate, model) }] : []
    })
    .filter(({ plate }) => (plate.embededContent !== null) === windowed)
  const exact = candidates.find(({ plate }) => plate.slug === model.slug)
  if (exact) return exact.template
  const sameOutline = candidates.filter(({ plate }) => outlineKind(plate) === outlineKind(model))
  const sorted = (sameOutline.length ? sameOutline : candidates).sort((a, b) => a.far - b.far)
  const best = sorted[0]
  if (!best) return undefined
  const near = sorted.filter(({ far }) => far - best.far < nearEnough)
  return near[turnOf(model.slug, near.length)]?.template
}

/** The print of the template that suits a model; `undefined` where there is none. */
export async function templateImpression(
  model: StampModel,
  template: StampTemplate | undefined,
  catalogue: Catalogue,
): Promise<Impression | undefined> {
  if (!template) return model.band ? { shapes: [], widthMm: model.width, heightMm: model.height } : undefined
  const scene = await compileDesign(template.design, catalogue)
  if (!scene) return undefined
  const plate = plateModel(template, catalogue)
  const window = model.embededContent?.area
  const from = plate?.embededContent?.area
  if (window && from && plate.slug !== model.slug) {
    return fitAroundWindow(scene, from, { width: model.width, height: model.height, window })
  }
  return impressionOfScene(scene)
}
