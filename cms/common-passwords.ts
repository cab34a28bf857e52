import { type CommonPasswords, isCommonPassword } from '@/lib/people/client/common-password'

let list: Promise<CommonPasswords> | undefined

/** The list, read when the first password is chosen. */
async function readList(): Promise<CommonPasswords> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Map(dictionary['passwords-common'].map((word, place) => [word, place]))
}

/**
 * Whether a password is one that is tried first (PEOPLE-15).
 * @param known words of its owner and of the shop
 */
export async function isCommon(password: string, known: readonly string[]): Promise<boolean> {
  list ??= readList()
  return isCommonPassword(password, await list, known)
}
