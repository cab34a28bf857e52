'use client'
import dynamic from 'next/dynamic'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import type { SiteLocale } from '@/lib/site/locales'
import { localePath } from '@/lib/site/locales'
import { closePopup, connectPopups, useUi } from '@/stores/ui'

const EditorPopup = dynamic(() => import('@/editor/editor-popup'), { ssr: false })

/** The popups that are open, the last one on top. */
export function PopupRoot({ locale }: { locale: SiteLocale }) {
  const popups = useUi(state => state.popups)
  const path = usePathname()
  useEffect(() => connectPopups(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page that is come to carries the campaign on
  useEffect(() => {
    import('@/stores/campaign').then(({ keepCampaign }) => keepCampaign())
  }, [path])
  return popups.map(({ name, props }) => {
    switch (name) {
      case 'editorPopup':
        return (
          <EditorPopup
            key={name}
            locale={locale}
            {...props}
            onClose={outcome => {
              closePopup('editorPopup')
              // A full load: the cart page reads what was just stored.
              if (outcome === 'added') window.location.assign(localePath(locale, '/cart/'))
            }}
          />
        )
      default:
        return null
    }
  })
}
