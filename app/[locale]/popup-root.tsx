'use client'
import { lazy, Suspense, useEffect } from 'react'
import { useToCart } from '@/components/cart/use-to-cart'
import type { EditingInProgressProps } from '@/components/popups/editing-in-progress'
import type { ImportPopupProps } from '@/editor/import/import-popup'
import { importLoader, popupLoader, prepareEditor } from '@/editor/opening'
import { useLoaded } from '@/editor/state/use-loaded'
import type { SiteLocale } from '@/lib/site/locales'
import { closePopup, connectPopups, useUi } from '@/stores/ui'

const EditingInProgress = lazy(() => import('@/components/popups/editing-in-progress'))

/** The popups that are open, the last one on top. */
export function PopupRoot({ locale }: { locale: SiteLocale }) {
  const popups = useUi(state => state.popups)
  useEffect(() => connectPopups(), [])
  useEffect(() => fetchOnIntent(locale), [locale])
  return popups.map(({ name, props }) => {
    switch (name) {
      case 'editorPopup':
        return <EditorPopup key={name} locale={locale} {...props} />
      case 'importDesign':
        return <ImportDesign key={name} locale={locale} {...props} />
      case 'editingInProgress':
        return (
          <Suspense key={name}>
            <EditingInProgress
              {...(props as Omit<EditingInProgressProps, 'locale' | 'onClose'>)}
              locale={locale}
              onClose={() => closePopup(name)}
            />
          </Suspense>
        )
      default:
        return null
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
