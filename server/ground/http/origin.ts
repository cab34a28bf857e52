import 'server-only'
import { ownOrigins, siteUrl } from '@/lib/ground/site/url'
import { problemResponse } from './answer'

/**
 * Whether a browser sends a request from another site's page: such a request may read, but never change anything
 * (architecture, Contract). Programs send no origin.
 */
export function isForeign(request: Request): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return request.headers.get('sec-fetch-site') === 'cross-site'
  return !ownOrigins().includes(origin)
}

/** The answer to such a request, with the shop's own address; null where it is the shop's own page. */
export const refuseForeign = (request: Request): Response | null =>
  isForeign(request) ? problemResponse('foreign_origin', { details: { subject: siteUrl() } }) : null

/** The origin of the shop from which a request comes; a program without an origin counts for the main one. */
export const ownOriginOf = (request: Request): string =>
  ownOrigins().find(origin => origin === request.headers.get('origin')) ?? new URL(siteUrl()).origin
