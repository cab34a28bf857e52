import { codeChecks } from '../codes/checks'
import type { Element } from '../model'
import type { DesignCheck, ElementCheck } from './check'
import { contrastCheck } from './contrast'
import { edgeCheck } from './edge'
import { fineLettersCheck } from './fine-letters'
import { checksOfKind, checksOfKinds } from './kind-checks'
import { overlapCheck } from './overlap'
import { sampleWordsCheck } from './sample-words'
import { twiceCheck } from './twice'
import { underHolesCheck } from './under-holes'
import { emptyCheck, linesCheck } from './whole'
import { windowCheck } from './window'

/** Rules about a design as a whole, with those of each kind. */
export const designChecks: readonly DesignCheck[] = [emptyCheck, linesCheck, ...checksOfKinds]

/** Rules about any element, whatever its kind. */
const inkChecks: readonly ElementCheck[] = [
  edgeCheck,
  windowCheck,
  underHolesCheck,
  twiceCheck,
  overlapCheck,
  contrastCheck,
  fineLettersCheck,
  sampleWordsCheck,
]

/** Every rule that an element may break: its kind's own, those of codes, then those of all ink. */
export const checksOf = (element: Element): readonly ElementCheck[] => [
  ...checksOfKind(element),
  ...codeChecks,
  ...inkChecks,
]
