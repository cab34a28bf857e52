'use client'
import { type ReactNode, useEffect, useRef } from 'react'

/** What a screen reader may announce as the place where something was. */
const places = 'li, article, section, aside, ul, ol, form, [data-focus-keeper]'

/**
 * Keeps the place of who has no mouse: where the control that has the focus is taken away, a removed line with its
 * button, a form that was sent, the nearest part that it stood in gets the focus instead of the page's beginning. Where
 * nothing else is left, that is the heading of what came into the place.
 */
export function FocusKeeper({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const keeper = root.current
    if (!keeper) return
    /** What has the focus, and what it stands in. */
    let line: Element[] = []
    const onFocusIn = ({ target }: FocusEvent) => {
      line = []
      for (let at = target as Element | null; at && at !== keeper; at = at.parentElement) line.push(at)
      line.push(keeper)
    }
    // Who presses somewhere else leaves it by his own will; what is taken away is out of the page by then. From a popup one
    // comes back, and what opened it may be gone then.
    const onFocusOut = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        const { activeElement } = document
        if (activeElement?.closest('dialog') && !keeper.contains(activeElement)) return
        if (line[0] === target && line[0].isConnected && activeElement !== target) line = []
      })
    const observer = new MutationObserver(() => {
      if (line.length === 0 || line[0]?.isConnected) return
      if (document.activeElement && document.activeElement !== document.body) return
      const place = line.find(one => one.isConnected && one.matches(places) && one.clientHeight > 0)
      line = []
      focusPlace(place === keeper ? (keeper.querySelector('h1') ?? keeper) : place)
    })
    keeper.addEventListener('focusin', onFocusIn)
    keeper.addEventListener('focusout', onFocusOut)
    // A popup stands outside.
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      keeper.removeEventListener('focusin', onFocusIn)
      keeper.removeEventListener('focusout', onFocusOut)
    }
  }, [])
  return (
    <div ref={root} data-focus-keeper>
      {children}
    </div>
  )
}

/** Gives a part the focus, which it can have until it loses it. */
function focusPlace(place: Element | undefined) {
  if (!(place instanceof HTMLElement)) return
  const could = place.hasAttribute('tabindex')
  if (!could) place.tabIndex = -1
  place.focus({ preventScroll: true })
  if (!could) place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
}
