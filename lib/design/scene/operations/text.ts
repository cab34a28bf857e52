import type { TextChange } from '../elements/letters'
import { kindOf } from '../elements/registry'
import type { Design } from '../model'
import type { TextDoc } from '../text-doc'
import { changeElements } from './change'

/** Puts a canonical text into an element whose words are written on the canvas. */
export function setTextDoc(design: Design, id: string, doc: TextDoc): Design {
  return changeElements(
    design,
    [id],
    element => kindOf(element).letters?.writing?.withDoc(element, doc) ?? element,
  )
}

/** Changes the letters of elements: family, size, weight, alignment, spacing, as far as they have them. */
export function setTextStyle(design: Design, ids: readonly string[], change: TextChange): Design {
  return changeElements(design, ids, element => kindOf(element).letters?.restyle(element, change) ?? element)
}
