'use client'
import { useRouter } from 'next/navigation'
import type { MouseEvent } from 'react'

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * One listener for a hundred plain links: the menus are long and on every page, and a link component for each entry
 * would double them in the page's data.
 */
export function useLinkClicks(): (event: MouseEvent) => void {
  const router = useRouter()
  return event => {
    const link = (event.target as Element).closest('a')
    if (!link || !isPlain(event) || event.defaultPrevented || link.origin !== window.location.origin) return
    event.preventDefault()
    router.push(`${link.pathname}${link.search}${link.hash}`)
  }
}
