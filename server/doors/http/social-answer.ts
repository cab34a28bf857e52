import 'server-only'
import { codeStep, type SocialError, type SocialName } from '@/lib/doors/contract/social'
import { splitLocale } from '@/lib/ground/site/locales'
import { siteUrl } from '@/lib/ground/site/url'
import { readAnswer } from '@/server/people/clients/social/ask'
import { logInSocial } from '@/server/people/clients/social/log-in-social'
import { sessionHeaders, sessionToken } from './client-session'
import { halfHeader } from './half-login'
import { endedQuestionCookie, questionOf } from './social-question'
import { visitOf } from './visit'

/** Redirects to the page where the client began, with the reason where he is not logged in. */
function backTo(back: string, why: SocialError | typeof codeStep | null, cookies: [string, string][]) {
  const url = new URL(back, siteUrl())
  if (why) url.searchParams.set('social', why)
  const headers: [string, string][] = [
    ['location', url.href],
    ['cache-control', 'private, no-store'],
    ...cookies,
  ]
  return new Response(null, { status: 303, headers })
}

/** Takes a service's answer, which only the asking browser can use, once, and redirects to where its person came from. */
export async function takeAnswer(request: Request, provider: SocialName): Promise<Response> {
  const question = questionOf(request, provider)
  const ended: [string, string] = ['set-cookie', endedQuestionCookie(provider)]
  if (!question) return backTo('/account/', 'failed', [ended])
  const { back } = question
  const answer = await readAnswer(provider, new URL(request.url).search, question)
  if (!answer.ok) return backTo(back, answer.code, [ended])
  const { locale } = splitLocale(back)
  const login = await logInSocial(answer.person, {
    locale,
    before: sessionToken(request),
    visit: visitOf(request),
  })
  if (!login.ok) return backTo(back, login.code, [ended])
  const { entry } = login
  return entry.step === 'in'
    ? backTo(back, null, [ended, ...sessionHeaders(entry.session)])
    : backTo(back, codeStep, [ended, halfHeader('client', entry.half)])
}
