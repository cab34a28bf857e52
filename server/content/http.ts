import type { z } from 'zod'
import { answers, maxPageSize } from '@/lib/contract/content-api'
import type { ProductQuery } from '@/lib/contract/page'
import type { ProductSummary } from '@/lib/contract/product'
import { outsideContentSeconds } from '@/lib/site/cache-manifest'
import type { ContentPort } from './port'

export interface HttpContentOptions {
  /** The service's address, without the `/api` of its paths. */
  url: string
  /** The public token. */
  token: string
  fetch?: typeof globalThis.fetch
  /** Waits between tries. */
  wait?: (milliseconds: number) => Promise<void>
  /** Whether pages are being generated at build time: then more tries are made (specification §8). */
  generating?: boolean
}

/** The content service did not answer, or with something that is not its contract. */
export class ContentError extends Error {
  override name = 'ContentError'
}

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))

type Query = Record<string, string | number | undefined>

function addressOf(base: string, path: string, query: Query) {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const search = new URLSearchParams(parameters).toString()
  return `${base.replace(/\/$/, '')}/api/${path}${search ? `?${search}` : ''}`
}

/** A caller of the service: parses what it answers, tries again what failed; 404 is null. */
function createCaller(options: HttpContentOptions) {
  const { url, token, wait = pause } = options
  const generating = options.generating ?? process.env.NEXT_PHASE === 'phase-production-build'
  const retries = generating ? 8 : 1
  const once = async (address: string, body: unknown) => {
    const response = await (options.fetch ?? fetch)(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
      next: { revalidate: outsideContentSeconds },
    } as RequestInit)
    if (response.status >= 500 || response.status === 429)
      throw new ContentError(`${response.status} ${address}`)
    return response
  }
  const attempt = async (address: string, body: unknown): Promise<Response> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await once(address, body)
      } catch (error) {
        if (tries >= retries) throw new ContentError(`no answer: ${address}`, { cause: error })
        if (generating) await wait(300)
      }
    }
  }
  return async <T>(
    schema: z.ZodType<T>,
    path: string,
    query: Query = {},
    body?: unknown,
  ): Promise<T | null> => {
    const address = addressOf(url, path, query)
    const response = await attempt(address, body)
    if (response.status === 404) return null
    if (!response.ok) throw new ContentError(`${response.status} ${address}`)
    const parsed = schema.safeParse(await response.json())
    if (!parsed.success) throw new ContentError(`not the contract: ${address}`, { cause: parsed.error })
    return parsed.data
  }
}

const filters = (query: ProductQuery, type: string | undefined): Query => ({
  ...Object.fromEntries(
    Object.entries(query)
      .filter(([name]) => name !== 'type')
      .map(([name, value]) => [`filters[${name}]`, String(value)]),
  ),
  ...(type && { 'filters[type]': type }),
})

const data = <T>(answer: { data: T } | null): T | null => answer?.data ?? null

function needed<T>(answer: { data: T } | null, what: string): T {
  if (!answer) throw new ContentError(`the content service has no ${what}`)
  return answer.data
}

/** The content service over HTTP: the same port as the embedded one, speaking the contract of `app/api`. */
export function createHttpContent(options: HttpContentOptions): ContentPort {
  const call = createCaller(options)
  const productsOfType = async (query: ProductQuery, type: string | undefined, locale: string) => {
    const found: ProductSummary[] = []
    for (let page = 1; ; page += 1) {
      const paging = { 'pagination[page]': page, 'pagination[pageSize]': maxPageSize }
      const answer = await call(answers.products, 'products/list', {
        locale,
        ...filters(query, type),
        ...paging,
      })
      found.push(...(answer?.data ?? []))
      if (!answer || page >= answer.meta.pagination.pageCount) return found
    }
  }
  const product = async (path: string, locale: string) => data(await call(answers.product, path, { locale }))
  return {
    async pageByUrl(url, locale) {
      const found = data(await call(answers.pageByUrl, 'pages/url/', { locale, url }))
      if (!found) return null
      return 'url' in found ? { kind: 'page', page: found } : { kind: 'redirect', ...found.redirect }
    },
    async pages({ url, pageType, shoppingId }, locale, { page, pageSize }) {
      const answer = await call(answers.pages, 'pages/', {
        locale,
        'filters[url]': url,
        'filters[pageType]': pageType,
        'filters[shoppingId]': shoppingId,
        'pagination[page]': page,
        'pagination[pageSize]': pageSize,
      })
      if (!answer) throw new ContentError('the content service has no pages')
      return { pages: answer.data, pagination: answer.meta.pagination }
    },
    pageUrls: async locale => needed(await call(answers.pageUrls, 'pages/urls/', { locale }), 'addresses'),
    catalogue: async () => needed(await call(answers.catalogue, 'catalogue'), 'catalogue'),
    priceList: async country => data(await call(answers.priceList, `price-lists/${country}`)),
    async products(query, locale) {
      const types = query.type === undefined ? [undefined] : [query.type].flat()
      const lists = await Promise.all(types.map(type => productsOfType(query, type, locale)))
      return lists.flat()
    },
    productsBySlugs: async (slugs, locale) =>
      needed(await call(answers.productsBySlugs, 'products/slugs', { locale }, { slugs }), 'list'),
    productBySlug: (slug, locale) => product(`products/slug/${slug}`, locale),
    productByPath: (brand, range, model, locale) => product(`products/${brand}/${range}/${model}`, locale),
    stampModelByName: (name, locale) => product(`stamp-models/name/${name}`, locale),
    signModelByName: (name, locale) => product(`sign-models/name/${name}`, locale),
    mainMenu: async locale => needed(await call(answers.mainMenu, 'main-menu', { locale }), 'menu'),
    footer: async locale => needed(await call(answers.footer, 'footer', { locale }), 'footer'),
    cardBySlug: async (slug, locale) => data(await call(answers.card, `card/slug/${slug}`, { locale })),
    cardsBySlugs: async (slugs, locale) =>
      needed(await call(answers.cards, 'card/slugs/list', { locale }, { slugs }), 'cards'),
    samples: async locale => needed(await call(answers.cards, 'card/samples', { locale }), 'samples'),
    crossSell: async (name, locale) =>
      data(await call(answers.crossSell, `cross-sells/name/${name}`, { locale })),
    reviews: async (count, locale) =>
      needed(await call(answers.reviews, `trustpilot-reviews/recent/${count}`, { locale }), 'reviews'),
  }
}
