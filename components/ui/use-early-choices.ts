'use client'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

declare global {
  interface Window {
    /** The last press, Escape, or form that was sent (`keepPress` of lib/ground/site/inline-scripts.ts). */
    earlyPress?: Event
  }
}

/**
 * Takes a press or a submit from before hydration and returns a function that repeats it: once, for the first caller. A press still in
 * progress reaches its own listener.
 * @param root where it was pressed
 * @param what selector of the targets; a button or a form by default
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

/** Text input that differs from the server's HTML. */
function writeAgain(root: HTMLElement): void {
  // For check boxes, hidden fields and files, value and default are the same.
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const { value, defaultValue } = field
    if (value === defaultValue) continue
    // React sees a change only if the field had another text before: it does not watch the prototype's setter.
    field.value = defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Ticks and choices that differ from the server's HTML. */
function chooseAgain(root: HTMLElement): void {
  for (const input of root.querySelectorAll<HTMLInputElement>(
    'input[type=radio]:checked, input[type=checkbox]',
  )) {
    if (input.checked === input.defaultChecked) continue
    // React sees a press as a change only if the radio or check box had another state before.
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
 * For the root of a part that is usable as soon as its HTML is there: input, choices and presses from before hydration are repeated after
 * it. Without this the ring would mark one colour and the price another, and a first press would be lost.
 */
export function useEarlyChoices<E extends HTMLElement>(): RefObject<E | null> {
  const root = useRef<E>(null)
  const again = useRef<(() => void) | null>(null)
  const [isDue, setDue] = useState(false)
  // In time to see whether the press itself started the hydration.
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
  // Only once input and choices are in the state that the press uses.
  useEffect(() => {
    if (!isDue) return
    again.current?.()
    again.current = null
  }, [isDue])
  return root
}
