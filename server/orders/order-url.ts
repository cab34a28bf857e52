import 'server-only'
import { absoluteUrl } from '@/lib/doors/site/seo'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { signOrder } from './order-auth'

/** The facts of an order that an address needs. */
interface Addressed {
  id: number
  authNonce?: string | null | undefined
}

/**
 * The address of a page of one order, from outside, with the code that opens it.
 * @param path of the site, such as `/success/`
 * @param more what else stands in the query
 */
export function orderUrl(
  { id, authNonce }: Addressed,
  locale: SiteLocale,
  path: string,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({ id: String(id), auth: signOrder(id, authNonce ?? ''), ...more })
  return `${absoluteUrl(locale, path)}?${query}`
}
