import { barcodeChecks } from '../elements/barcode/checks'
import { borderChecks } from '../elements/border/checks'
import { customHoleChecks, holesChecks } from '../elements/custom-hole/checks'
import { dateChecks } from '../elements/date/checks'
import { imageChecks } from '../elements/image/checks'
import { qrcodeChecks } from '../elements/qrcode/checks'
import { roundedTextChecks } from '../elements/rounded-text/checks'
import { shapeChecks } from '../elements/shape/checks'
import { textChecks } from '../elements/text/checks'
import type { Element, ElementOf, ElementType } from '../model'
import type { DesignCheck, ElementCheck } from './check'

/**
 * One line a kind of element: the rules that only its elements can break. They stand beside the kinds, not in them: who draws
 * need not load them, and the editor has them in its worker alone.
 */
const kindChecks: { readonly [T in ElementType]: readonly ElementCheck<ElementOf<T>>[] } = {
  text: textChecks,
  'rounded-text': roundedTextChecks,
  date: dateChecks,
  image: imageChecks,
  qrcode: qrcodeChecks,
  barcode: barcodeChecks,
  shape: shapeChecks,
  border: borderChecks,
  'custom-hole': customHoleChecks,
}

/** The rules of an element's own kind. */
export const checksOfKind = ({ type }: Element): readonly ElementCheck[] => kindChecks[type]

/** Rules about all elements of a kind together, or about their absence. */
export const checksOfKinds: readonly DesignCheck[] = holesChecks
