import { defaultLocale, localeOfSegment, localeSegment, type SiteLocale } from '@/lib/ground/site/locales'
import { leadToSold } from '../../sold'

export interface PageProps {
  params: Promise<{ locale: string; path?: string[] }>
}

interface Address {
  locale: SiteLocale
  /** As the content service knows it: without the locale's prefix, ending with a slash. */
  url: string
  /** Whether the first segment names a locale at all. */
  known: boolean
  /** Whether it is written as our links write it: `/de-de/`, not `/de-DE/`. */
  exact: boolean
}

const urlOf = (path: readonly string[] = []): string =>
  path.length ? `/${path.map(part => decodeURIComponent(part)).join('/')}/` : '/'

/** What the address of a page asks for. */
export async function readAddress({ params }: PageProps): Promise<Address> {
  const { locale: segment, path } = await params
  const locale = localeOfSegment(segment)
  if (locale) await leadToSold(locale)
  const exact = !!locale && localeSegment(locale) === segment
  return { locale: locale ?? defaultLocale, url: urlOf(path), known: !!locale, exact }
}
