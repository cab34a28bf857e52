import { withoutEnd } from '@/lib/ground/ends'
import { siteDomains } from './domains'

/** This machine's address of the shop: the edge's where one stands in front, whose port is another than Next's. */
const localUrl = () => process.env.EDGE_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`

/** Where the shop is reached from outside, without a slash at the end: `SITE_URL`, else this machine. */
export const siteUrl = (): string => withoutEnd(process.env.SITE_URL ?? localUrl(), '/')

/** Where a locale is reached from outside: its own domain (PAGE-52), else the shop's; without a slash at the end. */
export const siteUrlOf = (locale: string): string => siteDomains().get(locale) ?? siteUrl()

/**
 * The origins that are the shop's own: `SITE_URL`'s, where that is not set every name of this machine on the shop's port,
 * and the domains of single locales.
 */
export const ownOrigins = (): string[] => [...mainOrigins(), ...siteDomains().values()]

function mainOrigins(): string[] {
  if (process.env.SITE_URL) return [new URL(process.env.SITE_URL).origin]
  const { port } = new URL(localUrl())
  return ['localhost', '127.0.0.1', '[::1]'].map(host => `http://${host}${port && `:${port}`}`)
}
