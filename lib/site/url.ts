/** This machine's address of the shop: the edge's where one stands in front, whose port is another than Next's. */
const localUrl = () => process.env.EDGE_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`

/** Where the shop is reached from outside, without a slash at the end: `SITE_URL`, else this machine. */
export const siteUrl = (): string => (process.env.SITE_URL ?? localUrl()).replace(/\/+$/, '')

/**
 * The origins that are the shop's own: `SITE_URL`'s, and where that is not set, every name of this machine on the
 * shop's port.
 */
export function ownOrigins(): string[] {
  if (process.env.SITE_URL) return [new URL(process.env.SITE_URL).origin]
  const { port } = new URL(localUrl())
  return ['localhost', '127.0.0.1', '[::1]'].map(host => `http://${host}${port && `:${port}`}`)
}
