import { dateWords } from '@/lib/design/scene/elements/date/words'
import type { Design } from '@/lib/design/scene/model'
import { formLines } from '@/lib/design/scene/operations/text-lines'

/** Everything in a design that says something: its texts, its codes, its pictures. */
function wordsOf(design: Design): string[] {
  const others = design.elements.flatMap(element => {
    if (element.type === 'qrcode') return `${element.qrDataType}:${element.qrData}`
    if (element.type === 'barcode') return `${element.symbology}:${element.data}`
    if (element.type === 'date') return dateWords(element)
    return element.type === 'image' ? element.src : []
  })
  return [...formLines(design).map(({ text }) => text), ...others].sort()
}

/**
 * Whether a design still says what a ready-made formula says, on any mount and in any ink: then it has no words of the
 * shopper, and it can be returned (PRODUCT-3, PRODUCT-8).
 */
export function saysTheSame(design: Design, formula: Design): boolean {
  const [own, given] = [wordsOf(design), wordsOf(formula)]
  return own.length === given.length && own.every((word, index) => word === given[index])
}
