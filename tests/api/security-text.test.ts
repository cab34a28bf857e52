import { afterAll, expect, it } from 'vitest'
import { shopUrl, signIn } from './support/shop'

const setEmail = async (email: string) => {
  const answer = await fetch(`${shopUrl}/cms-api/globals/company`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await signIn()) },
    body: JSON.stringify({ email }),
  })
  expect(answer.status).toBe(200)
}
const lines = async (path: string) => {
  const answer = await fetch(`${shopUrl}${path}`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  return (await answer.text()).split('\r\n')
}
const own = '/.well-known/security.txt'

afterAll(() => setEmail(''))

it('says where to report a security hole: the shop’s address, else the page for messages', async () => {
  await setEmail('')
  expect(await lines(own)).toContain(`Contact: ${shopUrl}/contact/`)
  await setEmail('atelier@example.org')
  const found = await lines(own)
  expect(found).toContain('Contact: mailto:atelier@example.org')
  expect(found).toContain(`Canonical: ${shopUrl}${own}`)
  expect(found).toContain('Preferred-Languages: fr, de, en')
  const expires = Date.parse(found.find(line => line.startsWith('Expires: '))?.slice(9) ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  // The address that programs from before the RFC read.
  expect(await lines('/security.txt')).toEqual(found)
})
