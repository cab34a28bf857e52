'use client'
import { type RefObject, useEffect } from 'react'

/** A smaller difference means the browser's own bars, not a keyboard; in CSS pixels. */
const leastPx = 80

/** What a keyboard opens for. */
const fields = 'input, textarea, [contenteditable]'

/**
 * Tells the workspace how much of the window the keyboard of a phone hides, as `--keyboard` and `data-keyboard`: the
 * workspace ends above it, so that the plate stays in sight, and the focused field is scrolled back into view.
 */
export function useKeyboardInset(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const follow = () => {
      const element = root.current
      if (!element) return
      // A page zoomed by pinch hides as much without a keyboard.
      const hidden = view.scale > 1.05 ? 0 : window.innerHeight - view.height - view.offsetTop
      const inset = hidden >= leastPx ? Math.round(hidden) : 0
      element.style.setProperty('--keyboard', `${inset}px`)
      element.toggleAttribute('data-keyboard', inset > 0)
      const { activeElement } = document
      if (inset > 0 && activeElement && element.contains(activeElement)) {
        activeElement.scrollIntoView({ block: 'nearest' })
      }
    }
    // Asked as the workspace is drawn, its height would cost a layout of its own; without a field there is no keyboard.
    if (document.activeElement?.matches(fields)) follow()
    view.addEventListener('resize', follow)
    view.addEventListener('scroll', follow)
    return () => {
      view.removeEventListener('resize', follow)
      view.removeEventListener('scroll', follow)
    }
  }, [root])
}
