const panels = 'details[data-panel]'

/** The header of the page that is shown; pages of another frame have none. */
const headerOf = () => document.querySelector<HTMLElement>('.site-header')

/** Closes the header's panels, but the one that holds an element. */
export function closePanels(except?: Element | null): void {
  for (const panel of headerOf()?.querySelectorAll<HTMLDetailsElement>(panels) ?? []) {
    if (panel.open && panel !== except && !panel.contains(except ?? null)) panel.open = false
  }
}

/** Something in a dialog that stands above the page. */
const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('dialog[open]') !== null

/**
 * Panels close on Escape, which gives the focus back, on a press elsewhere and where the focus leaves the header. Events in a dialog do not
 * count: the dialog may have been opened from a panel, and returns the focus to it.
 */
export function watchPanels(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isInDialog(event.target)) return
    const open = headerOf()?.querySelector<HTMLDetailsElement>(`${panels}[open]`)
    if (!open) return
    open.open = false
    if (open.contains(document.activeElement)) open.querySelector('summary')?.focus()
  }
  const onPress = ({ target }: Event) => {
    if (!isInDialog(target)) closePanels(target instanceof Element ? target.closest(panels) : null)
  }
  // A panel opens without code, so Escape may come before the code; an event still in progress arrives here by itself.
  const { earlyPress } = window
  if (earlyPress instanceof KeyboardEvent && earlyPress.eventPhase === Event.NONE) onKey(earlyPress)
  document.addEventListener('keydown', onKey)
  document.addEventListener('pointerdown', onPress)
  document.addEventListener('focusin', onPress)
  return () => {
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('pointerdown', onPress)
    document.removeEventListener('focusin', onPress)
  }
}

/** The header leaves on scrolling down once past 10 px, by its own height, and comes back on scrolling up (PAGE-9). */
export function watchScroll(): () => void {
  let last = window.scrollY
  const onScroll = () => {
    const { scrollY } = window
    const header = headerOf()
    const open = header?.querySelector(`${panels}[open]`)
    header?.toggleAttribute('data-hidden', scrollY > last && scrollY > 10 && !open)
    last = scrollY
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => window.removeEventListener('scroll', onScroll)
}
