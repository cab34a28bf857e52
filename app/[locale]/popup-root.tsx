'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useToCart } from '@/components/cart/use-to-cart'
import { isPlainPress } from '@/components/layout/site-link'
import type { ProductOfPage } from '@/editor/import/product-host'
import { importLoader, popupLoader, prepareEditor } from '@/editor/opening'
import { createLoader, useLoaded } from '@/editor/state/use-loaded'
import { editorOfType } from '@/lib/design/scene/traits'
import { type SiteLocale, splitLocale } from '@/lib/ground/site/locales'
import { readEditorKind } from '@/lib/product/contract/editor-data'
import { useEditorItem } from '@/stores/editor-item'
import type { PopupName } from '@/stores/popups'
import { closePopup, dropPopups, type OpenPopup, openPopup, useUi } from '@/stores/ui'

const viewsLoader = createLoader(() => import('./popup-views'))

/** The popups that are open, the last one on top. */
export function PopupRoot({ locale }: { locale: SiteLocale }) {
  const popups = useUi(state => state.popups)
  const path = usePathname()
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    dropPopups()
  }, [path])
  return popups.map(popup => {
    switch (popup.name) {
      case 'editorPopup':
        return <EditorPopup key={popup.name} locale={locale} {...popup.props} />
      case 'importDesign':
        return <ImportDesign key={popup.name} locale={locale} {...popup.props} />
      default:
        return <OtherPopup key={popup.name} locale={locale} {...popup} />
    }
  })
}

/** Popups that a link of the page opens, as it says in `data-popup`. */
const linked = ['help', 'tranquility', 'product', 'auth', 'quotationPopup'] as const

/**
 * The popup that a link opens; null for one that is only a link. Retailers have their own help, and links to a new retailer account open
 * its form at once.
 */
function popupOf(link: HTMLAnchorElement): PopupName | null {
  const name = linked.find(known => known === link.dataset.popup) ?? null
  if (name === 'help' && document.documentElement.dataset.role === 'retailer') return 'helpRetailer'
  const asksForAccount = link.pathname.endsWith('/account/') && link.search === '?register=retailer'
  return asksForAccount ? 'retailer' : name
}

/**
 * Opens the popup of a link in place of its page, which stays the way for those without JavaScript and for another
 * tab. One listener for all of them: the links are plain ones, of pages that carry no code for them.
 */
export function openOnPress(): () => void {
  const onClick = (event: MouseEvent) => {
    const { target } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    const name = link && popupOf(link)
    if (!link || !name || !isPlainPress(event)) return
    event.preventDefault()
    const { product: slug } = link.dataset
    openPopup(name, slug === undefined ? {} : { slug, href: link.pathname })
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

/** Fetches the editor when the pointer comes near a link that opens it: `data-editor` says for which kind of product. */
export function fetchOnIntent(locale: SiteLocale): () => void {
  const look = ({ target }: Event) => {
    const opener = target instanceof Element ? target.closest('[data-editor]') : null
    if (opener) prepareEditor(locale, readEditorKind(opener.getAttribute('data-editor')) ?? 'stamp')
  }
  const events = ['pointerover', 'focusin'] as const
  for (const name of events) document.addEventListener(name, look, { passive: true })
  return () => {
    for (const name of events) document.removeEventListener(name, look)
  }
}

function OtherPopup(popup: OpenPopup & { locale: SiteLocale }) {
  const loaded = useLoaded(viewsLoader)
  return loaded && <loaded.PopupView {...popup} />
}

function ImportDesign({ locale, ...props }: { locale: SiteLocale }) {
  const loaded = useLoaded(importLoader)
  if (!loaded) return null
  const own = props as Omit<ProductOfPage, 'locale' | 'onClose'>
  return <loaded.ImportPopup {...own} locale={locale} onClose={() => closePopup('importDesign')} />
}

const showsLines = (path: string) => ['/cart/', '/checkout/'].includes(splitLocale(path).path)

function EditorPopup({ locale, ...props }: { locale: SiteLocale }) {
  useState(() => prepareEditor(locale, editorOfType(useEditorItem.getState().item?.type) ?? 'stamp'))
  const loaded = useLoaded(popupLoader)
  const toCart = useToCart()
  const path = usePathname()
  if (!loaded) return null
  return (
    <loaded.EditorPopup
      {...props}
      locale={locale}
      onClose={added => {
        closePopup('editorPopup')
        // Several lines are shown on the cart page; a shopper who came from the cart or the checkout sees the line there.
        if (added?.went === 'lines') toCart()
        else if (added?.went === 'line' && !showsLines(path)) openPopup('sidebar', { id: added.id })
      }}
    />
  )
}
