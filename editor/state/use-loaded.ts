'use client'
import { useEffect, useState } from 'react'

/** A module that is fetched when it is first needed. */
export interface Loader<T> {
  /** The module, once it is there. */
  now: () => T | null
  /** Fetches it; asked again after a failure it tries again. */
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

/**
 * A module for drawing; null until it is there. Not React's `lazy`: Suspense keeps what has just arrived back for up
 * to 300 ms, and the first canvas would wait for it. A failure is thrown to the page's error boundary.
 */
export function useLoaded<T>(loader: Loader<T>): T | null {
  const [, setArrived] = useState(false)
  const there = loader.now()
  useEffect(() => {
    if (there) return
    let stale = false
    loader.load().then(
      () => {
        if (!stale) setArrived(true)
      },
      error => {
        if (!stale)
          setArrived(() => {
            throw error
          })
      },
    )
    return () => {
      stale = true
    }
  }, [loader, there])
  return there
}
