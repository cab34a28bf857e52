import 'server-only'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Language } from '@/lib/catalogue/common'
import type { StampModel } from '@/lib/catalogue/stamps'
import { fitAroundWindow, impressionOfScene } from '@/lib/drawing/scene-marks'
import type { Impression } from '@/lib/drawing/stamps/impression'
import type { StampDesign } from '@/lib/scene/model'
import { compileDesign } from '@/server/scene/compile-design'
import type { PictureContent, Sample } from './samples'

type StampSample = Sample<StampDesign>

function isStampSample(sample: Sample): sample is StampSample {
  return sample.design.type === 'stamp'
}

type Plate = Pick<StampModel, 'width' | 'height' | 'shape' | 'embededContent'>

function plateModel(sample: StampSample, { stampModels }: Catalogue): StampModel | undefined {
  const { brand, range, model } = sample.design.config
  return stampModels.models.find(m => m.brand === brand && m.range === range && m.model === model)
}

const outlineKind = ({ shape }: Pick<StampModel, 'shape'>) => (shape === 'square' ? 'rect' : shape)

/** How far the plate of a sample is from a model's: in ratio above all, then in size. */
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
 * The sample that suits a model: its own, else the one of the same outline whose plate is closest in ratio and
 * size. Daters take a dater's text, for the window must stay free. `undefined` where the model prints a band alone.
 */
export function suitingSample(
  model: StampModel,
  language: Language,
  { catalogue, samples }: PictureContent,
): StampSample | undefined {
  if (model.band && !model.embededContent) return undefined
  const windowed = model.embededContent !== null
  const all = samples.filter(isStampSample)
  const own = all.filter(sample => sample.language === language)
  // Where a language has no ready-made designs, the French ones are shown.
  const candidates = (own.length ? own : all.filter(sample => sample.language === 'fr'))
    .flatMap(sample => {
      const plate = plateModel(sample, catalogue)
      return plate ? [{ sample, plate, far: distance(plate, model) }] : []
    })
    .filter(({ plate }) => (plate.embededContent !== null) === windowed)
  const exact = candidates.find(({ plate }) => plate.slug === model.slug)
  if (exact) return exact.sample
  const sameOutline = candidates.filter(({ plate }) => outlineKind(plate) === outlineKind(model))
  const sorted = (sameOutline.length ? sameOutline : candidates).sort((a, b) => a.far - b.far)
  const best = sorted[0]
  if (!best) return undefined
  const near = sorted.filter(({ far }) => far - best.far < nearEnough)
  return near[turnOf(model.slug, near.length)]?.sample
}

/** The print of the sample that suits a model; `undefined` where there is none. */
export async function sampleImpression(
  model: StampModel,
  sample: StampSample | undefined,
  catalogue: Catalogue,
): Promise<Impression | undefined> {
  if (!sample) return model.band ? { shapes: [], widthMm: model.width, heightMm: model.height } : undefined
  const scene = await compileDesign(sample.design, catalogue)
  if (!scene) return undefined
  const plate = plateModel(sample, catalogue)
  const window = model.embededContent?.area
  const from = plate?.embededContent?.area
  if (window && from && plate.slug !== model.slug) {
    return fitAroundWindow(scene, from, { width: model.width, height: model.height, window })
  }
  return impressionOfScene(scene)
}
