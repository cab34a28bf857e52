import type { Matrix } from '@/lib/design/geometry/transform'

const special = /[&<>"\ufffe\uffff]|[^\P{Cc}\t\n\r]/u
const everySpecial = new RegExp(special, 'gu')

/** A text as it stands in XML. Nearly all attributes are figures and words that stay as they are. */
export const escaped = (text: string): string =>
  special.test(text)
    ? text.replace(everySpecial, sign => {
        if (sign === '&') return '&amp;'
        if (sign === '<') return '&lt;'
        if (sign === '>') return '&gt;'
        return sign === '"' ? '&quot;' : ' '
      })
    : text

/** The figures of a matrix as they are written. */
export const numbers = (matrix: Matrix): string => matrix.map(part => Number(part.toPrecision(12))).join(' ')

/** Attributes as they stand in a tag, each behind a blank. */
export function asText(attributes: ReadonlyMap<string, string>): string {
  let text = ''
  for (const [name, value] of attributes) text += ` ${name}="${escaped(value)}"`
  return text
}
