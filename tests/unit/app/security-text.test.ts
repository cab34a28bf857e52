import { afterEach, expect, it, vi } from 'vitest'

const company = vi.hoisted(() => ({ email: '' }))
vi.mock('@/server/catalogue/content', () => ({ getContent: () => ({ company: async () => company }) }))
const { GET } = await import('@/app/api/security-text/route')

afterEach(() => vi.unstubAllEnvs())

it('answers the present security.txt, which no cache in front keeps', async () => {
  vi.stubEnv('SITE_URL', 'https://shop.example/')
  vi.stubEnv('SITE_DOMAINS', 'de-DE=https://stempel.example')
  const [before, headers] = await GET().then(async answer => [await answer.text(), answer.headers] as const)
  expect(before).toContain('Contact: https://shop.example/contact/\r\n')
  expect(before).toContain('Canonical: https://stempel.example/.well-known/security.txt\r\n')
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
  company.email = 'atelier@example.org'
  expect(await GET().then(answer => answer.text())).toContain('Contact: mailto:atelier@example.org\r\n')
})
