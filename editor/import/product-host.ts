import type { PriceText } from '@/components/ui/price'
import type { StoredItem } from '@/lib/design/scene/item'
import type { StoredDesign } from '@/lib/design/scene/model'
import { readDesign, storeDesign } from '@/lib/design/scene/stored'
import { hasMount } from '@/lib/design/scene/traits'
import { localePath, type SiteLocale } from '@/lib/ground/site/locales'
import { lineOf } from '@/lib/product/kinds/registry'
import { useCart } from '@/stores/cart'
import type { EditorItem, PartPlace } from '@/stores/editor-item'
import { newId } from '@/stores/storage'
import type { OpenEditorOptions } from '@/stores/ui'
import type { ImportHost, WorkshopOrder } from './host'
import { onMount } from './on-mount'

export interface ProductOfPage {
  locale: SiteLocale
  /** The product as its page shows it, with the design that the editor would open. */
  design: StoredDesign | StoredItem
  /** What a piece costs in the quantity chosen; null where it cannot be ordered by itself. */
  price: PriceText | null
  /** The part of a pack that it is. */
  part?: PartPlace
  /** Opens the editor; asks first if another design would be lost. */
  start: (design: EditorItem, options?: OpenEditorOptions) => unknown
  onClose: () => void
}

/** A line of the product without a design, and files in its place (ORDER-24). */
function workshopOrder(design: StoredDesign, price: PriceText, locale: SiteLocale): WorkshopOrder {
  const { type: kind, modelId: slug, quantity, config, inkColor } = design
  return {
    price,
    add: ({ files }, comment) => {
      const sent = { files: [...files] }
      const line = lineOf({ kind, slug, name: '', quantity, config: { ...config }, inkColor, sent, comment })
      return useCart.getState().addItem(line) !== null
    },
    // A full load: the cart page reads what was just stored.
    toCart: () =>
      void import('@/stores/campaign').then(({ loadPage }) => loadPage(localePath(locale, '/cart/'))),
  }
}

/**
 * Where a design is imported to from a product's page. The workshop lays out one product: neither a part of a pack nor a support with many
 * plates goes into the cart by itself. For a pack's part, the pack decides the mount, and a file of ours is laid out on it, never opened in
 * its place.
 */
export function productHost({ locale, design, price, part, start, onClose }: ProductOfPage): ImportHost {
  const leave = (item: EditorItem, options: OpenEditorOptions) => {
    onClose()
    start({ ...item, id: newId(), stepperMode: false }, { ...options, ...(part && { part }) })
  }
  const single = part === undefined && !('support' in design)
  return {
    locale,
    name: design.modelName,
    modelId: design.modelId,
    isSample: true,
    mounts: hasMount(design) && part === undefined,
    give: (given, mount) => {
      const own = mount ? storeDesign(onMount(readDesign(design), mount)) : design
      leave({ ...own }, { given })
    },
    ...(price && single && { workshop: workshopOrder(design, price, locale) }),
    ...(part === undefined && { openOwn: item => leave({ ...item }, {}) }),
  }
}
