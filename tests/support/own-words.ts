import { keepsPlace, plainWords } from '@/lib/design/scene/checks/sample-words'
import type { Design } from '@/lib/design/scene/model'
import { formLines, setLineText } from '@/lib/design/scene/operations/text-lines'
import { madeUpIn } from '@/lib/design/templates/made-up'

/** Words of no template, about as wide. */
const other = (text: string): string => [...text.replaceAll('0', '8').replaceAll('X', 'K')].reverse().join('')

/** A design whose shopper has written something else wherever its template made words up. */
export function withOwnWords<D extends Design>(design: D): D {
  const madeUp = new Set(madeUpIn([design]))
  const written = formLines(design)
    .filter(({ text }) => madeUp.has(plainWords(text)) || keepsPlace(text))
    .reduce<Design>(
      (next, { elementId, line, text }) => setLineText(next, elementId, line, other(text)),
      design,
    )
  const elements = written.elements.map(element =>
    element.type === 'qrcode'
      ? { ...element, qrData: element.qrData.replace(/ex[ae]mple|beispiel/g, 'imprint') }
      : element,
  )
  return { ...design, elements }
}
