import {
  availableColors,
  availableFinishes,
  availableFixingOptions,
  availableFixings,
  availableMasks,
  availableMaterials,
} from './available'
import type { SignCatalogue } from './catalogue-index'
import { applyChoice, type SignChoice } from './choice'
import type { SignConfig } from './config'
import { normaliseSignConfig } from './normalise'
import { validateSign } from './validate'

/**
 * Whether a choice may be made as things stand: what gives way to it (a fixing to a size, a colour to a material) is
 * then said, and nothing else. A choice that is not offered is explained instead (SIGN-34).
 */
export function isOffered(config: SignConfig, choice: SignChoice, catalogue: SignCatalogue): boolean {
  switch (choice.kind) {
    case 'material':
      return availableMaterials(config, catalogue).some(({ name }) => name === choice.value)
    case 'color':
      return availableColors(config, catalogue).some(({ slug }) => slug === choice.value)
    case 'mask':
      return isMaskOffered(config, choice, catalogue)
    case 'size':
      return isSizeKept(applyChoice(config, choice, catalogue), catalogue)
    case 'finish':
      return availableFinishes(config, catalogue).some(({ name }) => name === choice.value)
    case 'fixing':
      return availableFixings(config, catalogue).some(({ name }) => name === choice.value)
    case 'diameters':
      return availableFixingOptions(config, catalogue).diameters?.includes(choice.value) ?? false
    default:
      return availableFixingOptions(config, catalogue)[choice.kind]?.includes(choice.value) ?? false
  }
}

/** A customer's own outline is judged as a whole: it is in no list. */
function isMaskOffered(
  config: SignConfig,
  choice: Extract<SignChoice, { kind: 'mask' }>,
  catalogue: SignCatalogue,
): boolean {
  if ('maskCustom' in choice.value)
    return validateSign(applyChoice(config, choice, catalogue), catalogue).length === 0
  return availableMasks(config, catalogue).some(({ name }) => name === choice.value.shape)
}

function isSizeKept(wanted: SignConfig, catalogue: SignCatalogue): boolean {
  const { width, height } = normaliseSignConfig(wanted, catalogue).config
  return width === wanted.width && height === wanted.height
}
