import 'server-only'
import type { PayloadRequest } from 'payload'
import type { Client as ClientRecord } from '@/cms/payload-types'
import { addJobs } from '@/server/ground/jobs/queue'
import { scopeOfRequest } from '@/server/ground/transaction'

/** Adds the mail to a client whose professional account the staff have confirmed (PEOPLE-4), in the request's own transaction. */
export async function notifyConfirmed(
  req: PayloadRequest,
  { email, locale }: Pick<ClientRecord, 'email' | 'locale'>,
): Promise<void> {
  const at = new Date().toISOString()
  await addJobs(await scopeOfRequest(req), [
    {
      name: 'account-mail',
      data: { kind: 'notice', about: 'confirmed', to: email, locale: locale ?? '', at, device: '' },
    },
  ])
}
