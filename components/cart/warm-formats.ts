import { languageOf, type SiteLocale } from '@/lib/ground/site/locales'

/**
 * Makes the browser load its locale data for numbers, dates and countries, each as a separate task: the first formatter
 * of a page takes a phone some 50 ms, in addition to drawing the lines. Returns a function that cancels it.
 */
export function warmFormats(locale: SiteLocale): () => void {
  const reads = [
    () => new Intl.NumberFormat(locale),
    () => new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long' }),
    () => new Intl.DisplayNames(languageOf(locale), { type: 'region' }),
  ]
  const timers = reads.map(read => setTimeout(read))
  return () => timers.forEach(clearTimeout)
}
