import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
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
  if (!code) return args
  const message = messageOfValidator(code, req.i18n.language)
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'password', message }], req })
}
