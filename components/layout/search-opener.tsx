'use client'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { isPlainPress } from './site-link'

interface SearchOpenerProps {
  /** The page of the search, where there is no JavaScript. */
  href: string
  locale: SiteLocale
  labels: { search: string; placeholder: string }
}

type Popup = ComponentType<{ locale: SiteLocale; onClose: () => void }>

const hint = 'min-w-0 truncate text-sm text-ink-2 max-lg:hidden'
/** A hint that would be cut, for example beside a retailer's badge, is replaced by one word; the width depends on its length. */
const hintClasses = {
  long: { whole: '@max-[13.5rem]:hidden', short: '@min-[13.5rem]:hidden' },
  short: { whole: '@max-[11.5rem]:hidden', short: '@min-[11.5rem]:hidden' },
}
const longHint = 21

const load = () => import('@/components/search/search-popup').then(({ default: popup }) => popup as Popup)

/** Opens the search: looks like its field where there is space, else a magnifier. Its code is fetched when the pointer or focus is near. */
export function SearchOpener({ href, locale, labels }: SearchOpenerProps) {
  const classes = hintClasses[labels.placeholder.length < longHint ? 'short' : 'long']
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
    <search className="ml-auto lg:@container lg:max-w-90 lg:min-w-0 lg:flex-1">
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
        <span className={classNames(hint, classes.whole)}>{labels.placeholder}</span>
        <span aria-hidden className={classNames(hint, classes.short)}>
          {labels.search}
        </span>
      </a>
      {popup && <popup.Popup locale={locale} onClose={() => setPopup(null)} />}
    </search>
  )
}
