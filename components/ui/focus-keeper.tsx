'use client'
import { type ReactNode, useEffect, useRef } from 'react'

/** What a screen reader may announce as the place where something was. */
const places = 'li, article, section, aside, ul, ol, form, [data-focus-keeper]'

/**
 * Keeps the focus position for keyboard users. When the focused control is removed (a removed line with its button, a
 * sent form), the nearest remaining ancestor part gets the focus instead of the start of the page. Where no part is
 * left, the heading of the new content gets it.
 */
export function FocusKeeper({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const keeper = root.current
    if (!keeper) return
    /** The focused element and its ancestors. */
    let line: Element[] = []
    const onFocusIn = ({ target }: FocusEvent) => {
      line = []
      for (let at = target as Element | null; at && at !== keeper; at = at.parentElement) line.push(at)
      line.push(keeper)
    }
    // A press elsewhere is a deliberate blur; a removed control is already out of the page. After a popup closes, its opener may be gone.
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
    // A popup is outside.
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

/** Makes a part focusable until blur, and focuses it. */
function focusPlace(place: Element | undefined) {
  if (!(place instanceof HTMLElement)) return
  const could = place.hasAttribute('tabindex')
  if (!could) place.tabIndex = -1
  place.focus({ preventScroll: true })
  if (!could) place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
}
