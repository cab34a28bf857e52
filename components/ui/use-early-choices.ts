'use client'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

declare global {
  interface Window {
    /** The last press, or Escape (`keepPress` of lib/site/inline-scripts.ts). */
    earlyPress?: Event
  }
}

/**
 * The button or the box of the root that was pressed before somebody listened; a press that is still on its way reaches
 * its own.
 */
function earlyTarget(root: HTMLElement): HTMLElement | null {
  const { earlyPress } = window
  if (
    earlyPress?.type !== 'click' ||
    !(earlyPress.target instanceof Element) ||
    !root.contains(earlyPress.target)
  )
    return null
  delete window.earlyPress
  return earlyPress.eventPhase === Event.NONE
    ? earlyPress.target.closest<HTMLElement>('button, [type=checkbox]')
    : null
}

/** React takes a tick for news only where the box was otherwise before it. */
function pressAgain(target: HTMLElement): void {
  if (target instanceof HTMLInputElement) target.checked = target.defaultChecked
  target.click()
}

/**
 * For the root of what can be used as soon as its HTML is there: what was chosen or pressed before the page came to life
 * is chosen and pressed again, now that somebody listens. Without this the ring would be around one colour, the price of
 * another, and a first press would be for nothing.
 */
export function useEarlyChoices<E extends HTMLElement>(): RefObject<E | null> {
  const root = useRef<E>(null)
  const pressed = useRef<HTMLElement>(null)
  // In time to see whether the press itself brought the page to life.
  useLayoutEffect(() => {
    if (root.current) pressed.current = earlyTarget(root.current)
  }, [])
  useEffect(() => {
    for (const input of root.current?.querySelectorAll<HTMLInputElement>('input[type=radio]:checked') ?? []) {
      if (input.defaultChecked) continue
      // React takes a press for news only where the circle was empty before it.
      input.checked = false
      input.click()
    }
    if (pressed.current) pressAgain(pressed.current)
    pressed.current = null
  }, [])
  return root
}
