'use client'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

declare global {
  interface Window {
    /** The last press, or Escape (`keepPress` of lib/site/inline-scripts.ts). */
    earlyPress?: Event
  }
}

/**
 * The button of the root that was pressed before somebody listened; a press that is still on its way reaches its own.
 */
function takeEarlyButton(root: HTMLElement): HTMLElement | null {
  const { earlyPress } = window
  if (
    earlyPress?.type !== 'click' ||
    !(earlyPress.target instanceof Element) ||
    !root.contains(earlyPress.target)
  )
    return null
  delete window.earlyPress
  return earlyPress.eventPhase === Event.NONE ? earlyPress.target.closest('button') : null
}

/** What was ticked or chosen otherwise than the page was made. */
function chooseAgain(root: HTMLElement): void {
  for (const input of root.querySelectorAll<HTMLInputElement>(
    'input[type=radio]:checked, input[type=checkbox]',
  )) {
    if (input.checked === input.defaultChecked) continue
    // React takes a press for news only where the circle or the box was otherwise before it.
    input.checked = input.defaultChecked
    input.click()
  }
  for (const select of root.querySelectorAll('select')) {
    const made = [...select.options].findIndex(option => option.defaultSelected)
    if (select.selectedIndex > -1 && select.selectedIndex !== Math.max(0, made))
      select.dispatchEvent(new Event('change', { bubbles: true }))
  }
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
    if (root.current) pressed.current = takeEarlyButton(root.current)
  }, [])
  useEffect(() => {
    if (root.current) chooseAgain(root.current)
    pressed.current?.click()
    pressed.current = null
  }, [])
  return root
}
