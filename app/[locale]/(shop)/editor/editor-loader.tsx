'use client'
import { pageLoader } from '@/editor/opening'
import { useLoaded } from '@/editor/state/use-loaded'
import { localePath, type SiteLocale } from '@/lib/site/locales'
import { loadPage } from '@/stores/campaign'

/** Brings the editor when its page is asked for, and leads on when it is left. */
export function EditorLoader({ locale }: { locale: SiteLocale }) {
  const loaded = useLoaded(pageLoader)
  if (!loaded) return null
  return (
    <loaded.EditorPage
      locale={locale}
      onClose={outcome => loadPage(localePath(locale, outcome === 'added' ? '/cart/' : '/'))}
    />
  )
}
