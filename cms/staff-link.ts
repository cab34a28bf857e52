import type { CollectionConfig, PayloadRequest } from 'payload'

/** The mail with the link to a new password of the panel. Handed in by payload.config.ts: cms knows no mails. */
export interface StaffMailHooks {
  staffLink: (req: PayloadRequest, email: string, token: string) => Promise<{ subject: string; html: string }>
}

/** Has the people of the panel written to as the shop writes all its mails. */
export function mailing(collection: CollectionConfig, { staffLink }: StaffMailHooks): CollectionConfig {
  const { auth } = collection
  if (typeof auth !== 'object') return collection
  type Args = { req?: PayloadRequest; token?: string; user?: { email?: string } }
  const letter = async ({ req, token, user }: Args = {}) =>
    req && token ? staffLink(req, user?.email ?? '', token) : { subject: '', html: '' }
  return {
    ...collection,
    auth: {
      ...auth,
      forgotPassword: {
        generateEmailSubject: async args => (await letter(args)).subject,
        generateEmailHTML: async args => (await letter(args)).html,
      },
    },
  }
}
