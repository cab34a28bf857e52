'use client'
import { type ComponentType, useEffect, useState } from 'react'
import { localePath, type SiteLocale } from '@/lib/ground/site/locales'
import { useSiteLocale } from '@/lib/ground/site/use-navigation'
import { reloadForMissingChunk } from '@/stores/missing-chunk'

interface ErrorPageProps {
  error: Error & { digest?: string }
  reset: () => void
}

interface Loaded {
  ErrorView: ComponentType<{ locale: SiteLocale; reset: () => void }>
}

/** A page that fails: its title is there at once, the rest is fetched, so that other pages do not carry it. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const locale = useSiteLocale()
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    console.error(error)
    void reloadForMissingChunk(error)
    import('@/components/layout/error-view').then(setLoaded, missing => console.warn(missing))
  }, [error])
  if (loaded) return <loaded.ErrorView locale={locale} reset={reset} />
  const words = typeof document === 'undefined' ? {} : document.body.dataset
  return (
    <main className="wrap py-12">
      <h1>{words.errorTitle}</h1>
      <p className="mt-4">{words.errorText}</p>
      <a href={localePath(locale, '/')} target="_self" className="link">
        {words.errorHome}
      </a>
    </main>
  )
}
