import { type SocialError, socialPath } from '@/lib/contract/social'
import { splitLocale } from '@/lib/site/locales'
import { siteUrl } from '@/lib/site/url'
import { readAnswer } from '@/server/clients/social/ask'
import { logInSocial } from '@/server/clients/social/log-in-social'
import { problemResponse, route } from '@/server/http/answer'
import { sessionHeaders, sessionToken } from '@/server/http/client-session'
import { refuseTooMany } from '@/server/http/limits'
import { endedQuestionCookie, questionOf } from '@/server/http/social-question'
import { visitOf } from '@/server/http/visit'

/** Back to the page from where the client went, with the reason where he is not logged in. */
function backTo(back: string, error: SocialError | null, cookies: [string, string][]): Response {
  const url = new URL(back, siteUrl())
  if (error) url.searchParams.set('social', error)
  const headers: [string, string][] = [
    ['location', url.href],
    ['cache-control', 'private, no-store'],
    ...cookies,
  ]
  return new Response(null, { status: 303, headers })
}

/** The service's answer comes back here; it is read once, by the browser that asked. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const path = socialPath.safeParse(await params)
    if (!path.success) return problemResponse('not_found')
    const tooMany = await refuseTooMany('login', request)
    if (tooMany) return tooMany
    const { provider } = path.data
    const question = questionOf(request, provider)
    const ended: [string, string] = ['set-cookie', endedQuestionCookie(provider)]
    if (!question) return backTo('/account/', 'failed', [ended])
    const { back } = question
    const answer = await readAnswer(provider, new URL(request.url).search, question)
    if (!answer.ok) return backTo(back, answer.code, [ended])
    const before = sessionToken(request)
    const { locale } = splitLocale(back)
    const login = await logInSocial(answer.person, { locale, before, visit: visitOf(request) })
    if (!login.ok) return backTo(back, login.code, [ended])
    return backTo(back, null, [ended, ...sessionHeaders(login.session)])
  },
})
