export {
  type AvailableOptions,
  availableColors,
  availableFinishes,
  availableFixingOptions,
  availableFixings,
  availableHoleLayouts,
  availableMasks,
  availableMaterials,
} from './available'
export { availableBackgrounds, pickBackground } from './backgrounds'
export type { SignCatalogue } from './catalogue-index'
export { applyChoice, type SignChoice, type SignPart } from './choice'
export type {
  ConfigSupport,
  MaskCustom,
  SignConfig,
  SignFinishes,
  SignFixing,
  SignFixingOptions,
  SignMask,
} from './config'
export { describeFinding, type FindingText } from './describe-finding'
export { explain, type SignAlternative, type SignExplanation } from './explain'
export {
  type SignChange,
  type SignFinding,
  type SignFindingCode,
  type SignReason,
  type SignSubject,
  signFindingCodes,
} from './finding'
export { type HolePosition, holePositions } from './hole-positions'
export { replaceMaterial } from './materials'
export { type NormalisedSign, normaliseSignConfig } from './normalise'
export { madeOf, type Oversize, oversize } from './oversize'
export { shiftElements } from './shift-elements'
export { type SupportMultiFormat, supportMultiSize } from './support-multi'
export { validateSign } from './validate'
