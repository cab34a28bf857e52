import 'server-only'
import type { Actor } from '@/lib/people/actor/actor'
import { isWithin } from '@/server/ground/http/limits'
import type { Sender } from '@/server/ground/http/sender'
import { signatureOf } from '@/server/ground/signature'
import { findClient } from '@/server/people/clients/client-record'

/** The mailbox of an address: in lower case, and without the part behind a `+`. */
function mailboxOf(email: string): string {
  const [, name = '', host = ''] = /^([^@]*)@(.*)$/.exec(email.trim().toLowerCase()) ?? []
  return `${name.split('+', 1)[0]}@${host}`
}

/** Whether an account's client has proven that a mailbox is his. */
async function isOwn(account: number, mailbox: string): Promise<boolean> {
  const record = await findClient(account)
  return record?.emailVerified === true && mailboxOf(record.email) === mailbox
}

/**
 * Counts a request that mails an address which its sender enters: false where that mailbox has had enough mails in this hour, from his
 * network or from all (ORDER-52). Then the request is refused, not done without its mail. The shop's staff, companies, confirmed retailers,
 * and clients who have proven that the mailbox is theirs, have no limit.
 */
export async function mayMail(actor: Actor, email: string, { network }: Sender): Promise<boolean> {
  if (actor.kind === 'staff' || actor.kind === 'stand-in') return true
  const account = actor.kind === 'client' ? actor.account : null
  if (account?.proConfirmed || account?.company) return true
  const mailbox = mailboxOf(email)
  const key = signatureOf(`mailbox ${mailbox}`)
  if ((await isWithin('mails', `${key} ${network}`)) && (await isWithin('mailboxes', key))) return true
  return account !== null && isOwn(account.id, mailbox)
}
