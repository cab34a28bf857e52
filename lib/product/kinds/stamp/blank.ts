import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findStampModel } from '@/lib/catalogue/lookup'
import type { Rubber, StampModel } from '@/lib/catalogue/stamps'
import type { StoredDesign } from '@/lib/design/scene/model'
import { designVersion } from '@/lib/design/scene/version'
import type { Language } from '@/lib/ground/common'
import type { StampConfig } from '@/lib/product/stamp/config'
import { configOf, inkOf, textOf } from '../content'
import type { ProductLine } from '../kind'

type StampDesign = Extract<StoredDesign, { type: 'stamp' | 'rubber' }>

/** A plate with nothing on it. */
export function blankDesign(
  type: StampDesign['type'],
  { slug, title }: StampModel | Rubber,
  config: StampConfig,
  { inkColor, modelName, language }: { inkColor: string | null; modelName: string; language: Language },
): StampDesign {
  return {
    version: designVersion,
    id: slug,
    type,
    slug,
    name: title[language],
    config,
    inkColor,
    elements: [],
    background: 'white',
    quantity: 1,
    stepperMode: false,
    preset: false,
    modelId: slug,
    modelName,
  }
}

/** A model's configuration in a mount colour, its first where none is chosen. */
export function stampConfigOf(model: StampModel, color: string = model.colors[0] ?? ''): StampConfig {
  const { brand, range, model: name, round, embededContent } = model
  return { brand, range, model: name, color, round, fixedRatio: false, embededContent }
}

/** The ink that a model is shown in: the shop's usual one where it has it. */
export function firstInk({ inksColor }: StampModel, { defaultInk }: Catalogue['stampModels']): string | null {
  return inksColor.includes(defaultInk) ? defaultInk : (inksColor[0] ?? null)
}

/** A stamp with nothing on it, in the line's colours; `null` for a model without a plate to design. */
export function blankStamp(line: ProductLine, catalogue: Catalogue, language: Language): StampDesign | null {
  const model = findStampModel(catalogue, line.slug)
  if (!model?.editable) return null
  const config = stampConfigOf(model, textOf(configOf(line)?.color) || undefined)
  const inkColor = inkOf(line) ?? firstInk(model, catalogue.stampModels)
  return blankDesign('stamp', model, config, { inkColor, modelName: model.shortTitle, language })
}
