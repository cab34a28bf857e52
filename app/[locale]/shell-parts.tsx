'use client'
import { useEffect } from 'react'
import { watchCartBadge } from '@/components/layout/cart-badge'
import { watchHeader } from '@/components/layout/header-behaviour'
import { Journey } from '@/components/layout/journey'
import { watchPictures } from '@/components/layout/missing-pictures'
import { watchPriceChoice } from '@/components/layout/price-choice'
import { ShellDialogs } from '@/components/layout/shell-dialogs'
import { watchAccountMenu } from '@/components/layout/watch-account-menu'
import { watchZone } from '@/components/layout/watch-zone'
import type { SiteLocale } from '@/lib/site/locales'
import { watchChunks } from '@/stores/missing-chunk'
import { watchBuild } from '@/stores/new-build'
import { watchSession } from '@/stores/watch-session'
import { PopupRoot } from './popup-root'

/** What every page does once it is drawn. */
export function ShellParts({ locale }: { locale: SiteLocale }) {
  useEffect(watchBuild, [])
  useEffect(watchPictures, [])
  useEffect(watchChunks, [])
  useEffect(watchHeader, [])
  useEffect(watchCartBadge, [])
  useEffect(watchPriceChoice, [])
  useEffect(watchSession, [])
  useEffect(() => watchAccountMenu(locale), [locale])
  useEffect(() => watchZone(locale), [locale])
  // From here on the page listens: what drives it, a test or a tool, need not guess.
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
