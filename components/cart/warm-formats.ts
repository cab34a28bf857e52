import { languageOf, type SiteLocale } from '@/lib/ground/site/locales'

/**
 * Makes a browser read what it knows of a locale's figures, dates and countries, each as work of its own: the first
 * formatter of a page takes a phone some 50 ms, which would come on top of drawing the lines. Returns what calls it off.
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
