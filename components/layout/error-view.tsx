'use client'
import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { localePath, type SiteLocale } from '@/lib/ground/site/locales'
import type { ErrorMore } from './error-more'
import { NamedLogo } from './logo'
import { NotFoundDrawing } from './not-found-drawing'

/** Where to go on from here, fetched only where a page has failed: no page carries it. */
function useMore(): typeof ErrorMore | null {
  const [more, setMore] = useState<typeof ErrorMore | null>(null)
  useEffect(() => {
    import('./error-more').then(
      code => setMore(() => code.ErrorMore),
      error => console.warn('the ways on could not be fetched', error),
    )
  }, [])
  return more
}

interface ErrorViewProps {
  locale: SiteLocale
  reset: () => void
}

/**
 * What a shopper sees when a page fails (PAGE-13): title, message, the way home, the shop's areas with products of them, and whom to ask
 * for what no page shows. Its words are on `<body>`, because the provider of texts may be the part that failed.
 */
export function ErrorView({ locale, reset }: ErrorViewProps) {
  const words = document.body.dataset
  const More = useMore()
  const home = localePath(locale, '/')
  return (
    <>
      <header className="border-b border-line">
        <div className="wrap flex h-12 items-center">
          <a href={home} target="_self" className="tap rounded-md">
            <NamedLogo name={words.errorSite} />
          </a>
        </div>
      </header>
      <ErrorText reset={reset} home={home} />
      {More && <More locale={locale} />}
    </>
  )
}

function ErrorText({ reset, home }: Pick<ErrorViewProps, 'reset'> & { home: string }) {
  const words = document.body.dataset
  return (
    <main className="wrap grid grow content-center items-center gap-8 py-12 lg:grid-cols-[1fr_420px]">
      <div>
        <h1>{words.errorTitle}</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-ink-2">{words.errorText}</p>
        <p className="mt-7 flex flex-wrap gap-3">
          <button type="button" onClick={reset} className={buttonClass()}>
            {words.errorRetry}
          </button>
          {/* A full load: the broken state of this page is dropped. */}
          <a href={home} target="_self" className={buttonClass({ look: 'secondary' })}>
            {words.errorHome}
          </a>
        </p>
      </div>
      <NotFoundDrawing label="" />
    </main>
  )
}
