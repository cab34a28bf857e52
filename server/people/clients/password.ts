import 'server-only'
import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { passwordWork } from '@/cms/login'
import { TooBusyError } from '@/server/ground/threads/refusals'

const derive = promisify(pbkdf2)

/** A password as it is stored: in Payload's form, so that one set in the panel works as well. */
export interface KeptPassword {
  hash: string
  salt: string
}

/** Before the hashes that Payload makes today. */
const prefix = 'pbkdf2-sha256-v1:'
/** Work of the hashes that it made before those. */
const olderWork = { iterations: 25_000, keyBytes: 512, digest: 'sha256' } as const

/** A dummy hash, judged where there is no password, so that the time is the same. */
const nobodys: KeptPassword = { hash: `${prefix}${'00'.repeat(passwordWork.keyBytes)}`, salt: 'nobody' }

/** Deriving takes a thread of Node's four for some tenths of a second: the others stay for files and names of hosts. */
const turn = pLimit(2)
/** A longer queue would wait too long: the caller is asked to come again. */
const longestQueue = 60

function work(
  password: string,
  salt: string,
  { iterations, keyBytes, digest }: typeof passwordWork | typeof olderWork,
) {
  if (turn.pendingCount >= longestQueue) throw new TooBusyError('passwords')
  return turn(() => derive(password, salt, iterations, keyBytes, digest))
}

/** A password in the form in which it is kept. */
export async function keepPassword(password: string): Promise<KeptPassword> {
  const salt = randomBytes(32).toString('hex')
  return { hash: `${prefix}${(await work(password, salt, passwordWork)).toString('hex')}`, salt }
}

/** Whether a password is the stored one. Takes as long where there is none. */
export async function isPassword(password: string, kept: KeptPassword | null): Promise<boolean> {
  const { hash, salt } = kept ?? nobodys
  const isOlder = !hash.startsWith(prefix)
  const wanted = Buffer.from(isOlder ? hash : hash.slice(prefix.length), 'hex')
  const given = await work(password, salt, isOlder ? olderWork : passwordWork)
  return given.length === wanted.length && timingSafeEqual(given, wanted) && kept !== null
}
