import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { Client } from './payload-types'

/** What follows the confirmation of a professional account. Handed in by the process (shop-hooks.ts): cms knows no use case. */
export interface ClientHooks {
  professionalConfirmed: (req: PayloadRequest, client: Client) => Promise<void>
}

/** Reports a professional account that the staff have just confirmed; an account that is created as confirmed is reported elsewhere. */
export const confirming =
  ({ professionalConfirmed }: ClientHooks): CollectionAfterChangeHook<Client> =>
  async ({ doc, previousDoc, operation, req }) => {
    const isNew = operation === 'update' && doc.proConfirmed === true && previousDoc.proConfirmed !== true
    if (isNew && doc.accountType !== 'private' && !doc.closed) await professionalConfirmed(req, doc)
    return doc
  }
