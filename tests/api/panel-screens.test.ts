import { beforeAll, describe, expect, it } from 'vitest'
import { type StaffRole, staffRoles } from '@/lib/people/actor/actor'
import { staffSession } from './support/people'
import { shopUrl, signIn } from './support/shop'

type Who = StaffRole | 'nobody'
const sessions = new Map<Who, Record<string, string>>([['nobody', {}]])
beforeAll(async () => {
  sessions.set('owner', await signIn())
  for (const role of staffRoles) if (role !== 'owner') sessions.set(role, await staffSession(role))
})

/** Where a person gets who opens a page of the panel: to it, or to the page that he is redirected to. */
async function opened(path: string, who: Who): Promise<string> {
  const answer = await fetch(`${shopUrl}/admin${path}`, {
    headers: { 'accept-language': 'fr', ...sessions.get(who) },
    redirect: 'manual',
  })
  // A page whose sending has begun redirects by its content.
  const to = answer.headers.get('location') ?? /NEXT_REDIRECT;\w+;([^;]+);/.exec(await answer.text())?.[1]
  return to ? new URL(to, shopUrl).pathname.replace(/\/$/, '') : `${answer.status}`
}

/** Each screen of our own, and the roles that work on it; other staff are redirected to the home page, strangers to the login. */
const screens: readonly [string, readonly StaffRole[]][] = [
  ['', staffRoles],
  ['/production', ['owner', 'clerk', 'production']],
  ['/quotations', ['owner', 'clerk']],
  ['/stock', ['owner', 'clerk']],
  ['/doubles', ['owner', 'clerk']],
  ['/exports', ['owner', 'clerk']],
  ['/translations', ['owner', 'clerk', 'translator']],
  ['/mails', ['owner', 'clerk', 'translator']],
  ['/journal', ['owner', 'clerk']],
  ['/jobs', ['owner', 'clerk']],
]

describe('the screens of the panel', () => {
  it.each(screens)('/admin%s opens for who works on it', async (path, workers) => {
    const seen = Object.fromEntries(
      await Promise.all([...sessions.keys()].map(async who => [who, await opened(path, who)])),
    )
    expect(seen).toEqual(
      Object.fromEntries([
        ['nobody', '/admin/login'],
        ...staffRoles.map(role => [role, workers.includes(role) ? '200' : '/admin']),
      ]),
    )
  })
})
