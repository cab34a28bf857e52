'use client'

import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { ShownOrFailed } from './shown-or-failed'

interface LivePageProps {
  /** The page as it was saved last. */
  children: ReactNode
  failed: string
  render: (written: unknown) => Promise<ReactNode | null>
}

/** How long nothing is written before the page is made anew, in ms. */
const pause = 300

/** What the panel says to a page beside its form. */
const panelsMessage = 'payload-live-preview'

/** Nothing in a page that is looked at leads away from it. */
const stay = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a[href], form')) event.preventDefault()
}

/** A page that follows what is written in the form beside it: one is made at a time, and the last that was asked for is shown. */
export function LivePage({ children, failed, render }: LivePageProps) {
  const [{ view, made }, setShown] = useState({ view: children, made: 0 })
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    const panel: Window = window.opener ?? window.parent
    let waiting: ReturnType<typeof setTimeout> | undefined
    let wanted: unknown
    let isBusy = false
    const make = async () => {
      if (isBusy || wanted === undefined) return
      const written = wanted
      wanted = undefined
      isBusy = true
      const next = await render(written).catch(() => null)
      isBusy = false
      startTransition(() => {
        setFailed(next === null)
        if (next !== null) setShown(before => ({ view: next, made: before.made + 1 }))
      })
      void make()
    }
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== panel) return
      if (data?.type !== panelsMessage || !data.data) return
      wanted = data.data
      clearTimeout(waiting)
      waiting = setTimeout(() => void make(), pause)
    }
    window.addEventListener('message', hear)
    document.addEventListener('click', stay, true)
    document.addEventListener('submit', stay, true)
    panel.postMessage({ type: panelsMessage, ready: true }, location.origin)
    return () => {
      clearTimeout(waiting)
      window.removeEventListener('message', hear)
      document.removeEventListener('click', stay, true)
      document.removeEventListener('submit', stay, true)
    }
  }, [render])
  return (
    <>
      {isFailed && (
        <p role="status" className="sticky top-0 z-50 border-b bg-paper p-3 text-center">
          {failed}
        </p>
      )}
      <ShownOrFailed made={made} failed={failed}>
        {view}
      </ShownOrFailed>
    </>
  )
}
