'use client'
import { useEffect } from 'react'
import { watchCartBadge } from '@/components/layout/cart-badge'
import { watchPanels, watchScroll } from '@/components/layout/header-behaviour'
import { Journey } from '@/components/layout/journey'
import { watchPictures } from '@/components/layout/missing-pictures'
import { watchPriceChoice } from '@/components/layout/price-choice'
import { ShellDialogs } from '@/components/layout/shell-dialogs'
import { watchAccountMenu } from '@/components/layout/watch-account-menu'
import { watchZone } from '@/components/layout/watch-zone'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { watchChunks } from '@/stores/missing-chunk'
import { watchBuild } from '@/stores/new-build'
import { connectPopups } from '@/stores/ui'
import { watchSession } from '@/stores/watch-session'
import { fetchOnIntent, openOnPress, PopupRoot } from './popup-root'

const watchPlace = (locale: SiteLocale) =>
  watchSession(() => {
    // Cookies that say that one of the staff acts for a client, or works in development mode.
    if (/in-place|dev-mode/.test(document.cookie))
      import('@/components/impersonation/staff-mode').then(({ followStaff }) => followStaff(locale))
  })

const watchers = [
  connectPopups,
  fetchOnIntent,
  openOnPress,
  watchBuild,
  watchPictures,
  watchChunks,
  watchPanels,
  watchScroll,
  watchCartBadge,
  watchPriceChoice,
  watchPlace,
  watchAccountMenu,
  watchZone,
]

/** What every page does once it is drawn. */
export function ShellParts({ locale }: { locale: SiteLocale }) {
  useEffect(() => {
    const stops = watchers.map(watch => watch(locale))
    import('@/components/popups/offer-website').then(({ offerWebsite }) => offerWebsite(locale))
    return () => {
      for (const stop of stops) stop()
    }
  }, [locale])
  // From here on the page reacts to input: tests and tools need not guess.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <>
      <Journey />
      <ShellDialogs locale={locale} />
      <PopupRoot locale={locale} />
    </>
  )
}
