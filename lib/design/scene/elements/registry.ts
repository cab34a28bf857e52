import type { Element, ElementOf, ElementType } from '../model'
import { barcodeKind } from './barcode/kind'
import { borderKind } from './border/kind'
import { customHoleKind } from './custom-hole/kind'
import { dateKind } from './date/kind'
import { imageKind } from './image/kind'
import type { ElementKind } from './kind'
import { qrcodeKind } from './qrcode/kind'
import { roundedTextKind } from './rounded-text/kind'
import { shapeKind } from './shape/kind'
import { textKind } from './text/kind'

/** One line a kind of element. */
export const elementKinds = {
  text: textKind,
  'rounded-text': roundedTextKind,
  date: dateKind,
  image: imageKind,
  qrcode: qrcodeKind,
  barcode: barcodeKind,
  shape: shapeKind,
  border: borderKind,
  'custom-hole': customHoleKind,
} satisfies { [T in ElementType]: ElementKind<ElementOf<T>> }

/** The kind of an element: it may be asked about elements of this one's type alone. */
export function kindOf(element: Element): ElementKind<Element> {
  return elementKinds[element.type]
}
