import pLimit from 'p-limit'
import { beforeAll, describe, expect, it } from 'vitest'
import { maxDescriptionLength, maxTitleLength } from '@/lib/doors/site/seo'
import {
  defaultLocale,
  languageOf,
  locales,
  prerenderedLocales,
  type SiteLocale,
  splitLocale,
} from '@/lib/ground/site/locales'
import { type CrawledPage, readPageFacts } from '@/tests/support/page-facts'
import { keysIn } from '@/tests/support/shown-keys'
import { structuredDataFaults } from '@/tests/support/structured-data'
import { shopUrl } from './support/shop'

/** Every page of every locale, which takes half an hour; else a part of them. */
const whole = Boolean(process.env.FULL)

const atOnce = pLimit(8)
const readText = async (url: string): Promise<string> => {
  const answer = await fetch(url, { redirect: 'manual' })
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`)
  return answer.text()
}
const placesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)

/** The addresses of the sitemaps, by locale. */
const listed = new Map<SiteLocale, string[]>()
const pages = new Map<string, CrawledPage>()

const isProduct = (url: string) => /-\w*\d/.test(url.slice(shopUrl.length))

/**
 * The pages that are looked at: of the default locale all but most products, of the other languages' first locales a
 * sixth of them, of every other locale one, each another.
 */
function chosen(locale: SiteLocale, urls: readonly string[]): readonly string[] {
  if (whole) return urls
  const place = locales.indexOf(locale)
  const every = (step: number, list: readonly string[]) =>
    list.filter((_, index) => index % step === place % step)
  if (!prerenderedLocales.includes(locale)) return every(urls.length, urls)
  const products = urls.filter(isProduct)
  const written = urls.filter(url => !isProduct(url))
  const isDefault = locale === defaultLocale
  return [...every(isDefault ? 30 : 90, products), ...every(isDefault ? 1 : 6, written)]
}

beforeAll(async () => {
  const sitemaps = placesIn(await readText(`${shopUrl}/sitemap.xml`))
  expect(sitemaps).toHaveLength(locales.length)
  await Promise.all(
    locales.map((locale, index) =>
      atOnce(async () => listed.set(locale, placesIn(await readText(sitemaps[index] ?? '')))),
    ),
  )
  const urls = [...listed].flatMap(([locale, all]) => chosen(locale, all))
  await Promise.all(urls.map(url => atOnce(async () => pages.set(url, readPageFacts(await readText(url))))))
})

/** The pages that something is wrong with, each with what it is. */
const faults = (find: (page: CrawledPage, url: string) => readonly string[]): string[] =>
  [...pages].flatMap(([url, page]) => find(page, url).map(fault => `${url} ${fault}`))

/** Texts that are on several pages of a locale. */
function repeated(of: (page: CrawledPage) => string): string[] {
  const seen = new Map<string, string[]>()
  for (const [url, page] of pages) {
    const key = `${page.lang} ${of(page)}`
    seen.set(key, [...(seen.get(key) ?? []), url])
  }
  return [...seen].filter(([, urls]) => urls.length > 1).map(([key, urls]) => `${key}: ${urls.join(' ')}`)
}

describe('every page that search engines know from the sitemap', () => {
  it('has a title of at most 70 characters, a description, one heading and its own address as canonical', () => {
    expect(
      faults(({ title, description, headings, canonical, robots, alternates }, url) => [
        ...(title && title.length <= maxTitleLength ? [] : [`title: ${title}`]),
        ...(description && description.length <= maxDescriptionLength ? [] : [`description: ${description}`]),
        ...(headings.length === 1 && headings[0] ? [] : [`headings: ${headings.join(', ')}`]),
        ...(canonical === url ? [] : [`canonical: ${canonical}`]),
        ...(robots === '' ? [] : [`robots: ${robots}`]),
        ...(alternates.size > 0 ? [] : ['no other locales']),
      ]),
    ).toEqual([])
  })

  it('has a title and a description that no other page of its locale has', () => {
    expect(repeated(page => page.title)).toEqual([])
    expect(repeated(page => page.description)).toEqual([])
  })

  it('names itself in every locale, and is named by each page that it names', () => {
    const known = new Map(
      [...listed].map(([locale, urls]): [string, Set<string>] => [locale.toLowerCase(), new Set(urls)]),
    )
    expect(
      faults(({ alternates, lang }, url) => [
        ...(alternates.get(lang.toLowerCase()) === url ? [] : ['does not name itself']),
        ...[...alternates].flatMap(([locale, other]) => {
          if (locale === 'x-default')
            return alternates.get(defaultLocale.toLowerCase()) === other ? [] : [`x-default: ${other}`]
          if (!known.get(locale)?.has(other)) return [`${locale}: ${other} is not listed`]
          const back = pages.get(other)
          return !back || back.alternates.get(lang.toLowerCase()) === url ? [] : [`${other} does not name it`]
        }),
      ]),
    ).toEqual([])
  })

  it('has structured data as the published schemas ask for, and a picture to be shown with', async () => {
    const found = await Promise.all(
      [...pages].map(async ([url, { structured, sharedPicture }]) => {
        const dataFaults = (await Promise.all(structured.map(structuredDataFaults))).flat()
        const all = [...dataFaults, ...(sharedPicture.startsWith('http') ? [] : ['no picture'])]
        return all.map(fault => `${url} ${fault}`)
      }),
    )
    expect(found.flat()).toEqual([])
  })

  it('has no text that waits to be written, and no picture without a name', () => {
    const placeholder =
      /lorem ipsum|\bTODO\b|\bundefined\b|\bNaN\b|\[object|à compléter|zu ergänzen|to be completed|\{\w+\}|\b[a-z]+\.[a-z]+[A-Z]\w+\.\w+/
    expect(
      faults(({ text, unnamed }) => [
        ...(placeholder.exec(text) ?? []),
        ...(unnamed > 0 ? [`${unnamed} pictures without alt`] : []),
      ]),
    ).toEqual([])
  })

  it('shows no key where a text belongs', () => {
    expect(
      faults(({ text, labels, title, description }) => keysIn([text, labels, title, description].join(' '))),
    ).toEqual([])
  })

  it('leads only to what is there', async () => {
    const known = new Set([...listed.values()].flat())
    // What no sitemap lists is the application's own, the same for all locales of a language: one of them is asked.
    const leading = new Map<string, { target: string; from: string }>()
    for (const [from, { links }] of pages) {
      for (const link of links) {
        const { origin, pathname } = new URL(link, from)
        const target = `${origin}${pathname}`
        const { locale, path } = splitLocale(pathname)
        const place = whole ? target : `${languageOf(locale)} ${path}`
        if (origin === shopUrl && !known.has(target) && !leading.has(place))
          leading.set(place, { target, from })
      }
    }
    const dead = [...leading.values()].map(({ target, from }) =>
      atOnce(async () => {
        const { status } = await fetch(target, { redirect: 'manual' })
        return status === 200 ? [] : [`${from} leads to ${target}: ${status}`]
      }),
    )
    expect((await Promise.all(dead)).flat()).toEqual([])
  })

  it('leads within a page only to parts that it has', () => {
    expect(
      faults(({ links }, url) =>
        [...links].flatMap(link => {
          const { origin, pathname, hash } = new URL(link, url)
          const target = pages.get(`${origin}${pathname}`)
          if (hash === '' || !target || target.ids.has(decodeURIComponent(hash.slice(1)))) return []
          return [`leads to ${link}`]
        }),
      ),
    ).toEqual([])
  })

  it('leads to pages of its own locale, but where it offers others', () => {
    const localeOf = new Map([...listed].flatMap(([locale, urls]) => urls.map(one => [one, locale] as const)))
    expect(
      faults(({ links, alternates }, url) => {
        const offered = new Set(alternates.values())
        return [...links].flatMap(link => {
          const { origin, pathname } = new URL(link, url)
          const target = `${origin}${pathname}`
          const locale = localeOf.get(target)
          return !locale || locale === localeOf.get(url) || offered.has(target) ? [] : [`leads to ${link}`]
        })
      }),
    ).toEqual([])
  })
})

it('says where its pages are listed', async () => {
  expect(await readText(`${shopUrl}/robots.txt`)).toContain(`Sitemap: ${shopUrl}/sitemap.xml`)
})
