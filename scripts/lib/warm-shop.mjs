import { firstPages, warmPictures } from './warm-pictures.mjs'

/** The languages whose search index is built ahead: each takes some seconds, and the first search would wait for it. */
const searched = ['fr-FR', 'de-DE', 'en-GB']

/**
 * Does ahead what the first shopper would wait for: the index of the search, then the pictures of the first pages. One after the other, so
 * that shoppers meanwhile are served in between.
 * @param {{ origin: string, proxies: number, signal: AbortSignal }} options how many proxies are trusted: the search counts by address
 */
export async function warmShop({ origin, proxies, signal }) {
  const headers = proxies > 0 ? { 'x-forwarded-for': Array(proxies).fill('127.0.0.1').join(', ') } : {}
  for (const locale of searched)
    await (await fetch(`${origin}/api/search/${locale}?q=4913`, { headers, signal })).arrayBuffer()
  await warmPictures({ origin, pages: firstPages, signal })
}
