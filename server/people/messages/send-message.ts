import 'server-only'
import { visitor } from '@/lib/people/actor/actor'
import type { Message } from '@/lib/people/message/message'
import { holdPictures } from '@/server/design/own-pictures/hold'
import { ownedOf } from '@/server/design/own-pictures/owned'
import type { Sender } from '@/server/ground/http/sender'
import { addJobs } from '@/server/ground/jobs/queue'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { mayMail } from '@/server/people/clients/mailbox'
import { messageHolder } from './holder'

export type Sent = { ok: true; id: number } | { ok: false; code: 'import_unknown' | 'too_many_mails' }

/**
 * Keeps a visitor's message and has it mailed to the shop, and a confirmation to its sender (PAGE-42): all of it or
 * nothing. The message of a bot, which fills in every field, is answered like any other and not stored.
 * @param owner what `ownerOf` makes of the browser's key; files that another browser sent are refused
 */
export async function sendMessage(
  { website, ...message }: Message,
  { owner, sender }: { owner: string | null; sender: Sender },
): Promise<Sent> {
  if (website) return { ok: true, id: 0 }
  const hashes = message.files.map(({ hash }) => hash)
  const owned = owner === null || hashes.length === 0 ? new Set<string>() : await ownedOf(hashes, owner)
  if (hashes.some(hash => !owned.has(hash))) return { ok: false, code: 'import_unknown' }
  if (!(await mayMail(visitor, message.email, sender))) return { ok: false, code: 'too_many_mails' }
  const payload = await shopPayload()
  const id = await inTransaction(payload, async scope => {
    const made = await payload.create({ collection: 'messages', data: message, req: scope.req, depth: 0 })
    await holdPictures(scope, hashes, messageHolder(made.id))
    await addJobs(scope, [
      { name: 'message', data: { message: made.id, to: 'shop' } },
      { name: 'message', data: { message: made.id, to: 'sender' } },
    ])
    return made.id
  })
  return { ok: true, id }
}
