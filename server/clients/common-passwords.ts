import 'server-only'
import { type CommonPasswords, isCommonPassword } from '@/lib/client/common-password'
import type { FieldFindings } from '@/lib/validators/codes'
import { getContent } from '@/server/content'

let list: Promise<CommonPasswords> | undefined

/** The list, read when the first password is chosen. */
async function readList(): Promise<CommonPasswords> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Map(dictionary['passwords-common'].map((word, place) => [word, place]))
}

/** What is wrong with a password that its own rules allow: it is among those that are tried first. */
export async function checkChosen(
  password: string,
  { email, name }: { email: string; name?: string | null },
): Promise<FieldFindings<'password'>> {
  list ??= readList()
  const company = await getContent().company()
  const known = [email, email.split('@')[0] ?? '', ...(name ?? '').split(/\s+/), ...company.name.split(/\s+/)]
  return isCommonPassword(password, await list, known)
    ? { password: 'VALIDATORS_REQUIRED_PASSWORD_COMMON' }
    : {}
}
