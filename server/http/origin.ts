import 'server-only'
import { readSettings } from '@/server/env'

/**
 * Whether a browser sends a request from another site's page: such a one may read, never change
 * (architecture, Contract). Programs send no origin.
 */
export function isForeign(request: Request): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return request.headers.get('sec-fetch-site') === 'cross-site'
  return origin !== new URL(readSettings().SITE_URL).origin
}
