import { afterEach, describe, expect, it, vi } from 'vitest'
import { ownOrigins, siteUrl } from '@/lib/ground/site/url'

afterEach(() => vi.unstubAllEnvs())

const settings = (values: Record<'SITE_URL' | 'EDGE_URL' | 'PORT', string | undefined>) => {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value)
}

describe('the shop’s own origins', () => {
  it('are the setting’s alone, where it is set', () => {
    settings({ SITE_URL: 'https://shop.test/', EDGE_URL: 'http://localhost:3000', PORT: '4000' })
    expect(ownOrigins()).toEqual(['https://shop.test'])
    expect(siteUrl()).toBe('https://shop.test')
  })

  it('are every name of this machine on the port that shoppers use, which is the edge’s where there is one', () => {
    settings({ SITE_URL: undefined, EDGE_URL: 'http://localhost:3000', PORT: '4000' })
    expect(ownOrigins()).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(siteUrl()).toBe('http://localhost:3000')
    settings({ SITE_URL: undefined, EDGE_URL: undefined, PORT: '4000' })
    expect(ownOrigins()).toContain('http://127.0.0.1:4000')
  })
})
