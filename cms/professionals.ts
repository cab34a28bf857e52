import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { Client } from './payload-types'

/** What follows the confirmation of a professional account. Handed in by the process (shop-hooks.ts): cms knows no use case. */
export interface ClientHooks {
  professionalConfirmed: (req: PayloadRequest, client: Client) => Promise<void>
}

/** Tells of a professional account that the staff have just confirmed; one that is made confirmed has its say elsewhere. */
export const confirming =
  ({ professionalConfirmed }: ClientHooks): CollectionAfterChangeHook<Client> =>
  async ({ doc, previousDoc, operation, req }) => {
    const isNew = operation === 'update' && doc.proConfirmed === true && previousDoc.proConfirmed !== true
    if (isNew && doc.accountType !== 'private' && !doc.closed) await professionalConfirmed(req, doc)
    return doc
  }
