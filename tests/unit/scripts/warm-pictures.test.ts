import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { warmPictures } from '@/scripts/lib/warm-pictures.mjs'

const pages: Record<string, string> = {
  '/': '<img srcset="/pictures/v1/a@1x.webp 1x, /pictures/v1/a@2x.webp 2x, /pictures/v1/a@3x.webp 3x">',
  '/stamp/': '<img src="/pictures/v1/a@1x.webp"><img src="/pictures/v1/b@1x.webp"><img src="/other.webp">',
}
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.end(pages[request.url ?? ''] ?? 'picture')
})
afterEach(() => server.close())

it('asks once for each picture of the first pages, but not for what few screens show', async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const count = await warmPictures({ origin, pages: ['/', '/stamp/'], signal: AbortSignal.any([]) })
  expect(count).toBe(3)
  expect(asked).toEqual([
    '/',
    '/pictures/v1/a@1x.webp',
    '/pictures/v1/a@2x.webp',
    '/stamp/',
    '/pictures/v1/b@1x.webp',
  ])
})
