import 'server-only'
import type { Payload } from 'payload'
import { isShortOfSpace } from '@/lib/office/outage/outage'
import { readSettings } from '@/server/ground/env'
import { readDiskSpace } from '@/server/ground/health/disk'
import { mailServerAnswers } from '@/server/ground/mail/probe'
import { lasts, noteOutage } from './outages'

/**
 * Looks at what can fail while the database is there, and notes what has changed (RUN-3). A database that is away is seen by the start
 * (scripts/lib/watch-database.mjs).
 */
export async function watchOutages(payload: Payload): Promise<void> {
  const [{ free, isUnread }, wasShort, isMailWell] = await Promise.all([
    readDiskSpace(),
    lasts(payload, 'disk'),
    mailServerAnswers(),
  ])
  // A folder that cannot be read is taken to have no more space than before.
  const isShort = isShortOfSpace(free, readSettings().DISK_LOW_MB, wasShort) || (isUnread && wasShort)
  await noteOutage(payload, 'disk', isShort)
  await noteOutage(payload, 'mail', !isMailWell)
}
