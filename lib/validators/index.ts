export {
  type FieldFindings,
  findingsOf,
  isComplete,
  isValidatorCode,
  type ValidatorCode,
  validatorCodes,
} from './codes'
export { checkFiles, checkImages, fileLimits, imageLimits } from './files'
export { checkMessage } from './message'
export { checkPrice, parsePrice } from './price'
export { normaliseLine, normaliseMessage, normaliseNumber } from './text'
