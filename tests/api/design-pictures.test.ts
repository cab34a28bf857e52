import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readSeedFile } from '@/cms/seed/files'
import { shopUrl } from './support/shop'

const [design] = (readSeedFile('templates') as { items: object[] }).items
const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${shopUrl}/pictures/design`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

describe('the picture of a design', () => {
  it('is drawn, and kept by nobody on the way', async () => {
    const response = await post(JSON.stringify(design))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500)
  })

  it('is drawn large when it is asked for so', async () => {
    const response = await fetch(`${shopUrl}/pictures/design?size=large`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(design),
    })
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect({ width, height }).toEqual({ width: 1184, height: 888 })
  })

  it.each([
    ['no JSON', '{', {}, 400],
    ['no design', '{"type":"stamp"}', {}, 400],
    ['an unknown key', JSON.stringify({ ...design, price: 0 }), {}, 400],
    ['more than a design may hold', JSON.stringify({ ...design, name: 'x'.repeat(300_000) }), {}, 413],
    ['no JSON by its type', JSON.stringify(design), { 'content-type': 'text/plain' }, 415],
    ['another site’s page', JSON.stringify(design), { origin: 'https://elsewhere.example' }, 403],
  ])('is refused for %s', async (_name, body, headers, status) => {
    const response = await post(body, headers)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code: expect.any(String) })
  })

  it('is only asked for by POST', async () => {
    expect((await fetch(`${shopUrl}/pictures/design`)).status).toBe(405)
  })
})
