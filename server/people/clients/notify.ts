import 'server-only'
import type { Client as ClientRecord } from '@/cms/payload-types'
import { addJobs } from '@/server/ground/jobs/queue'
import type { JobData } from '@/server/ground/jobs/requests'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import type { Visit } from './visit'

/** Adds the job of a mail about an account, in the same time in every case. */
export const mailAccount = async (data: JobData<'account-mail'>): Promise<void> =>
  inTransaction(await shopPayload(), scope => addJobs(scope, [{ name: 'account-mail', data }]))

type Notice = Extract<JobData<'account-mail'>, { kind: 'notice' }>

/** Tells a client, or one of the staff, at the address that he had until now, of what happened to his account (PEOPLE-19). */
export const notify = (
  { email, locale }: Pick<ClientRecord, 'email' | 'locale'>,
  about: Notice['about'],
  { device }: Visit,
  { newEmail, isStaff }: { newEmail?: string; isStaff?: boolean } = {},
): Promise<void> =>
  mailAccount({
    kind: 'notice',
    about,
    to: email,
    locale: locale ?? '',
    at: new Date().toISOString(),
    device,
    ...(newEmail && { email: newEmail }),
    ...(isStaff && { isStaff }),
  })
