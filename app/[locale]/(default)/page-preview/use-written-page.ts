'use client'

import { type ReactNode, startTransition, useEffect, useState } from 'react'

/** A page of what is written; null where none could be made. */
export type RenderWritten = (written: unknown) => Promise<ReactNode | null>

/** Pause in writing before the page is rendered again, in ms. */
const pause = 300

/** What the panel says to a page beside its form. */
const panelsMessage = 'payload-live-preview'

/** No link in the previewed page leads away from it. */
const stay = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a[href], form')) event.preventDefault()
}

/** Listens to the panel's form beside the page, until the returned function is called. */
function hearPanel(hear: (written: unknown) => void): () => void {
  const panel: Window = window.opener ?? window.parent
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== panel) return
    if (data?.type === panelsMessage && data.data) hear(data.data)
  }
  window.addEventListener('message', onMessage)
  document.addEventListener('click', stay, true)
  document.addEventListener('submit', stay, true)
  panel.postMessage({ type: panelsMessage, ready: true }, location.origin)
  return () => {
    window.removeEventListener('message', onMessage)
    document.removeEventListener('click', stay, true)
    document.removeEventListener('submit', stay, true)
  }
}

/** Runs one task at a time; of the requests in between only the last. */
function lastAsked(act: (asked: unknown) => Promise<void>): (asked: unknown) => void {
  let wanted: unknown
  let isBusy = false
  const next = async () => {
    if (isBusy || wanted === undefined) return
    const asked = wanted
    wanted = undefined
    isBusy = true
    await act(asked)
    isBusy = false
    void next()
  }
  return asked => {
    wanted = asked
    void next()
  }
}

/** The page of the form beside it, at first the saved page; how many were rendered since; and whether the last one failed. */
export function useWrittenPage(saved: ReactNode, render: RenderWritten) {
  const [{ view, made }, setShown] = useState({ view: saved, made: 0 })
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    const make = lastAsked(async written => {
      const next = await render(written).catch(() => null)
      startTransition(() => {
        setFailed(next === null)
        if (next !== null) setShown(before => ({ view: next, made: before.made + 1 }))
      })
    })
    let waiting: ReturnType<typeof setTimeout> | undefined
    const stop = hearPanel(written => {
      clearTimeout(waiting)
      waiting = setTimeout(() => make(written), pause)
    })
    return () => {
      clearTimeout(waiting)
      stop()
    }
  }, [render])
  return { view, made, isFailed }
}
