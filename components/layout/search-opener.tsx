'use client'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { SiteLocale } from '@/lib/site/locales'
import { isPlainPress } from './site-link'

interface SearchOpenerProps {
  /** The page of the search, where there is no JavaScript. */
  href: string
  locale: SiteLocale
  labels: { search: string; placeholder: string }
}

type Popup = ComponentType<{ locale: SiteLocale; onClose: () => void }>

const load = () => import('@/components/search/search-popup').then(({ default: popup }) => popup as Popup)

/** What opens the search: looks like its field where there is room, else a magnifier. Its code comes when one is near. */
export function SearchOpener({ href, locale, labels }: SearchOpenerProps) {
  const [popup, setPopup] = useState<{ Popup: Popup } | null>(null)
  const open = (event: MouseEvent) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    load().then(
      Popup => setPopup({ Popup }),
      () => window.location.assign(href),
    )
  }
  // A failure shows when it is opened.
  const prepare = () => load().catch(() => undefined)
  return (
    <search className="ml-auto lg:max-w-90 lg:min-w-0 lg:flex-1">
      <a
        href={href}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
        className="grid size-11 place-items-center rounded-md lg:flex lg:h-8.5 lg:w-full lg:items-center lg:gap-2 lg:border lg:border-line lg:bg-wash lg:px-2.5 lg:hover:border-edge"
      >
        <Icon name="search" className="lg:size-4.5 lg:text-ink-3" />
        <span className="sr-only">{labels.search}</span>
        <span className="min-w-0 truncate text-sm text-ink-2 max-lg:hidden">{labels.placeholder}</span>
      </a>
      {popup && <popup.Popup locale={locale} onClose={() => setPopup(null)} />}
    </search>
  )
}
