import { languages } from '@/lib/ground/names'
import { securityTextPath } from './routes'

/** For so long what it says holds, in days: RFC 9116 wants less than a year. */
const holdsDays = 180
const dayMs = 86_400_000

interface SecurityFacts {
  /** The shop's address for mail; empty where none is set. */
  email: string
  /** The full address of the page from which one writes to the shop, for where there is no address for mail. */
  contactPage: string
  /** The origins under which the shop is reached, the main one first. */
  origins: readonly string[]
  now: Date
}

/** A mail address as a URI: no content of the setting can break its line. */
const mailto = (email: string) => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`

/**
 * The contact for security holes in the form of RFC 9116 (RUN-7): lines that end with CRLF. It expires half a year after
 * the day of the request.
 */
export function securityText({ email, contactPage, origins, now }: SecurityFacts): string {
  const midnight = now.getTime() - (now.getTime() % dayMs)
  const fields = [
    ['Contact', email ? mailto(email) : contactPage],
    ['Expires', `${new Date(midnight + holdsDays * dayMs).toISOString().slice(0, 19)}Z`],
    ['Preferred-Languages', languages.join(', ')],
    ...origins.map(origin => ['Canonical', `${origin}${securityTextPath}`]),
  ]
  return fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')
}
