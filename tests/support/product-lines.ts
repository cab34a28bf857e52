import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { StoredDesign, StoredElement } from '@/lib/design/scene/model'
import { parseDesign } from '@/lib/design/scene/parse'
import { type Plate, plateOf } from '@/lib/design/scene/plate'
import type { NewLine } from '@/lib/product/kinds/kind'
import { kindOf, lineOf, plainLine } from '@/lib/product/kinds/registry'

/** A word in the middle of a plate, above the window of a dater, in letters that every plate of the shop takes. mm. */
function word(words: string, { widthMm, heightMm, keepOut }: Plate): StoredElement {
  const [size, height] = [2.6, 2.86]
  return {
    id: 'word',
    type: 'text',
    html: `<div style="text-align:center"><span style="font-family:'Roboto';font-size:${size}mm">${words}</span></div>`,
    lineHeight: 1.1,
    position: { left: 0.6, top: ((keepOut?.top ?? heightMm) - height) / 2 },
    size: { width: widthMm - 1.2, height },
    overflowing: false,
  }
}

/** What a shopper might write on a line's plate: one short word. Throws where nothing can be written. */
export function written(
  line: Pick<NewLine, 'type' | 'slug' | 'content'>,
  catalogue: Catalogue,
  words = 'Ab',
): StoredDesign {
  const blank = kindOf(line)?.blank(line, catalogue, 'fr')
  const parsed = parseDesign(blank)
  const plate = parsed.ok ? plateOf(parsed.design, catalogue) : null
  if (!blank || !plate) throw new Error(`nothing can be written on ${line.slug}`)
  return { ...blank, elements: [word(words, plate)] }
}

/** A pack with a word on each of its personalised parts. */
export function writtenPack(slug: string, catalogue: Catalogue, words = 'Ab'): NewLine {
  const parts = plainLine('pack', slug, catalogue)?.content.parts ?? []
  const own = parts.map(part =>
    kindOf(part)?.blank(part, catalogue, 'fr')
      ? { ...part, content: { ...part.content, design: written(part, catalogue, words) } }
      : part,
  )
  return lineOf({ kind: 'pack', slug, name: 'Pack', quantity: 1, parts: own })
}
