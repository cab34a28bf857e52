import type { StampModel } from '@/lib/catalogue/stamps'
import type { SignConfig } from '@/lib/product/sign/config'
import { shiftElements } from '@/lib/product/sign/shift-elements'
import { signSlug } from '@/lib/product/sign/slug'
import { patchStampConfig, type StampPatch } from '@/lib/product/stamp/patch'
import { stampSlug } from '@/lib/product/stamp/slug'
import type { SignDesign, StampDesign } from '../model'
import type { Plate } from '../plate'

/**
 * Changes the model, mount colour or ink of a stamp; what the new model lacks becomes its first (STAMP-3).
 * Elements shift with the plate's size. An unknown model changes nothing.
 * @param plateBefore the plate that the design is made on now
 */
export function setStamp(
  design: StampDesign,
  patch: StampPatch,
  models: readonly StampModel[],
  plateBefore: Plate,
): StampDesign {
  const changed = patchStampConfig(design, patch, models)
  const slug = stampSlug(changed.config)
  const model = models.find(candidate => candidate.slug === slug)
  if (!model || slug === design.modelId) return changed
  const before = { width: plateBefore.widthMm, height: plateBefore.heightMm }
  const elements = [...shiftElements(design.elements, before, model)]
  return { ...changed, slug, modelId: slug, modelName: model.shortTitle, elements }
}

/** Gives a sign another config, already normalised; its elements shift with the size. */
export function setSign(design: SignDesign, config: SignConfig, modelName: string): SignDesign {
  const { width, height } = design.config
  return {
    ...design,
    config,
    modelId: signSlug(config.material),
    modelName,
    elements: [...shiftElements(design.elements, { width, height }, config)],
  }
}
