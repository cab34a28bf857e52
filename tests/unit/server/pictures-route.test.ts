import { beforeEach, describe, expect, test, vi } from 'vitest'
import { GET } from '@/app/pictures/[...path]/route'
import { servePicture } from '@/server/design/pictures'

vi.mock('@/server/design/pictures', () => ({ servePicture: vi.fn() }))

const ask = (headers: HeadersInit = {}) =>
  GET(new Request('http://shop.test/pictures/x', { headers }), {
    params: Promise.resolve({ path: ['x'] }),
  })

describe('the route of pictures', () => {
  beforeEach(() => vi.mocked(servePicture).mockReset())

  test('a picture may be kept for ever and is never taken for something else', async () => {
    vi.mocked(servePicture).mockResolvedValue({
      status: 200,
      body: Buffer.from('picture'),
      type: 'image/webp',
      tag: '"abc"',
    })
    const response = await ask()
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      etag: '"abc"',
      'x-content-type-options': 'nosniff',
    })
    expect(await response.text()).toBe('picture')
    expect((await ask({ 'if-none-match': '"abc"' })).status).toBe(304)
  })

  test('what does not exist is not found', async () => {
    vi.mocked(servePicture).mockResolvedValue({ status: 404 })
    expect((await ask()).status).toBe(404)
  })

  test('too many at once are asked to come back', async () => {
    vi.mocked(servePicture).mockResolvedValue({ status: 503, retryAfterSeconds: 5 })
    const response = await ask()
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
