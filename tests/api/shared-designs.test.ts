import { randomBytes, randomInt } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { templateDesign } from '@/tests/support/order-request.mjs'
import { noisePng } from '@/tests/support/picture-files'
import { query } from './support/database'
import { shopUrl } from './support/shop'

/** An address of its own, so that no other test uses up its limit. */
const visitor = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
const address = visitor()

const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${shopUrl}/api/shared-designs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

let made = 0
/** A stamp that nobody has shared before. */
function freshDesign() {
  const design = templateDesign('template-company-address-fr')
  made += 1
  return { ...design, name: `Tampon ${randomBytes(4).toString('hex')} ${made}` }
}

/** Shares a design; answers its code and the cookie of the browser that did. */
async function shared(design: unknown, headers: Record<string, string> = {}) {
  const response = await send(design, headers)
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  const { code } = (await response.json()) as { code: string }
  const [whole = ''] = response.headers.getSetCookie()
  return { code, whole, cookie: whole.split(';')[0] ?? '' }
}

const ask = (path: string, init: RequestInit = {}) => fetch(shopUrl + path, init)
const linksOf = async (cookie?: string) => {
  const response = await ask('/api/shared-designs', cookie ? { headers: { cookie } } : {})
  return ((await response.json()) as { links: { code: string; name: string; endsAt: string }[] }).links
}
const end = (code: string, cookie?: string, headers: Record<string, string> = {}) =>
  ask(`/api/shared-designs/${code}`, {
    method: 'DELETE',
    headers: { ...(cookie && { cookie }), ...headers },
  })

describe('a link to a design', () => {
  it('shows the design to everyone who has it, on a page that no search engine and no cache keeps', async () => {
    const design = freshDesign()
    const { code } = await shared(design)
    for (const prefix of ['', '/de-de', '/en-gb', '/fr-ch']) {
      const response = await ask(`${prefix}/shared/${code}/`)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toMatch(/no-store/)
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      const html = await response.text()
      expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>')
      expect(html).toContain(design.name)
      expect(html).toContain(`/pictures/shared/${code}/page.webp`)
      expect(html).toMatch(
        new RegExp(`property="og:image" content="http[^"]+/pictures/shared/${code}/card.jpg"`),
      )
    }
  })

  it('carries a number used once in its scripts, another at each look', async () => {
    const { code } = await shared(freshDesign())
    const numbers = new Set<string>()
    for (const _ of [1, 2]) {
      const response = await ask(`/shared/${code}/`)
      const policy = response.headers.get('content-security-policy') ?? ''
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'nonce-")
      expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/)
      numbers.add(nonce)
      const html = await response.text()
      expect(html).toContain(`nonce="${nonce}"`)
    }
    expect(numbers.size).toBe(2)
  })

  it('has pictures of the design on its product, for the page and for other sites', async () => {
    const { code } = await shared(freshDesign())
    for (const [file, type] of [
      ['page.webp', 'image/webp'],
      ['card.jpg', 'image/jpeg'],
    ]) {
      const response = await ask(`/pictures/shared/${code}/${file}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe(type)
      expect(response.headers.get('cache-control')).toBe('private, max-age=300')
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(2000)
    }
    for (const file of ['page.png', 'line.webp', '..%2fpage.webp'])
      expect((await ask(`/pictures/shared/${code}/${file}`)).status).toBe(404)
  })

  it('gives the design to be copied, and says whether it can be ordered as it is', async () => {
    const design = freshDesign()
    const { code } = await shared(design)
    const answer = await (await ask(`/api/shared-designs/${code}`)).json()
    expect(answer).toMatchObject({ orderable: true, design: { name: design.name, modelId: design.modelId } })

    const [first, ...rest] = design.elements as { position: object }[]
    const outside = { ...first, position: { left: 500, top: 500 } }
    const blocked = await shared({ ...design, elements: [outside, ...rest] })
    expect(await (await ask(`/api/shared-designs/${blocked.code}`)).json()).toMatchObject({
      orderable: false,
    })
  })

  it('is one for the same design of the same browser, and another for another', async () => {
    const design = freshDesign()
    const first = await shared(design)
    expect(first.whole).toMatch(/Path=\/api\/shared-designs; HttpOnly; SameSite=Lax; Max-Age=\d+/)
    expect((await shared(design, { cookie: first.cookie })).code).toBe(first.code)
    const other = await shared(design)
    expect(other.code).not.toBe(first.code)
    expect((await shared({ ...design, quantity: 7 }, { cookie: first.cookie })).code).not.toBe(first.code)
  })

  it('is seen among its own and ended by the browser that made it, and by nobody else', async () => {
    const design = freshDesign()
    const { code, cookie } = await shared(design)
    const { cookie: other } = await shared(freshDesign())
    expect(await linksOf(cookie)).toMatchObject([{ code, name: design.name }])
    expect((await linksOf(other)).map(link => link.code)).not.toContain(code)
    expect(await linksOf()).toEqual([])

    expect((await end(code)).status).toBe(404)
    expect((await end(code, other)).status).toBe(404)
    expect((await end(code, cookie, { origin: 'https://elsewhere.test' })).status).toBe(403)
    expect((await ask(`/shared/${code}/`)).status).toBe(200)

    expect((await end(code, cookie)).status).toBe(204)
    expect((await end(code, cookie)).status).toBe(404)
    expect(await linksOf(cookie)).toEqual([])
  })

  it('is gone everywhere once it has ended: page, pictures and copy', async () => {
    const { code, cookie } = await shared(freshDesign())
    const places = [`/shared/${code}/`, `/pictures/shared/${code}/page.webp`, `/api/shared-designs/${code}`]
    for (const place of places) expect((await ask(place)).status).toBe(200)
    await end(code, cookie)
    for (const place of places) expect((await ask(place)).status).toBe(404)
    const html = await (await ask(`/en-gb/shared/${code}/`)).text()
    expect(html).toContain('This link is no longer valid')
  })

  it('ends 90 days after it was last opened, and begins again with each look', async () => {
    const { code, cookie } = await shared(freshDesign())
    const moveClock = (days: number) =>
      query(`update shared_designs set used_at = now() - make_interval(days => $1) where code = $2`, [
        days,
        code,
      ])
    await moveClock(89)
    const [before] = await linksOf(cookie)
    expect((await ask(`/shared/${code}/`)).status).toBe(200)
    const [after] = await linksOf(cookie)
    expect(Date.parse(after?.endsAt ?? '') - Date.parse(before?.endsAt ?? '')).toBeGreaterThan(
      88 * 86_400_000,
    )
    await moveClock(91)
    expect((await ask(`/shared/${code}/`)).status).toBe(404)
    expect((await ask(`/api/shared-designs/${code}`)).status).toBe(404)
    expect(await linksOf(cookie)).toEqual([])
  })

  it('holds the files of the design’s own pictures as long as it lives, and gives them to nobody', async () => {
    const sent = await fetch(`${shopUrl}/api/own-pictures`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'x-forwarded-for': address },
      body: new Uint8Array(noisePng()),
    })
    const { hash } = (await sent.json()) as { hash: string }
    const design = freshDesign()
    const logo = {
      ...{ type: 'image', id: 'logo', src: `file:${hash}`, position: { left: 2, top: 2 } },
      ...{ size: { width: 8, height: 8 }, rotate: 0 },
    }
    const { code, cookie } = await shared({ ...design, elements: [...design.elements, logo] })
    const held = () => query('select holder from own_picture_holds where hash = $1', [hash])
    expect(await held()).toEqual([{ holder: `share:${code}` }])
    expect((await ask(`/api/own-pictures/${hash}`, { headers: { cookie } })).status).toBe(404)
    await end(code, cookie)
    expect(await held()).toEqual([])
  })
})

describe('what is no design', () => {
  it('is refused by name', async () => {
    const design = freshDesign()
    const { elements } = design
    const crafted: [unknown, number, string][] = [
      ['{', 400, 'invalid_body'],
      [[], 422, 'invalid_design'],
      ['null', 422, 'invalid_design'],
      [{ ...design, version: 99 }, 422, 'invalid_design'],
      [{ ...design, extra: 1 }, 422, 'invalid_design'],
      [
        { ...design, elements: [{ ...elements[0], html: '<script>alert(1)</script>' }] },
        422,
        'invalid_design',
      ],
      [
        { ...design, elements: Array.from({ length: 2000 }, (_, i) => ({ ...elements[0], id: `e${i}` })) },
        422,
        'invalid_design',
      ],
      [{ ...design, name: 'a\u0000b' }, 400, 'invalid_body'],
      [
        {
          ...design,
          modelId: 'model-nobody-has-it',
          slug: 'model-nobody-has-it',
          config: { ...design.config, model: 'nothing' },
        },
        422,
        'unknown_product',
      ],
      [{ ...design, name: 'x'.repeat(3_000_000) }, 413, 'body_too_large'],
    ]
    for (const [body, status, code] of crafted) {
      const response = await send(body, { 'x-forwarded-for': visitor() })
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code])
    }
    expect((await send('x', { 'content-type': 'text/plain', 'x-forwarded-for': visitor() })).status).toBe(415)
  })

  it('comes from no other site, and not too often from one address', async () => {
    const design = freshDesign()
    expect((await send(design, { origin: 'https://elsewhere.test' })).status).toBe(403)
    const busy = visitor()
    const answers: number[] = []
    for (let i = 0; i < 21; i += 1) answers.push((await send('{', { 'x-forwarded-for': busy })).status)
    expect(answers.slice(0, 20).every(status => status === 400)).toBe(true)
    expect(answers[20]).toBe(429)
  })

  it('is no address either', async () => {
    for (const code of ['x', 'A'.repeat(22), '%00'.repeat(22), '..%2f..%2fadmin', 'é'.repeat(22)]) {
      expect((await ask(`/shared/${code}/`)).status).toBeGreaterThanOrEqual(400)
      expect((await ask(`/api/shared-designs/${code}`)).status).toBeGreaterThanOrEqual(400)
    }
  })
})

describe('a link whose product', () => {
  /** A link that was made before the catalogue changed. */
  async function olderLink(design: object) {
    const code = randomBytes(16).toString('base64url')
    const packed = deflateRawSync(JSON.stringify(design))
    await query(
      `insert into shared_designs (code, owner, hash, name, size, packed) values ($1, $2, $3, 'older', $4, $5)`,
      [code, 'o'.repeat(64), randomBytes(32).toString('hex'), packed.byteLength, packed],
    )
    return code
  }

  it('is sold no more says so, with what is written on it, and offers what comes nearest', async () => {
    const design = freshDesign()
    const gone = { ...design, modelId: 'model-trodat-printy-1', config: { ...design.config, model: '1' } }
    const code = await olderLink({ ...gone, slug: gone.modelId })
    const response = await ask(`/en-gb/shared/${code}/`)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('We no longer make this product')
    expect(html).toContain('The closest product')
    expect(html).toMatch(/href="\/en-gb\/stamp\/[a-z]/)
    expect(html).not.toContain('/pictures/shared/')
    const copy = await ask(`/api/shared-designs/${code}`)
    expect([copy.status, (await copy.json()).code]).toEqual([422, 'product_unavailable'])
    expect((await ask(`/pictures/shared/${code}/page.webp`)).status).toBe(404)
  })

  it('has lost its colour is shown in today’s, and says so', async () => {
    const design = freshDesign()
    const code = await olderLink({ ...design, config: { ...design.config, color: 'of-long-ago' } })
    const html = await (await ask(`/en-gb/shared/${code}/`)).text()
    expect(html).toContain('The original colour or size is no longer made')
    expect((await ask(`/pictures/shared/${code}/page.webp`)).status).toBe(200)
    expect(await (await ask(`/api/shared-designs/${code}`)).json()).toMatchObject({ orderable: true })
  })
})
