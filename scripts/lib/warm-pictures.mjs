/** Where people come in: the home page and the two catalogues' first ones, in the languages of the build. */
export const firstPages = ['/', '/de-de/', '/en-gb/', '/stamp/', '/signaletique/']

/** Addresses of the pictures that a page shows, at the densities of most screens. */
const picturesOf = html => [
  ...new Set(html.match(/\/pictures\/[^\s",\\]+@[12]x\.webp/g)?.map(path => path.replaceAll('&amp;', '&'))),
]

/**
 * Asks for the pictures of the first pages one after the other, so that they are drawn before a shopper waits for
 * them. Drawn ones are kept on disk: after the first start this takes no time. Returns how many were asked for.
 * @param {{ origin: string, pages: string[], signal: AbortSignal }} options
 */
export async function warmPictures({ origin, pages, signal }) {
  const asked = new Set()
  const read = async path => (await fetch(origin + path, { signal })).text()
  for (const page of pages) {
    for (const picture of picturesOf(await read(page))) {
      if (asked.has(picture)) continue
      asked.add(picture)
      await read(picture)
    }
  }
  return asked.size
}
