'use client'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * For the root of what can be used as soon as its HTML is there: what was chosen before the page came to life is
 * chosen again, now that somebody listens. Without this the ring would be around one colour, the price of another.
 */
export function useEarlyChoices<E extends HTMLElement>(): RefObject<E | null> {
  const root = useRef<E>(null)
  useEffect(() => {
    for (const input of root.current?.querySelectorAll<HTMLInputElement>('input[type=radio]:checked') ?? []) {
      if (input.defaultChecked) continue
      // React takes a press for news only where the circle was empty before it.
      input.checked = false
      input.click()
    }
  }, [])
  return root
}
