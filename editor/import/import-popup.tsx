'use client'
import type { ReactNode } from 'react'
import { LateTexts } from '@/components/late-texts'
import type { PriceText } from '@/components/ui/price'
import { lineOf } from '@/lib/products/registry'
import type { StoredDesign } from '@/lib/scene/model'
import { readDesign, storeDesign } from '@/lib/scene/stored'
import { localePath, type SiteLocale } from '@/lib/site/locales'
import { useCart } from '@/stores/cart'
import type { EditorItem } from '@/stores/editor-item'
import { newId } from '@/stores/storage'
import type { OpenEditorOptions } from '@/stores/ui'
import { EditorTexts } from '../editor-texts'
import type { ImportHost, WorkshopOrder } from './host'
import { ImportDialog } from './import-dialog'
import { onMount } from './on-mount'

export { ImportDialog } from './import-dialog'
export { onMount } from './on-mount'

export interface ImportPopupProps {
  locale: SiteLocale
  /** The product as its page shows it, with what the editor would open. */
  design: StoredDesign
  /** What a piece costs in the quantity chosen; null where it cannot be ordered. */
  price: PriceText | null
  /** Opens the editor, after asking where that would lose another design. */
  start: (design: EditorItem, options?: OpenEditorOptions) => unknown
  onClose: () => void
}

/** The dialog's texts: no page carries them. */
export function ImportTexts({ locale, children }: { locale: SiteLocale; children: ReactNode }) {
  return (
    <EditorTexts locale={locale} messages={{}}>
      <LateTexts name="importDesign">{children}</LateTexts>
    </EditorTexts>
  )
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

/** "Import a design" over a product's page: what is brought opens in the editor, on this product. */
export function ImportPopup({ locale, design, price, start, onClose }: ImportPopupProps) {
  const leave = (item: EditorItem, options: OpenEditorOptions) => {
    onClose()
    start({ ...item, id: newId(), stepperMode: false }, options)
  }
  const host: ImportHost = {
    locale,
    name: design.modelName,
    modelId: design.modelId,
    isSample: true,
    mounts: design.type === 'stamp',
    give: (given, mount) => {
      const own = mount ? storeDesign(onMount(readDesign(design), mount)) : design
      leave({ ...own }, { given })
    },
    ...(price && { workshop: workshopOrder(design, price, locale) }),
    openOwn: item => leave({ ...item }, {}),
  }
  return (
    <ImportTexts locale={locale}>
      <ImportDialog host={host} onClose={onClose} />
    </ImportTexts>
  )
}
