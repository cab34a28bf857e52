import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { defaultLocale, locales } from './locales'
import { loadMessages } from './messages'

/** What next-intl reads for every render: the locale of the URL and its texts. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale
  const locale = hasLocale(locales, requested) ? requested : defaultLocale
  return {
    locale,
    messages: await loadMessages(locale),
    timeZone: 'Europe/Paris',
    // A missing key is found by the checks; a shopper must never meet it as an error page.
    onError: error => {
      if (process.env.NODE_ENV !== 'production') console.error(error.message)
    },
  }
})
