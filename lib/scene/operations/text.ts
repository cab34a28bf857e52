import type { TextChange } from '../elements/letters'
import { kindOf } from '../elements/registry'
import { withDoc } from '../elements/text/measure'
import type { Design } from '../model'
import { sameDoc, type TextDoc } from '../text-doc'
import { changeElements } from './change'

/** Puts a canonical text into an element. */
export function setTextDoc(design: Design, id: string, doc: TextDoc): Design {
  return changeElements(design, [id], element => {
    return element.type !== 'text' || sameDoc(doc, element.doc) ? element : withDoc(element, doc)
  })
}

/** Changes the letters of elements: family, size, weight, alignment, spacing, as far as they have them. */
export function setTextStyle(design: Design, ids: readonly string[], change: TextChange): Design {
  return changeElements(design, ids, element => kindOf(element).letters?.restyle(element, change) ?? element)
}
