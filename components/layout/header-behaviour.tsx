'use client'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'

const panels = 'details[data-panel]'

function closePanels(header: HTMLElement, except?: Element | null) {
  for (const panel of header.querySelectorAll<HTMLDetailsElement>(panels)) {
    if (panel.open && panel !== except && !panel.contains(except ?? null)) panel.open = false
  }
}

/** Panels close on Escape, which gives the focus back, on a press elsewhere and where the focus leaves the header. */
function watchPanels(header: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    const open = header.querySelector<HTMLDetailsElement>(`${panels}[open]`)
    if (!open) return
    open.open = false
    if (open.contains(document.activeElement)) open.querySelector('summary')?.focus()
  }
  const onPress = (event: Event) => {
    closePanels(header, (event.target as Element | null)?.closest?.(panels))
  }
  document.addEventListener('keydown', onKey)
  document.addEventListener('pointerdown', onPress)
  document.addEventListener('focusin', onPress)
  return () => {
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('pointerdown', onPress)
    document.removeEventListener('focusin', onPress)
  }
}

/** The header leaves on scrolling down once past 10 px, and comes back on scrolling up (PAGE-9). */
function watchScroll(header: HTMLElement): () => void {
  let last = window.scrollY
  const onScroll = () => {
    const { scrollY } = window
    const open = header.querySelector(`${panels}[open]`)
    header.toggleAttribute('data-hidden', scrollY > last && scrollY > 10 && !open)
    last = scrollY
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => window.removeEventListener('scroll', onScroll)
}

/** What the header does; what it shows comes from the server as its children. */
export function HeaderBehaviour({ children, className }: { children: ReactNode; className: string }) {
  const ref = useRef<HTMLElement>(null)
  const path = usePathname()
  useEffect(() => {
    const header = ref.current
    if (!header) return
    const stop = [watchPanels(header), watchScroll(header)]
    return () => {
      for (const end of stop) end()
    }
  }, [])
  const shown = useRef(path)
  useEffect(() => {
    // Not on the first page: who opened a menu before all of its code had come keeps it open.
    if (shown.current === path) return
    shown.current = path
    if (ref.current) closePanels(ref.current)
  }, [path])
  return (
    <header ref={ref} className={className}>
      {children}
    </header>
  )
}
