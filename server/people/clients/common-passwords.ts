import 'server-only'
import { isCommon } from '@/cms/common-passwords'
import type { FieldFindings } from '@/lib/ground/validators/codes'
import { getContent } from '@/server/catalogue/content'

/** The fault of a password that its rules allow: it is among those that are tried first. */
export async function checkChosen(
  password: string,
  { email, name }: { email: string; name?: string | null },
): Promise<FieldFindings<'password'>> {
  const company = await getContent().company()
  const known = [email, email.split('@')[0] ?? '', ...(name ?? '').split(/\s+/), ...company.name.split(/\s+/)]
  return (await isCommon(password, known)) ? { password: 'VALIDATORS_REQUIRED_PASSWORD_COMMON' } : {}
}
