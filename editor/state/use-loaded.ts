'use client'
import { useEffect, useState } from 'react'

/** A module that is fetched when it is first needed. */
export interface Loader<T> {
  /** The module, once it is there. */
  now: () => T | null
  /** Fetches it; after a failure the next call tries again. */
  load: () => Promise<T>
}

export function createLoader<T>(fetchModule: () => Promise<T>): Loader<T> {
  let there: T | null = null
  let running: Promise<T> | null = null
  return {
    now: () => there,
    load: () => {
      running ??= fetchModule().then(
        module => {
          there = module
          return module
        },
        error => {
          running = null
          throw error
        },
      )
      return running
    },
  }
}

interface Arrival<T> {
  there: T | null
  /** Why it failed to load, at this attempt. */
  failure: { error: unknown } | null
}

/** What a loader fetches, as it arrives; another `attempt` after a failure asks again. */
export function useArrival<T>(loader: Loader<T>, attempt = 0): Arrival<T> {
  const [outcome, setOutcome] = useState<{ attempt: number; failure: { error: unknown } | null } | null>(null)
  const there = loader.now()
  useEffect(() => {
    if (there) return
    let stale = false
    const settle = (failure: { error: unknown } | null) => {
      if (!stale) setOutcome({ attempt, failure })
    }
    loader.load().then(
      () => settle(null),
      error => settle({ error }),
    )
    return () => {
      stale = true
    }
  }, [loader, there, attempt])
  return { there, failure: outcome?.attempt === attempt ? outcome.failure : null }
}

/**
 * A module for rendering; null until it is loaded. Not React's `lazy`: Suspense delays loaded content for up to 300 ms,
 * and the first canvas would wait for it. A failure is thrown to the page's error boundary.
 */
export function useLoaded<T>(loader: Loader<T>): T | null {
  const { there, failure } = useArrival(loader)
  if (!there && failure) throw failure.error
  return there
}
