import type { Design, StoredDesign } from '@/lib/design/scene/model'
import { nameByWords } from '@/lib/design/scene/operations/first-words'
import { storeDesign } from '@/lib/design/scene/stored'
import { cartLimits } from '@/lib/product/item/limits'
import { lineOfDesign } from '@/lib/product/kinds/registry'
import { saysTheSame } from '@/lib/product/kinds/stamp/formula'
import { hydrateCart, useCart } from '@/stores/cart'
import { useEditorItem } from '@/stores/editor-item'
import { keepPart } from '@/stores/pack-draft'
import { newId } from '@/stores/storage'

type Template = { slug: string; design: Design }

/**
 * Where a design went: into the cart as one line, as several, or to the pack that is being edited; `full` when the cart
 * takes no more lines.
 */
export type Added = { went: 'line'; id: string } | { went: 'lines' | 'kept' | 'full' }

/** Puts a design into its part of a pack, on the cart's line where there is one. */
function addToPack(design: StoredDesign, { pack, index }: { pack: string; index: number }): Added {
  const { cartItemId } = useEditorItem.getState()
  if (cartItemId === null) {
    keepPart(pack, index, design)
    return { went: 'kept' }
  }
  useCart.getState().setPartDesign(cartItemId, index, design)
  return { went: 'line', id: cartItemId }
}

/** The formula whose text a design still has, word for word; designs that began as a formula name it in `documentId`. */
function formulaOf(design: Design, templates: readonly Template[]): string | undefined {
  const template = templates.find(({ slug }) => slug === design.documentId)
  return template && saysTheSame(design, template.design) ? template.slug : undefined
}

function addAsLine(design: Design, quantity: number, formula: string | undefined): Added {
  const { cartItemId } = useEditorItem.getState()
  const { items, addItem } = useCart.getState()
  const before = items.find(line => line.id === cartItemId)
  // A template's name does not describe the shopper's text; a formula's name does.
  const named = formula === undefined ? { ...design, name: nameByWords(design) } : design
  const id = addItem({
    ...(cartItemId ? { id: cartItemId } : {}),
    ...lineOfDesign(named, quantity, formula),
    tranquility: before?.tranquility ?? false,
  })
  return id === null ? { went: 'full' } : { went: 'line', id }
}

/** How many pieces of a series the cart still takes; the line that is edited frees one place. */
export function seriesSpace(): number {
  hydrateCart()
  const { items } = useCart.getState()
  const { cartItemId } = useEditorItem.getState()
  return cartLimits.items - items.length + (items.some(({ id }) => id === cartItemId) ? 1 : 0)
}

/**
 * Puts the pieces of a series into the cart, one line for each; the first takes the place of the line that was edited.
 * All of them or none: `full` where there is not space for all.
 */
export function addSeries(designs: readonly Design[], templates: readonly Template[]): Added {
  const { cartItemId, clearItem } = useEditorItem.getState()
  const { items, addSeries: add } = useCart.getState()
  const before = items.find(({ id }) => id === cartItemId)
  const lines = designs.map(design => {
    const own = { ...design, id: newId(), quantity: 1 }
    return {
      ...lineOfDesign(own, 1, formulaOf(design, templates)),
      tranquility: before?.tranquility ?? false,
    }
  })
  if (!add(lines, before?.id ?? null)) return { went: 'full' }
  clearItem()
  return { went: 'lines' }
}

/** Puts a design where it came from, the cart or a part of a pack, and forgets it as the current item. */
export function addDesign(design: Design, quantity: number, templates: readonly Template[]): Added {
  const { part, clearItem } = useEditorItem.getState()
  const added =
    part && 'pack' in part
      ? addToPack(storeDesign(design), part)
      : addAsLine(design, quantity, formulaOf(design, templates))
  if (added.went !== 'full') clearItem()
  return added
}
