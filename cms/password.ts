import { sql } from '@payloadcms/db-postgres'
import { type CollectionAfterChangeHook, type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { checkPassword } from '@/lib/client/check-client'
import { messageOfValidator } from './labels'

/**
 * A client's password follows the rules of the shop's own forms (FORM-4), also where a clerk gives the first
 * one in the panel.
 */
export const holdToPasswordRules: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { password } = (args as { data?: { password?: unknown } }).data ?? {}
  const code = password === undefined || password === null || password === '' ? null : checkPassword(password)
  if (operation === 'update' && password) req.context.passwordGiven = true
  if (!code) return args
  const message = messageOfValidator(code, req.i18n.language)
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'password', message }], req })
}

/** A password that a clerk gives ends the sessions that were begun with the one before. */
export const endSessionsOfOldPassword: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (req.context.passwordGiven === true)
    await req.payload.db.drizzle.execute(sql`delete from client_sessions where client = ${Number(doc.id)}`)
  return doc
}
