const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

/** What a piece of HTML says, line by line. It is parsed, never shown as HTML. */
function linesOfHtml(html: string): string[] {
  const broken = html.replaceAll(/<\/(?:p|div|li)>|<br[^<>]*>/gi, '\n')
  return (new DOMParser().parseFromString(broken, 'text/html').body.textContent ?? '').split('\n')
}

/** Cached by the elements: a line is drawn many times. */
const known = new WeakMap<readonly unknown[], string[]>()

/** The texts of a stored design, line by line; none for any other value. */
export function ownWords(design: unknown): string[] {
  const { elements } = fieldsOf(design)
  if (!Array.isArray(elements)) return []
  const words = known.get(elements) ?? readWords(elements)
  known.set(elements, words)
  return words
}

function readWords(elements: readonly unknown[]): string[] {
  return elements
    .map(fieldsOf)
    .flatMap(({ html, text }) => {
      if (typeof html === 'string') return linesOfHtml(html)
      return typeof text === 'string' ? [text] : []
    })
    .map(line => line.trim())
    .filter(line => line !== '')
}
