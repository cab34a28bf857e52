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
    /** Carries the campaign until this code is there (`carryCampaign` of lib/ground/site/inline-scripts.ts). */
    carryCampaign?: (event: Event) => void
  }
}

/**
 * React stops a press on an element that it has not hydrated yet, such as a list's tile, before other listeners see it. A listener on the
 * window sees it all the same.
 */
function letThrough(event: Event): void {
  const stop = event.stopPropagation.bind(event)
  event.stopPropagation = () => {
    if (event.eventPhase !== Event.CAPTURING_PHASE) stop()
  }
}

/** A link that the browser itself follows, for example into another tab, carries the campaign (ORDER-13). */
function carryAlong(event: Event): void {
  const link = event.defaultPrevented ? null : siteLinkOf(event)
  if (!link) return
  const { pathname, search, hash } = link
  const to = carried(`${pathname}${search}${hash}`)
  if (to !== `${pathname}${search}${hash}`) link.href = to
}

/** Moves the focus to the heading of the new page (PAGE-31): a screen reader continues from there. */
function meetPage(): void {
  // The browser itself shows an anchor; focus in a dialog stays there.
  if (window.location.hash || document.querySelector('dialog[open]')) return
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * Leads from page to page within the document: one listener for all links, a bar while the next page is on its way, the
 * focus on its heading once it is there; Next says its title. Until this code is loaded, every link loads a document.
 */
export function Journey() {
  const router = useRouter()
  const path = usePathname()
  const [travelling, travel] = useTransition()
  useEffect(() => {
    const go = (to: string) => {
      if (isOutdated()) return loadPage(to)
      // From within a popup: the new page replaces the popup's step in the history.
      const step = isPopupsEntry() ? router.replace : router.push
      dropPopups()
      travel(() => step(to))
    }
    // On the window: listeners closer to the link, React included, run first.
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
