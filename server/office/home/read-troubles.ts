import 'server-only'
import type { Payload } from 'payload'
import type { Outage } from '@/lib/office/outage/outage'
import { readReadiness } from '@/server/ground/health/readiness'
import { proxyFault } from '@/server/ground/http/address'
import type { ProxyFault } from '@/server/ground/http/proxy-watch'
import { readOutages } from '../outages/outages'

/** Faults of the running shop: an outage, jobs that are late, a folder that cannot be read, a proxy that names nobody. */
export type Trouble = Outage | { kind: 'queue' } | { kind: 'unread' } | ProxyFault

/** What is not well now, and outages of the last day. What has just begun is shown before the job's next check notes it. */
export async function readTroubles(payload: Payload): Promise<Trouble[]> {
  const [outages, { disk, queue }] = await Promise.all([readOutages(payload), readReadiness()])
  const isNoted = outages.some(({ kind, until }) => kind === 'disk' && until === null)
  const proxy = proxyFault()
  return [
    ...((disk === 'low' || disk === 'full') && !isNoted
      ? [{ kind: 'disk' as const, since: new Date().toISOString(), until: null }]
      : []),
    ...outages,
    ...(queue === 'behind' ? [{ kind: 'queue' as const }] : []),
    ...(disk === 'unknown' ? [{ kind: 'unread' as const }] : []),
    ...(proxy ? [proxy] : []),
  ]
}
