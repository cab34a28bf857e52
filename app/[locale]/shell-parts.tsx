'use client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { Journey } from '@/components/layout/journey'
import { watchPictures } from '@/components/layout/missing-pictures'
import type { SiteLocale } from '@/lib/site/locales'
import { keepCampaign } from '@/stores/campaign'
import { watchChunks } from '@/stores/missing-chunk'
import { watchBuild } from '@/stores/new-build'
import { PopupRoot } from './popup-root'

/** What every page does once it is drawn. */
export function ShellParts({ locale }: { locale: SiteLocale }) {
  const path = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page that is come to carries the campaign on
  useEffect(keepCampaign, [path])
  useEffect(watchBuild, [])
  useEffect(watchPictures, [])
  useEffect(watchChunks, [])
  // From here on the page listens: what drives it, a test or a tool, need not guess.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <>
      <Journey />
      <PopupRoot locale={locale} />
    </>
  )
}
