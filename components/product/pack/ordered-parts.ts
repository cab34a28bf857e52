import type { StoredDesign } from '@/lib/design/scene/model'
import type { CartItemContent } from '@/lib/product/item/item'
import type { PackDraft } from '@/stores/pack-draft'
import type { PartView } from './shown-pack'

/** The parts of a pack as its line carries them: each with its design and in the colour that was chosen. */
export const orderedParts = (
  parts: readonly PartView[],
  draft: PackDraft,
  made: Readonly<Record<number, { design: StoredDesign | null }>>,
): NonNullable<CartItemContent['parts']> =>
  parts.map(({ part: { type, slug, content }, color: first, colors }, index) => {
    const chosen = draft.parts[index]?.color
    const color = colors.some(({ value }) => value === chosen) ? chosen : first
    const design = made[index]?.design
    if (design) {
      const inkColor = color ?? design.inkColor
      const own = { ...design, inkColor, id: crypto.randomUUID() }
      return { type, slug, content: { ...content, design: own, config: { ...design.config }, inkColor } }
    }
    return { type, slug, content: { ...content, ...(color !== undefined && { variant: color }) } }
  })
