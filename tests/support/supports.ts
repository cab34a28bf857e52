import { parseItem } from '@/lib/design/scene/item'
import type { SignDesign } from '@/lib/design/scene/model'
import { changePlates } from '@/lib/design/scene/operations/plates'
import { canonicalDoc, defaultTextStyle } from '@/lib/design/scene/text-doc'
import { kindOf } from '@/lib/product/kinds/registry'
import { catalogue } from './catalogue'

/** A support with nothing on its plates, as the editor opens it. */
export function blankSupport(slug: string): SignDesign {
  const line = { type: 'static', slug, content: {} } as const
  const parsed = parseItem(kindOf(line)?.blank(line, catalogue, 'fr'))
  if (!parsed.ok || parsed.design.type !== 'sign') throw new Error(`nothing to design on ${slug}`)
  return parsed.design
}

/** A plate with some lines of 6 mm letters. */
export function writtenPlate(plate: SignDesign, lines: readonly string[], sizeMm = 6): SignDesign {
  const style = { ...defaultTextStyle, sizeMm }
  const doc = canonicalDoc({
    lines: lines.map(text => ({ align: 'center' as const, runs: [{ text, style }] })),
  })
  const { width, height } = plate.config
  const size = { width: width - 4, height: lines.length * sizeMm * 1.1 }
  const position = { left: 2, top: (height - size.height) / 2 }
  return {
    ...plate,
    elements: [{ id: 'e1', type: 'text', doc, lineHeight: 1.1, position, size, overflowing: false }],
  }
}

/** A support whose every plate says which one it is. */
export const writtenSupport = (slug: string): SignDesign =>
  changePlates(blankSupport(slug), (plate, place) => writtenPlate(plate, [`Plate ${place}`]))
