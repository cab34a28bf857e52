import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { checkPassword } from '@/lib/people/client/check-client'
import { isCommon } from './common-passwords'
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

/** Notes that a change gives another password: ways in that began with the old one end (PEOPLE-34). */
export const notePasswordGiven: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { password } = (args as { data?: { password?: unknown } }).data ?? {}
  if (operation === 'update' && password) req.context.passwordGiven = true
  return args
}

/** A password of the staff, chosen in the panel or by a link, may not be one that is tried first (PEOPLE-15). */
export const refuseCommonPasswords: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  // The first administrator's comes from the installation's own settings.
  if (req.payloadAPI !== 'REST' || !['create', 'update', 'resetPassword'].includes(operation)) return args
  const { password, email, name } = (args as { data?: Record<string, unknown> }).data ?? {}
  if (typeof password !== 'string' || password === '') return args
  const own = [email, typeof email === 'string' ? email.split('@')[0] : '', name]
  const known = own.filter(word => typeof word === 'string').flatMap(words => words.split(/\s+/))
  if (!(await isCommon(password, known))) return args
  const message = messageOfValidator('VALIDATORS_REQUIRED_PASSWORD_COMMON', req.i18n.language)
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'password', message }], req })
}
