'use client'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { leadOn } from '@/lib/ground/site/go'
import { carried, loadPage } from '@/stores/campaign'
import { isOutdated } from '@/stores/new-build'
import { dropPopups, isPopupsEntry } from '@/stores/ui'
import { closePanels } from './header-behaviour'
import { LoadingBar } from './loading-bar'
import { pathOfPress, siteLinkOf } from './site-link'

declare global {
  interface Window {
    /** Takes the campaign along until this code is there (`carryCampaign` of lib/ground/site/inline-scripts.ts). */
    carryCampaign?: (event: Event) => void
  }
}

/**
 * React stops a press on what it has not taken over yet, a list's tile for one, before anybody hears of it. Who listens for the
 * whole page hears of it all the same.
 */
function letThrough(event: Event): void {
  const stop = event.stopPropagation.bind(event)
  event.stopPropagation = () => {
    if (event.eventPhase !== Event.CAPTURING_PHASE) stop()
  }
}

/** A link that the browser itself follows, into another tab for one, takes the campaign along (ORDER-13). */
function carryAlong(event: Event): void {
  const link = event.defaultPrevented ? null : siteLinkOf(event)
  if (!link) return
  const { pathname, search, hash } = link
  const to = carried(`${pathname}${search}${hash}`)
  if (to !== `${pathname}${search}${hash}`) link.href = to
}

/** Puts the keyboard at the head of the page that was come to (PAGE-31): a screen reader goes on from there. */
function meetPage(): void {
  // A place on the page is the browser's to show; who is in a dialog stays there.
  if (window.location.hash || document.querySelector('dialog[open]')) return
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * Leads from page to page within the document: one listener for all links, a bar while the next page is on its way, the
 * focus on its heading once it is there; Next says its title. Until this code has come every link loads a document.
 */
export function Journey() {
  const router = useRouter()
  const path = usePathname()
  const [travelling, travel] = useTransition()
  useEffect(() => {
    const go = (to: string) => {
      if (isOutdated()) return loadPage(to)
      // From within a popup: the page that is come to takes the place of its step in the history.
      const step = isPopupsEntry() ? router.replace : router.push
      dropPopups()
      travel(() => step(to))
    }
    // On the window: whatever listens closer to the link, React included, has its say before.
    const onPress = (event: MouseEvent) => {
      const to = pathOfPress(event)
      if (to === null) return carryAlong(event)
      event.preventDefault()
      go(to)
    }
    const stop = leadOn(go)
    window.addEventListener('click', letThrough, true)
    window.addEventListener('click', onPress)
    window.addEventListener('auxclick', carryAlong)
    for (const type of ['click', 'auxclick'])
      if (window.carryCampaign) window.removeEventListener(type, window.carryCampaign, true)
    return () => {
      stop()
      window.removeEventListener('click', letThrough, true)
      window.removeEventListener('click', onPress)
      window.removeEventListener('auxclick', carryAlong)
    }
  }, [router])
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    closePanels()
    meetPage()
  }, [path])
  return <LoadingBar travelling={travelling} />
}
