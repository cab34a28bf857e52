'use client'
import { useEffect } from 'react'
import { closePanels } from '@/components/layout/header-behaviour'
import { pathOfPress } from '@/components/layout/site-link'

/**
 * Leads from part to part of the account by the address alone: all of it is here already, so nothing is asked of the server,
 * and what is kept of the page for one address is never taken for another's.
 */
export function usePartLinks(): void {
  useEffect(() => {
    // Before the window's own listener (`journey.tsx`), which leaves alone what was prevented.
    const onPress = (event: MouseEvent) => {
      const to = pathOfPress(event)
      const link = to === null ? null : new URL(to, window.location.href)
      if (!link || link.pathname !== window.location.pathname) return
      event.preventDefault()
      closePanels()
      if (link.search !== window.location.search) window.history.pushState(null, '', to)
    }
    document.addEventListener('click', onPress)
    return () => document.removeEventListener('click', onPress)
  }, [])
}
