import { useEffect, useState } from 'react'
import { searchPath } from '@/lib/catalogue/search/search-path'
import type { SearchAnswer } from '@/lib/doors/contract/search'

interface Asked {
  locale: string
  query: string
  exact: boolean
  whole: boolean
}

/** During typing, not every letter sends a request. */
const pauseMs = 120

async function ask({ locale, query, exact, whole }: Asked, signal: AbortSignal): Promise<SearchAnswer> {
  const answer = await fetch(searchPath(locale, query, { exact, whole }), { signal })
  if (!answer.ok) throw new Error(`the search answered ${answer.status}`)
  return (await answer.json()) as SearchAnswer
}

/** The last answer stays until the next one is there: rows do not blink while somebody types. */
export function useSearch({ locale, query, exact, whole }: Asked): {
  answer: SearchAnswer | null
  failed: boolean
} {
  const [answer, setAnswer] = useState<SearchAnswer | null>(null)
  const [failed, setFailed] = useState(false)
  const asked = query.trim()
  useEffect(() => {
    if (asked.length < 2) {
      setAnswer(null)
      return
    }
    const asking = new AbortController()
    const look = () =>
      ask({ locale, query: asked, exact, whole }, asking.signal).then(
        found => {
          setAnswer(found)
          setFailed(false)
        },
        error => {
          if (asking.signal.aborted) return
          console.warn('the search could not be asked', error)
          setFailed(true)
        },
      )
    const timer = setTimeout(look, whole ? 0 : pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [locale, asked, exact, whole])
  return { answer, failed }
}
