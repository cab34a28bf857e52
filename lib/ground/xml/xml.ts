const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Characters that no XML document may have, not even escaped (XML 1.0, 2.2). */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, character => entities[character] ?? '')

/** An element with a text, or with elements. */
export function element(
  name: string,
  content: string | readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inner = typeof content === 'string' ? escapeXml(content) : content.join('')
  return `<${name}${written.join('')}>${inner}</${name}>`
}

/** A whole document. `attributes` are those of its root, as they stand. */
export const xmlDocument = (root: string, attributes: string, content: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${attributes}>${content.join('\n')}</${root}>\n`
