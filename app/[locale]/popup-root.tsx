'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useToCart } from '@/components/cart/use-to-cart'
import type { ImportPopupProps } from '@/editor/import/import-popup'
import { importLoader, popupLoader, prepareEditor } from '@/editor/opening'
import { createLoader, useLoaded } from '@/editor/state/use-loaded'
import type { SiteLocale } from '@/lib/site/locales'
import { closePopup, connectPopups, dropPopups, type OpenPopup, useUi } from '@/stores/ui'

const viewsLoader = createLoader(() => import('./popup-views'))

/** The popups that are open, the last one on top. */
export function PopupRoot({ locale }: { locale: SiteLocale }) {
  const popups = useUi(state => state.popups)
  const path = usePathname()
  const shown = useRef(path)
  useEffect(() => connectPopups(), [])
  useEffect(() => fetchOnIntent(locale), [locale])
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

/** Fetches the editor when someone comes near what opens it: `data-editor` says for which kind of product. */
function fetchOnIntent(locale: SiteLocale): () => void {
  const look = ({ target }: Event) => {
    const opener = target instanceof Element ? target.closest('[data-editor]') : null
    if (opener) prepareEditor(locale, opener.getAttribute('data-editor') === 'sign' ? 'sign' : 'stamp')
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
  const own = props as Omit<ImportPopupProps, 'locale' | 'onClose'>
  return <loaded.ImportPopup {...own} locale={locale} onClose={() => closePopup('importDesign')} />
}

function EditorPopup({ locale, ...props }: { locale: SiteLocale }) {
  const loaded = useLoaded(popupLoader)
  const toCart = useToCart()
  if (!loaded) return null
  return (
    <loaded.EditorPopup
      {...props}
      locale={locale}
      onClose={outcome => {
        closePopup('editorPopup')
        if (outcome === 'added') toCart()
      }}
    />
  )
}
