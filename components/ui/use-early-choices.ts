'use client'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

declare global {
  interface Window {
    /** The last press, Escape, or form that was sent (`keepPress` of lib/ground/site/inline-scripts.ts). */
    earlyPress?: Event
  }
}

/**
 * Takes what was pressed, or sent, before somebody listened, and answers how it is done again: once, by who asks first. A press that
 * is still on its way reaches its own.
 * @param root where it was pressed
 * @param what what can be pressed there; a button or a form unless it is said
 */
export function takeEarlyPress(root: Node, what = 'button, form'): (() => void) | null {
  const { earlyPress } = window
  const isPress = earlyPress?.type === 'click' || earlyPress?.type === 'submit'
  if (!isPress || !(earlyPress.target instanceof Element) || !root.contains(earlyPress.target)) return null
  const pressed = earlyPress.target.closest<HTMLElement>(what)
  if (!pressed) return null
  delete window.earlyPress
  if (earlyPress.eventPhase !== Event.NONE) return null
  if (!(pressed instanceof HTMLFormElement)) return () => pressed.click()
  return earlyPress.type === 'submit' ? () => pressed.requestSubmit() : null
}

/** What was written otherwise than the page was made. */
function writeAgain(root: HTMLElement): void {
  // Of what is ticked, hidden or a file, value and default are one.
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const { value, defaultValue } = field
    if (value === defaultValue) continue
    // React takes it for news only where the field had another text before: the prototype's setter is not the one it watches.
    field.value = defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
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
 * For the root of what can be used as soon as its HTML is there: what was written, chosen or pressed before the page came to
 * life is written, chosen and pressed again, now that somebody listens. Without this the ring would be around one colour, the
 * price of another, and a first press would be for nothing.
 */
export function useEarlyChoices<E extends HTMLElement>(): RefObject<E | null> {
  const root = useRef<E>(null)
  const again = useRef<(() => void) | null>(null)
  const [isDue, setDue] = useState(false)
  // In time to see whether the press itself brought the page to life.
  useLayoutEffect(() => {
    if (root.current) again.current = takeEarlyPress(root.current)
  }, [])
  useEffect(() => {
    if (root.current) {
      writeAgain(root.current)
      chooseAgain(root.current)
    }
    setDue(again.current !== null)
  }, [])
  // Only once what was written and chosen is in the state that the press acts on.
  useEffect(() => {
    if (!isDue) return
    again.current?.()
    again.current = null
  }, [isDue])
  return root
}
