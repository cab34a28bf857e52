import { useEffect, useRef } from 'react'
import { isLeaving } from '@/stores/popup-history'

/**
 * The browser's Back closes what is open over the editor's workspace, and does nothing more: the history has a step for it with the address
 * of the editor. One step serves all of them. It stays when its part is closed in another way, since going back takes time and would race
 * with the next action: the next part that opens uses it, and a Back with nothing open skips it.
 */

/** The open parts, the topmost last. */
const open: { close: () => void }[] = []
/** Whether the present entry of the history is the step. */
let onStep = false
/** Called once the step is left, while leaving is in progress. */
let leaving: (() => void) | null = null

const isStep = (): boolean => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && Reflect.get(state, 'overEditor') === true
}

function makeStep(): void {
  if (isLeaving()) {
    // The popup that led here is going back in the history: an entry pushed meanwhile would cancel that, or be the one that is left.
    window.addEventListener('popstate', () => open.length > 0 && makeStep(), { once: true })
    return
  }
  if (isStep()) return
  // The data of the router and the popups in the entry is copied: for them nothing has changed.
  window.history.pushState({ ...window.history.state, overEditor: true }, '')
  onStep = true
}

/** A history event: the person went back or forward, or the step was left. */
function follow(): void {
  const wasOnStep = onStep
  onStep = isStep()
  if (leaving) {
    const then = leaving
    leaving = null
    then()
    return
  }
  if (onStep || !wasOnStep) return
  const top = open.at(-1)
  if (!top) {
    window.history.back()
    return
  }
  const below = open.length - 1
  top.close()
  if (below > 0) makeStep()
}

/** Follows the history until the returned function is called: as long as the editor is there. */
export function connectWayBack(): () => void {
  onStep = isStep()
  window.addEventListener('popstate', follow)
  return () => {
    window.removeEventListener('popstate', follow)
    leaving = null
  }
}

/** Notes what has been opened; the returned function says that it is closed. */
export function openOverWorkspace(close: () => void): () => void {
  const own = { close }
  open.push(own)
  if (!leaving) makeStep()
  return () => {
    open.splice(open.indexOf(own), 1)
  }
}

/** Leaves the step, if there is one, before something closes the editor: `then` runs once the address is the editor's own. */
export function leaveStep(then: () => void): void {
  if (leaving) return
  if (!isStep()) {
    then()
    return
  }
  leaving = then
  window.history.back()
}

/** The browser's Back closes this while it is open. */
export function useWayBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (isOpen ? openOverWorkspace(() => latest.current()) : undefined), [isOpen])
}
