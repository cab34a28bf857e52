import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { AuthenticationError, type CollectionBeforeOperationHook } from 'payload'
import { noText } from '@/lib/ground/validators/text'

const derive = promisify(pbkdf2)

/** The parameters of Payload's password hash: the work of a login. A test compares them with the stored hashes. */
export const passwordWork = { iterations: 600_000, keyBytes: 32, digest: 'sha256' } as const

/** The same work as judging a password, without a result. */
async function judgeNothing(password: unknown): Promise<void> {
  const { iterations, keyBytes, digest } = passwordWork
  await derive(
    typeof password === 'string' ? password.slice(0, 1000) : '',
    'nobody',
    iterations,
    keyBytes,
    digest,
  )
}

/**
 * Lets a login take the same time whether there is such an account, whether it is locked, or neither: Payload judges a
 * password only where there is one to be judged, and the time would tell. An address that no account can have is
 * refused before it reaches the database.
 */
export const takeSameTime: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'login') return args
  const { email, password } = (args as { data?: { email?: unknown; password?: unknown } }).data ?? {}
  if (typeof email !== 'string' || noText.test(email)) {
    await judgeNothing(password)
    throw new AuthenticationError(req.t)
  }
  const found = await req.payload.db.findOne<{ id: number; lockUntil?: string | null }>({
    collection: collection.slug,
    where: { email: { equals: email.toLowerCase().trim() } },
    select: { lockUntil: true },
    req,
  })
  const isLocked = found?.lockUntil ? Date.parse(found.lockUntil) > Date.now() : false
  if (!found || isLocked) await judgeNothing(password)
  return args
}
