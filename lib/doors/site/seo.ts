import type { Metadata } from 'next'
import type { Page } from '@/lib/catalogue/contract/page'
import { type PictureSpec, pictureUrl } from '@/lib/design/drawing/url'
import { withoutEnd } from '@/lib/ground/ends'
import { localeOfSegment, localePath, localeSegment, type SiteLocale } from '@/lib/ground/site/locales'
import { siteUrlOf } from '@/lib/ground/site/url'

/** A title longer than this goes without the site's name (PAGE-7). */
export const maxTitleLength = 70

/** What search engines show of a description; more is cut off by them at a place of their choice. */
export const maxDescriptionLength = 160

/** The full address of a path in a locale. */
export const absoluteUrl = (locale: SiteLocale, path: string): string =>
  `${siteUrlOf(locale)}${localePath(locale, path)}`

/** Where the pages of a locale are listed for search engines. */
export const sitemapUrl = (locale: SiteLocale): string =>
  `${siteUrlOf(locale)}/sitemaps/${localeSegment(locale)}.xml`

/** The locale of such a list by its file's name, as it is written there; undefined for every other name. */
export const localeOfFile = (file: string): SiteLocale | undefined => {
  const locale = file.endsWith('.xml') ? localeOfSegment(file.slice(0, -4)) : undefined
  return locale && file === `${localeSegment(locale)}.xml` ? locale : undefined
}

/** The page's title with the site's name, unless that is over 70 characters (PAGE-7). */
export function pageTitle(title: string, siteName: string): string {
  const full = `${title} | ${siteName}`
  return full.length > maxTitleLength ? title : full
}

/** A text in one line, cut at the end of a sentence or else of a word where it is too long for a description. */
export function metaDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxDescriptionLength) return line
  const head = line.slice(0, maxDescriptionLength)
  const sentence = /^.{60,}[.!?](?=\s)/.exec(head)?.[0]
  const words = head.slice(0, -1)
  const last = words.lastIndexOf(' ')
  return sentence ?? `${last < 0 ? words : withoutEnd(words.slice(0, last), ' ,;:–—-')}…`
}

/** A line of at most this many characters, words kept whole (PAGE-8). */
export function titleLines(title: string, length = 40): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && longer.length <= length) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The address of a picture as others fetch it: at twice its measures, in the format that everyone reads. */
export const sharedPictureUrl = (picture: PictureSpec, locale: SiteLocale): string =>
  `${siteUrlOf(locale)}${pictureUrl(picture, 2, 'jpg')}`

/** What a page tells of itself outside the shop. */
export interface PageFacts {
  title: string
  description: string
  /** What stands for the page where its link is shown. */
  picture: PictureSpec
}

/** Title, description and canonical of a page of the content service (PAGE-44); its other locales are `AlternateLinks`. */
export function pageMetadata(page: Page, facts: PageFacts, locale: SiteLocale, siteName: string): Metadata {
  return {
    title: { absolute: pageTitle(facts.title, siteName) },
    description: metaDescription(facts.description) || undefined,
    alternates: { canonical: absoluteUrl(locale, page.url) },
    robots: page.noindex ? { index: false } : undefined,
  }
}
