import { BoundedCache } from '../../bounded-cache'
import type { FontEngine } from '../../fonts/engine'
import { parseTextHtml } from '../../html'
import { layoutText } from '../../layout/text'
import type { TextLayout } from '../../layout/types'
import type { TextDoc } from '../../text-doc'
import type { TextElement } from './schema'

/** Characters of html kept. */
const docs = new BoundedCache<TextDoc>(2_000_000)

/** The text of an element; parsed once a html. */
export function textDocOf(element: Pick<TextElement, 'html'>): TextDoc {
  const known = docs.get(element.html)
  if (known) return known
  const { doc } = parseTextHtml(element.html)
  docs.set(element.html, doc, element.html.length + 1)
  return doc
}

/** Keeps a text that was just written as this html, so that it need not be read again. It must be canonical. */
export function rememberTextDoc(html: string, doc: TextDoc): void {
  docs.set(html, doc, html.length + 1)
}

const layouts = new WeakMap<TextElement, { engine: FontEngine; layout: TextLayout }>()

/** The element's lines, glyphs and caret stops in mm from its box's corner, before its rotation. */
export function layoutTextElement(element: TextElement, engine: FontEngine): TextLayout {
  const known = layouts.get(element)
  if (known?.engine === engine) return known.layout
  const layout = layoutText(
    textDocOf(element),
    { ...element.size, lineHeight: element.lineHeight, letterSpacing: element.letterSpacing ?? 0 },
    engine,
  )
  layouts.set(element, { engine, layout })
  return layout
}
