import { defineRouting } from 'next-intl/routing'
import { defaultLocale, locales } from './locales'

/** One locale a URL: nothing is guessed from headers or cookies, so every page can be static. */
export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: {
    mode: 'as-needed',
    prefixes: Object.fromEntries(locales.map(locale => [locale, `/${locale.toLowerCase()}`])),
  },
  localeDetection: false,
  localeCookie: false,
  // hreflang stands in the pages: only they know the address of their translation.
  alternateLinks: false,
})
