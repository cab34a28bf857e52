import NextLink from 'next/link'
import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { localePath, type SiteLocale } from './locales'

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & {
  /** A path of the site without its locale prefix, ending with a slash; hashes and full addresses pass through. */
  href: string
  /** Another locale than the page's. */
  locale?: SiteLocale
}

/**
 * A link within the site, in the locale of the page. Pages are static and quick to fetch: they are not fetched before they
 * are asked for, unless `prefetch` says so. Works in server components, and below a messages provider.
 */
export function Link({ href, locale, prefetch = false, ...props }: LinkProps) {
  const current = useLocale()
  return (
    <NextLink
      href={localePath(locale ?? current, href)}
      prefetch={prefetch}
      {...(locale && { hrefLang: locale })}
      {...props}
    />
  )
}
