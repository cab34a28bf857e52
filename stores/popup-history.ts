import { type PopupName, popupHash } from './popups'

/**
 * Popups without a hash stand in the browser's history too, by an entry of the page's own address: so its Back closes
 * them, on a phone above all, and closing them otherwise takes the entry away again.
 */

/** Offered by the page itself, and nobody went anywhere: they make no entry. */
const unasked: readonly PopupName[] = ['redirectWebsite', 'toolsWidget']

/** Whether a popup has an entry of its own without a hash. */
export const hasEntry = (name: PopupName): boolean => popupHash(name) === null && !unasked.includes(name)

/** The popups that the present entry was made for. */
export function popupsOfEntry(): readonly unknown[] {
  const state: unknown = window.history.state
  const names = typeof state === 'object' && state !== null ? Reflect.get(state, 'popups') : null
  return Array.isArray(names) ? names : []
}

/** What an entry for these popups keeps; `null` lets the router take a new address over by itself. */
const stateFor = (open: readonly PopupName[]) => (open.length > 0 ? { popups: open } : null)

/** Whether the present entry was made for a popup that is not open any more. */
const isLeft = (open: readonly PopupName[]) => popupsOfEntry().some(name => !open.includes(name as PopupName))

let leaving = false
let waiting: (() => void) | null = null

/** True while the browser goes back because we asked it to: what it lands on is no wish of the person. */
export const isLeaving = (): boolean => leaving

/**
 * Makes the entry of a popup that was opened. One that was left behind the moment before is used again, so that going
 * from popup to popup is one step back.
 * @param open all open popups that have an entry, the new one among them where it has one
 * @param url the address with the popup's hash; the present one where it has none
 */
export function enter(open: readonly PopupName[], url: string | null): void {
  if (leaving) {
    waiting = () => enter(open, url)
    return
  }
  if (url === null && open.every(name => popupsOfEntry().includes(name))) return
  const { pathname, search, hash } = window.location
  const address = url ?? `${pathname}${search}${hash}`
  if (isLeft(open)) window.history.replaceState(stateFor(open), '', address)
  else window.history.pushState(stateFor(open), '', address)
}

/** Gives the address back that a hash was pushed on; what is open below stays. */
export function restore(open: readonly PopupName[], url: string): void {
  window.history.replaceState(stateFor(open), '', url)
}

/** Goes back over entries whose popups are closed. `openNow` says what is open by then; `done` follows. */
export function leave(openNow: () => readonly PopupName[], done: () => void): void {
  if (leaving || !isLeft(openNow())) return
  leaving = true
  const arrived = () => {
    leaving = false
    const next = waiting
    waiting = null
    if (next) next()
    else if (isLeft(openNow())) leave(openNow, done)
    else done()
  }
  window.addEventListener('popstate', arrived, { once: true })
  window.history.back()
}
