import type { FontEngine } from '../../fonts/engine'
import { layoutText } from '../../layout/text'
import type { TextLayout } from '../../layout/types'
import type { TextElement } from './schema'

const layouts = new WeakMap<TextElement, { engine: FontEngine; layout: TextLayout }>()

/** The element's lines, glyphs and caret stops in mm from its box's corner, before its rotation. */
export function layoutTextElement(element: TextElement, engine: FontEngine): TextLayout {
  const known = layouts.get(element)
  if (known?.engine === engine) return known.layout
  const layout = layoutText(
    element.doc,
    {
      ...element.size,
      lineHeight: element.lineHeight,
      letterSpacing: element.letterSpacing ?? 0,
      wrap: element.wrap ?? false,
    },
    engine,
  )
  layouts.set(element, { engine, layout })
  return layout
}
