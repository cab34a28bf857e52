'use client'
import { useEffect } from 'react'
import { closePanels } from '@/components/layout/header-behaviour'
import { pathOfPress } from '@/components/layout/site-link'

/**
 * Moves between the parts of the account by the address alone: all parts are already here, so no request goes to the server, and the cached
 * page of one address is never used for another.
 */
export function usePartLinks(): void {
  useEffect(() => {
    // Before the window's own listener (`journey.tsx`), which ignores prevented events.
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
