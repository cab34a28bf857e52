import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shopUrl, signIn } from './support/shop'

let session: Awaited<ReturnType<typeof signIn>>
const made: number[] = []
beforeAll(async () => {
  session = await signIn()
})
afterAll(async () => {
  for (const id of made) await fetch(`${shopUrl}/cms-api/media/${id}`, { method: 'DELETE', headers: session })
})

const picture = () => sharp({ create: { width: 900, height: 600, channels: 3, background: '#14523f' } })

function upload(content: BlobPart, name: string, type: string, headers: Record<string, string> = session) {
  const form = new FormData()
  form.append('file', new Blob([content], { type }), name)
  form.append('_payload', JSON.stringify({ alt: 'A picture of a test' }))
  return fetch(`${shopUrl}/cms-api/media`, { method: 'POST', headers, body: form })
}

describe('a picture in the back-office', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('is taken as %s and served as that', async format => {
    const response = await upload(await picture()[format]().toBuffer(), `test.${format}`, `image/${format}`)
    expect(response.status).toBe(201)
    const { doc } = await response.json()
    made.push(doc.id)
    expect(doc).toMatchObject({ mimeType: `image/${format}`, width: 900, height: 600 })
    const served = await fetch(`${shopUrl}${new URL(doc.url, shopUrl).pathname}`)
    expect(served.status).toBe(200)
    expect(served.headers.get('content-type')).toBe(`image/${format}`)
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'x.svg',
      'image/svg+xml',
    ],
    [
      'an SVG that calls itself PNG',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'x.png',
      'image/png',
    ],
    ['a page that calls itself JPEG', '<!doctype html><script>alert(1)</script>', 'x.jpg', 'image/jpeg'],
    ['a PDF that calls itself WebP', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n', 'x.webp', 'image/webp'],
    ['a text that calls itself PNG', 'nothing to see', 'x.png', 'image/png'],
    ['nothing at all', '', 'x.png', 'image/png'],
  ])('is refused where it is %s', async (_name, content, name, type) => {
    const response = await upload(content, name, type)
    expect(response.status).toBe(400)
    expect((await response.json()).errors[0].message).not.toContain('<')
  })

  it('is staff’s alone to upload', async () => {
    expect((await upload(await picture().png().toBuffer(), 'x.png', 'image/png', {})).status).toBe(403)
  })

  it('keeps its name inside the folder of pictures', async () => {
    const response = await upload(await picture().png().toBuffer(), '../../../evil.png', 'image/png')
    if (response.status !== 201) return expect(response.status).toBe(400)
    const { doc } = await response.json()
    made.push(doc.id)
    expect(doc.filename).toMatch(/^[\w.-]+$/)
    expect(doc.filename).not.toContain('..')
  })
})
