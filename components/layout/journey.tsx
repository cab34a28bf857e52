'use client'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { leadOn } from '@/lib/site/go'
import { loadPage } from '@/stores/campaign'
import { isOutdated } from '@/stores/new-build'
import { dropPopups, isPopupsEntry } from '@/stores/ui'
import { closePanels } from './header-behaviour'
import { LoadingBar } from './loading-bar'
import { pathOfPress } from './site-link'

/** Puts the keyboard at the head of the page that was come to: a screen reader goes on from there. */
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
      if (to === null) return
      event.preventDefault()
      go(to)
    }
    const stop = leadOn(go)
    window.addEventListener('click', onPress)
    return () => {
      stop()
      window.removeEventListener('click', onPress)
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
