import { expect, it } from 'vitest'
import { withStaffRole } from '@/server/doors/http/role-cookie'

const answerWith = (...cookies: string[]) =>
  new Response('{}', { headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) })
const soon = new Date(Date.now() + 3_600_000).toUTCString()

it('a session of the panel that begins says so to pages, as long as it lasts', () => {
  const answer = withStaffRole(answerWith(`payload-token=abc; Path=/; HttpOnly; Expires=${soon}`))
  expect(answer.headers.getSetCookie()).toEqual([
    `payload-token=abc; Path=/; HttpOnly; Expires=${soon}`,
    `shop-role=admin; Path=/; SameSite=Lax; Expires=${soon}`,
  ])
})

it('one that ends takes it back', () => {
  const before = new Date(0).toUTCString()
  const [, role] = withStaffRole(
    answerWith(`payload-token=; Path=/; Expires=${before}`),
  ).headers.getSetCookie()
  expect(role).toBe(`shop-role=; Path=/; SameSite=Lax; Expires=${before}`)
})

it('any other answer stays as it is', () => {
  const answer = answerWith('payload-lng=fr; Path=/')
  expect(withStaffRole(answer)).toBe(answer)
})
