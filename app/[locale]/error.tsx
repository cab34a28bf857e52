'use client'
import { useEffect } from 'react'
import { NotFoundDrawing } from '@/components/layout/not-found-drawing'
import { buttonClass } from '@/components/ui/button'
import { localePath } from '@/lib/site/locales'
import { useSiteLocale } from '@/lib/site/use-navigation'

/** A build that is newer than the page has other files: the page is loaded again, once. */
function isMissingChunk(error: Error): boolean {
  return /ChunkLoadError|Loading chunk|Failed to load chunk|dynamically imported module/i.test(
    `${error.name} ${error.message}`,
  )
}

const reloadedKey = 'reloadedFor'

/**
 * What a shopper sees when a page fails (PAGE-13): title, message, the way home. Its words are on `<body>`,
 * because what failed may be what hands out words.
 */
export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  const locale = useSiteLocale()
  useEffect(() => {
    console.error(error)
    if (!isMissingChunk(error) || sessionStorage.getItem(reloadedKey) === location.href) return
    sessionStorage.setItem(reloadedKey, location.href)
    location.reload()
  }, [error])
  const words = typeof document === 'undefined' ? {} : document.body.dataset
  return (
    <main className="wrap grid grow content-center items-center gap-8 py-12 lg:grid-cols-[1fr_420px]">
      <div>
        <h1>{words.errorTitle}</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-ink-2">{words.errorText}</p>
        <p className="mt-7 flex flex-wrap gap-3">
          <button type="button" onClick={reset} className={buttonClass()}>
            {words.errorRetry}
          </button>
          {/* A full load: whatever is broken in this page does not come along. */}
          <a href={localePath(locale, '/')} className={buttonClass({ look: 'secondary' })}>
            {words.errorHome}
          </a>
        </p>
      </div>
      <NotFoundDrawing label="" />
    </main>
  )
}
