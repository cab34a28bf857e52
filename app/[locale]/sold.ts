import 'server-only'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { fallbackLocaleFor, soldLocales } from '@/lib/catalogue/sold-locales'
import { localePath, locales, type SiteLocale } from '@/lib/ground/site/locales'
import { readMarkets } from '@/server/catalogue/content/sold-locales'

const readThem = cache(readMarkets)

/** Leads away from a locale whose country the shop does not sell to: it has no site and no prices (DELIVERY-18). */
export async function leadToSold(locale: SiteLocale): Promise<void> {
  const markets = await readThem()
  if (soldLocales(markets).includes(locale)) return
  const fallbackLocale = fallbackLocaleFor(locale, markets)
  if (!fallbackLocale) notFound()
  redirect(localePath(fallbackLocale, '/'))
}

/** For `AlternateLinks`: which locales have a site, where not all have, and what stands for all others. */
export async function soldSites(fallback: SiteLocale) {
  const markets = await readThem()
  const sold = soldLocales(markets)
  return {
    ...(sold.length < locales.length && { sold }),
    standard: fallbackLocaleFor(fallback, markets) ?? fallback,
  }
}
