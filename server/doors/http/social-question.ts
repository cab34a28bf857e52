import 'server-only'
import type { SocialName } from '@/lib/doors/contract/social'
import { siteUrl } from '@/lib/ground/site/url'
import { cookieOf } from '@/server/ground/http/cookies'
import { type Question, questionSchema } from '@/server/people/clients/social/ask'

/** How long the login at the service may take. */
const seconds = 600

const cookie = (provider: SocialName, value: string, age: number) => {
  const secure = siteUrl().startsWith('https:') ? '; Secure' : ''
  return `social-${provider}=${value}; Path=/api/auth/${provider}; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`
}

/** Has the browser keep what was asked of a service: each service has its own, so that an answer of another service does not fit. */
export const questionCookie = (provider: SocialName, question: Question): string =>
  cookie(provider, Buffer.from(JSON.stringify(question)).toString('base64url'), seconds)

/** Takes it back: an answer is read once. */
export const endedQuestionCookie = (provider: SocialName): string => cookie(provider, '', 0)

/** What was asked of a service from this browser; null where nothing was. */
export function questionOf(request: Request, provider: SocialName): Question | null {
  const kept = cookieOf(request, `social-${provider}`)
  if (!kept) return null
  try {
    return questionSchema.parse(JSON.parse(Buffer.from(kept, 'base64url').toString('utf8')))
  } catch {
    return null
  }
}
