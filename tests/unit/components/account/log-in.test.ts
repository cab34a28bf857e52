// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { logIn } from '@/components/account/log-in'
import { wrongLogin } from '@/lib/doors/contract/client'

afterEach(() => vi.unstubAllGlobals())

const answered = (status: number, body: string) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
  return logIn('someone@example.org', 'a password')
}

it('tells a wrong address or password from every other error, which is the shop’s', async () => {
  expect(await answered(401, JSON.stringify({ error: wrongLogin }))).toBe('wrong')
  expect(await answered(401, JSON.stringify({ error: 'Something else' }))).toBe('error')
  expect(await answered(500, JSON.stringify({ error: 'Something else' }))).toBe('error')
  expect(await answered(502, '<html>')).toBe('error')
  expect(await answered(200, 'no JSON')).toBe('error')
  expect(await answered(429, '')).toBe('tooMany')
  expect(await answered(200, JSON.stringify({ error: null }))).toBe('in')
})

it('says that nothing was answered where nothing was', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await logIn('someone@example.org', 'a password')).toBe('failed')
})
