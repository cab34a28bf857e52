'use client'
import { type ComponentType, useEffect, useState } from 'react'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { reloadForMissingChunk } from '@/stores/missing-chunk'

/**
 * What a page can do without until it is drawn: journeys within the document, popups, watching for a newer build. Its
 * code is fetched once the page listens, so that no page waits for it.
 */
export function LateShell({ locale }: { locale: SiteLocale }) {
  const [loaded, setLoaded] = useState<{ ShellParts: ComponentType<{ locale: SiteLocale }> }>()
  useEffect(() => {
    import('./shell-parts').then(setLoaded, error => {
      console.warn('a part of the page could not be fetched', error)
      return reloadForMissingChunk(error)
    })
  }, [])
  return loaded && <loaded.ShellParts locale={locale} />
}
