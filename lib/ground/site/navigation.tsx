import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { localePath, type SiteLocale } from './locales'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site without its locale prefix, ending with a slash; hashes and full addresses pass through. */
  href: string
  /** Another locale than the page's. */
  locale?: SiteLocale
}

/**
 * A link within the site, in the locale of the page: a plain one, which one listener for all of them leads on within
 * the document (`components/layout/journey.tsx`). Works in server components, and below a messages provider.
 */
export function Link({ href, locale, ...props }: LinkProps) {
  const current = useLocale()
  return <a href={localePath(locale ?? current, href)} {...(locale && { hrefLang: locale })} {...props} />
}
