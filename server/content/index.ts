import 'server-only'
import type { CachePart } from '@/lib/site/cache-manifest'
import { embeddedContent } from './embedded'
import { createHttpContent } from './http'
import type { ContentPort } from './port'
import { tagPage } from './tag-page'

/** The parts of the content that each read shows. */
const parts: Record<keyof ContentPort, readonly CachePart[]> = {
  pageByUrl: ['pages', 'catalogue'],
  pages: ['pages', 'catalogue'],
  pageUrls: ['pages'],
  catalogue: ['catalogue'],
  priceList: ['catalogue', 'prices'],
  products: ['pages', 'catalogue', 'prices', 'cards'],
  productsBySlugs: ['pages', 'catalogue', 'prices', 'cards'],
  productBySlug: ['pages', 'catalogue', 'prices', 'cards'],
  productByPath: ['pages', 'catalogue', 'prices'],
  stampModelByName: ['pages', 'catalogue', 'prices'],
  signModelByName: ['pages', 'catalogue', 'prices'],
  mainMenu: ['menu'],
  footer: ['footer'],
  cardBySlug: ['cards', 'pages', 'catalogue', 'prices'],
  cardsBySlugs: ['cards', 'pages', 'catalogue', 'prices'],
  samples: ['cards', 'pages'],
  crossSell: ['crossSells'],
  reviews: ['reviews'],
}

type Read = (...args: never[]) => Promise<unknown>

/** The same service; each read ties the page that is being rendered to what it shows. */
function tagging(service: ContentPort): ContentPort {
  const tagged = Object.entries(parts).map(([name, own]) => {
    const read = service[name as keyof ContentPort] as Read
    const tied: Read = async (...args) => {
      await Promise.all(own.map(tagPage))
      return read(...args)
    }
    return [name, tied]
  })
  return Object.fromEntries(tagged) as unknown as ContentPort
}

let content: ContentPort | undefined

/** The content service: an outside one where `CONTENT_URL` is set, else the embedded one in this process. */
export function getContent(): ContentPort {
  const { CONTENT_URL, CONTENT_TOKEN, PUBLIC_TOKEN } = process.env
  content ??= tagging(
    CONTENT_URL
      ? createHttpContent({ url: CONTENT_URL, token: CONTENT_TOKEN ?? PUBLIC_TOKEN ?? '' })
      : embeddedContent,
  )
  return content
}
