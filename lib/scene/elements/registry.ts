import type { Element, ElementType } from '../model'
import { borderKind } from './border/kind'
import { customHoleKind } from './custom-hole/kind'
import { imageKind } from './image/kind'
import type { ElementKind } from './kind'
import { qrcodeKind } from './qrcode/kind'
import { roundedTextKind } from './rounded-text/kind'
import { shapeKind } from './shape/kind'
import { textKind } from './text/kind'

/** One line a kind of element. */
const kinds = {
  text: textKind,
  'rounded-text': roundedTextKind,
  image: imageKind,
  qrcode: qrcodeKind,
  shape: shapeKind,
  border: borderKind,
  'custom-hole': customHoleKind,
} satisfies { [T in ElementType]: ElementKind<Extract<Element, { type: T }>> }

/** The kind of an element. The registry's keys are the elements' types, which the compiler cannot follow here. */
export function kindOf<E extends Element>(element: E): ElementKind<E> {
  return kinds[element.type] as unknown as ElementKind<E>
}

/** What makes a new element of a type. */
export function kindNamed<T extends ElementType>(type: T): ElementKind<Extract<Element, { type: T }>> {
  return kinds[type] as unknown as ElementKind<Extract<Element, { type: T }>>
}
