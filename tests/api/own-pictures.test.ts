import { createHash, randomBytes, randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Art } from '@/lib/design/scene/elements/image/art'
import {
  agreedBody,
  designedItem,
  orderBody,
  sendOrder,
  templateDesign,
} from '@/tests/support/order-request.mjs'
import { leafPng, noisePng, pngHeader, twoPagePdf } from '@/tests/support/picture-files'
import { greyBmp, written } from '@/tests/support/rasters'
import { query } from './support/database'
import { shopUrl, signIn } from './support/shop'

/** An address of its own, so that no other test uses up its limit. */
const visitor = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
const address = visitor()

const send = (body: Buffer | string, headers: Record<string, string> = {}) =>
  fetch(`${shopUrl}/api/own-pictures`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'x-forwarded-for': address, ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  })

const read = (hash: string, headers: Record<string, string> = {}) =>
  fetch(`${shopUrl}/api/own-pictures/${hash}`, { headers })

/** Sends a file, and answers its hash and the cookie that reads it. */
async function kept(body: Buffer | string, headers: Record<string, string> = {}) {
  const response = await send(body, headers)
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  const { hash } = (await response.json()) as { hash: string }
  const cookie = response.headers.getSetCookie()[0] ?? ''
  return { hash, cookie: cookie.split(';')[0] ?? '', whole: cookie }
}

/** A small picture that nobody has sent before. */
const freshPng = () => noisePng()
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe('the file of an own picture', () => {
  it('is kept by its hash, for the browser that sent it alone', async () => {
    const file = freshPng()
    const { hash, cookie, whole } = await kept(file)
    expect(hash).toBe(sha256(file))
    expect(whole).toMatch(/HttpOnly; SameSite=Lax; Max-Age=\d+/)
    const response = await read(hash, { cookie })
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true)
    expect((await read(hash)).status).toBe(404)
    expect(
      (await read(hash, { cookie: `own-pictures=${randomBytes(32).toString('base64url')}` })).status,
    ).toBe(404)
    expect((await read('0'.repeat(64), { cookie })).status).toBe(404)
    expect((await read('../../etc/passwd', { cookie })).status).toBe(404)
  })

  it('is bytes to save, which no browser shows or runs', async () => {
    const { hash, cookie } = await kept(await leafPng(60))
    const { headers } = await read(hash, { cookie })
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('content-disposition')).toMatch(/^attachment/)
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it('is kept once for all its senders, and each of them reads it', async () => {
    const file = freshPng()
    const first = await kept(file)
    const second = await kept(file)
    expect(second.hash).toBe(first.hash)
    expect(second.cookie).not.toBe(first.cookie)
    for (const { hash, cookie } of [first, second]) expect((await read(hash, { cookie })).status).toBe(200)
    const again = await kept(file, { cookie: first.cookie })
    expect(again.cookie).toBe(first.cookie)
    const rows = await query('select 1 from own_pictures where hash = $1', [first.hash])
    expect(rows).toHaveLength(1)
  })

  it('is any of the kinds that are taken', async () => {
    const [avif, gif] = [await written.avif().toBuffer(), await written.gif().toBuffer()]
    for (const file of [await leafPng(30), await twoPagePdf(), avif, gif])
      expect((await kept(file)).hash).toBe(sha256(file))
  })

  it('comes back byte for byte where it is an SVG, and only ever as bytes to save', async () => {
    const sent =
      '<?xml version="1.0"?><!-- as it was sent --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="alert(1)">' +
      '<script>alert(1)</script><image href="https://example.com/x.png"/><text fill="teal">Jardins</text>' +
      `<path d="M0 0h9v${randomInt(1, 1e6) / 1e5}z" stroke-dasharray="1 2"/></svg>`
    const { hash, cookie } = await kept(sent)
    const answer = await read(hash, { cookie })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; filename="[0-9a-f]+\.svg"$/),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    })
    expect(await answer.text()).toBe(sent)
    expect(sha256(Buffer.from(sent))).toBe(hash)
  })
})

describe('a file that is not taken', () => {
  it.each<[string, () => Buffer | string, Record<string, string>, number, string]>([
    ['nothing', () => '', {}, 415, 'unsupported_media_type'],
    [
      'a page that calls itself a picture',
      () => '<html><script>alert(1)</script></html>',
      {},
      415,
      'unsupported_media_type',
    ],
    ['another kind of picture', () => greyBmp(20, 10), {}, 415, 'unsupported_media_type'],
    ['a program', () => Buffer.from('7f454c46', 'hex'), {}, 415, 'unsupported_media_type'],
    ['100 megapixels in 33 bytes', () => pngHeader(10_000, 10_000), {}, 422, 'picture_too_large'],
    [
      'noise behind the head of a picture',
      () => Buffer.concat([pngHeader(40, 20), randomBytes(4000)]),
      {},
      422,
      'picture_unreadable',
    ],
    [
      'a picture that ends in its middle',
      () => noisePng(60, 60).subarray(0, 5000),
      {},
      422,
      'picture_unreadable',
    ],
    [
      'noise behind the first word of a PDF',
      () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(4000)]),
      {},
      422,
      'picture_unreadable',
    ],
    ['a picture without a size', () => pngHeader(0, 0), {}, 415, 'unsupported_media_type'],
    [
      'a million elements',
      () => `<svg viewBox="0 0 1 1">${'<path/>'.repeat(1_000_000)}</svg>`,
      {},
      422,
      'picture_too_large',
    ],
    [
      'a drawing without a figure',
      () => '<svg viewBox="0 0 1 1"><script>1</script></svg>',
      {},
      422,
      'picture_unreadable',
    ],
    [
      'more than 15 MB',
      () => Buffer.concat([pngHeader(10, 10), Buffer.alloc(15_000_000)]),
      {},
      413,
      'body_too_large',
    ],
    ['a form of another site', freshPng, { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['another site’s page', freshPng, { origin: 'https://elsewhere.example' }, 403, 'foreign_origin'],
  ])('is %s', async (_, file, headers, status, code) => {
    const response = await send(file(), headers)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code })
  })

  it('is the next one of an address that sends too many', async () => {
    const crowd = { 'x-forwarded-for': visitor() }
    const answers = await Promise.all(Array.from({ length: 45 }, () => send('', crowd)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  it('is one more than a browser may keep', async () => {
    const { cookie } = await kept(freshPng())
    const owner = createHash('sha256')
      .update(cookie.split('=')[1] ?? '')
      .digest('hex')
    await query(
      `with made as (
         insert into own_pictures (hash, kind, size, bytes)
         select encode(sha256(convert_to($1 || n, 'utf8')), 'hex'), 'png', 1, '' from generate_series(1, 100) n returning hash)
       insert into own_picture_owners (hash, owner) select hash, $1 from made`,
      [owner],
    )
    const response = await send(freshPng(), { cookie })
    expect(response.status).toBe(507)
    await query("delete from own_pictures where bytes = ''")
  })
})

/** A square of 8 units in the corner of 20. */
const art: Art = {
  kind: 'outlines',
  width: 20,
  height: 20,
  layers: [{ fill: null, contours: 'EAAQAAQPA' }],
}

describe('an order with an own picture', () => {
  const withPicture = (hash: string) => {
    const design = templateDesign('template-company-address-fr') as { elements: object[] }
    const image = {
      id: 'own',
      type: 'image',
      src: `file:${hash}`,
      art,
      name: 'logo.png',
      position: { left: 4, top: 4 },
      size: { width: 8, height: 8 },
    }
    return designedItem({ ...design, elements: [...design.elements, image] } as never)
  }

  it('makes what its design holds, and keeps the file beyond its time', async () => {
    const staff = await signIn()
    const [ordered, other] = [await kept(freshPng()), await kept(freshPng())]
    const body = await agreedBody(shopUrl, orderBody({ items: [withPicture(ordered.hash)] }))
    const placed = await sendOrder(shopUrl, body)
    expect(placed.status).toBe(201)
    const id = await placed.json()
    const svg = await (
      await fetch(`${shopUrl}/api/orders/${id}/lines/1/production.svg`, { headers: staff })
    ).text()
    expect(svg).toContain('fill-rule="evenodd"')
    await query("update own_pictures set used_at = now() - interval '91 days' where hash = any($1)", [
      [ordered.hash, other.hash],
    ])
    const [job] = await query<{ id: string }>(
      `insert into pgboss.job (name, data, state, retry_limit, policy)
       values ('forget-pictures', '{}', 'created', 0, 'standard') returning id`,
    )
    const stateOf = async () =>
      (await query<{ state: string }>('select state from pgboss.job where id = $1', [job?.id]))[0]
    await expect.poll(stateOf, { timeout: 60_000 }).toEqual({ state: 'completed' })
    expect((await read(ordered.hash, staff)).status).toBe(200)
    expect((await read(other.hash, staff)).status).toBe(404)
    const sheet = await fetch(`${shopUrl}/admin/collections/orders/${id}`, { headers: staff })
    expect(await sheet.text()).toContain(`/api/own-pictures/${ordered.hash}`)
    expect((await read(other.hash, { cookie: other.cookie })).status).toBe(404)
  })

  it('is taken without its file, for its design holds what is made', async () => {
    const body = await agreedBody(shopUrl, orderBody({ items: [withPicture('f'.repeat(64))] }))
    expect((await sendOrder(shopUrl, body)).status).toBe(201)
  })

  it('is refused where the picture holds nothing that is made', async () => {
    const item = withPicture('f'.repeat(64)) as {
      content: { design: { elements: { id: string; art?: unknown }[] } }
    }
    const image = item.content.design.elements.find(({ id }) => id === 'own')
    if (image) delete image.art
    const response = await sendOrder(shopUrl, orderBody({ items: [item] }))
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('design_image_missing')
  })
})
