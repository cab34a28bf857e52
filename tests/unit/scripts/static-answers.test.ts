import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { createStaticAnswers } from '@/scripts/web/static-answers.mjs'

const page = `<!doctype html><p>${'Stempel und Schilder. '.repeat(400)}</p>`
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=31536000',
  'x-nextjs-cache': 'HIT',
  vary: 'rsc, Accept-Encoding',
  etag: '"first"',
}
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server with kept answers before `origin`, and how often that was asked, those that fill the memory included. */
async function serve(origin: RequestListener, options: { maxBytes?: number } = {}) {
  const state = { now: 0, version: 0, asked: 0 }
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (answers.answer(request, response)) return
    state.asked += 1
    origin(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answers = createStaticAnswers({
    origin: url,
    version: () => state.version,
    now: () => state.now,
    ...options,
  })
  return {
    state,
    /** Asks, and waits until what follows from it has been kept. */
    async ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
      const response = await fetch(url + path, { headers, method })
      const text = await response.text()
      await new Promise(resolve => setImmediate(resolve))
      await answers.settled()
      return { status: response.status, headers: response.headers, text }
    },
    /** The bytes as they are on the line: fetch would unpack them. */
    raw: (path: string, encoding: string) =>
      new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
        import('node:http').then(http =>
          http
            .get(url + path, { headers: { 'accept-encoding': encoding } }, response => {
              const parts: Buffer[] = []
              response.on('data', part => parts.push(part))
              response.on('end', () =>
                resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(parts) }),
              )
            })
            .on('error', reject),
        )
      }),
  }
}

const givePage: RequestListener = (request, response) => {
  if (request.headers['if-none-match']?.includes('"first"')) return void response.writeHead(304).end()
  response.writeHead(200, pageHeaders).end(page)
}

describe('static answers', () => {
  it('are given again without asking, to the byte and with their headers', async () => {
    const { ask, state } = await serve(givePage)
    await ask('/cart/')
    const { asked } = state
    const again = await ask('/cart/')
    expect(again.text).toBe(page)
    expect(again.headers.get('vary')).toBe('rsc, Accept-Encoding')
    expect(state.asked).toBe(asked)
  })

  it('are packed as the reader likes best, and unpack to the same', async () => {
    const { ask, raw } = await serve(givePage)
    await ask('/cart/')
    const br = await raw('/cart/', 'gzip, deflate, br')
    const gz = await raw('/cart/', 'gzip, br;q=0')
    const plain = await raw('/cart/', 'identity')
    expect([br.encoding, gz.encoding, plain.encoding]).toEqual(['br', 'gzip', undefined])
    expect(brotliDecompressSync(br.body).toString()).toBe(page)
    expect(gunzipSync(gz.body).toString()).toBe(page)
    expect(plain.body.toString()).toBe(page)
    expect(br.body.length).toBeLessThan(plain.body.length)
  })

  it('are the same whatever campaign leads to them', async () => {
    const { ask, state } = await serve(givePage)
    await ask('/cart/?gclid=1&utm_source=mail')
    const { asked } = state
    expect((await ask('/cart/?gclid=2')).text).toBe(page)
    expect((await ask('/cart/')).text).toBe(page)
    expect(state.asked).toBe(asked)
  })

  it('say 304 to who has them, and give no body to HEAD', async () => {
    const { ask } = await serve(givePage)
    await ask('/cart/')
    expect(await ask('/cart/', { 'if-none-match': '"first"' })).toMatchObject({ status: 304, text: '' })
    const head = await ask('/cart/', { 'accept-encoding': 'identity' }, 'HEAD')
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([
      200,
      '',
      String(Buffer.byteLength(page)),
    ])
  })

  it('are asked for again once they are older than five seconds, and not packed again when unchanged', async () => {
    const { ask, state } = await serve(givePage)
    await ask('/cart/')
    const { asked } = state
    state.now = 5001
    await ask('/cart/')
    expect(state.asked).toBe(asked + 2)
    await ask('/cart/')
    expect(state.asked).toBe(asked + 2)
  })

  it('are forgotten as soon as content changes', async () => {
    const { ask, state } = await serve((_request, response) =>
      response.writeHead(200, { ...pageHeaders, etag: `"${state.version}"` }).end(`${state.version} ${page}`),
    )
    await ask('/')
    state.version = 1
    expect((await ask('/')).text).toBe(`1 ${page}`)
    expect((await ask('/')).text).toBe(`1 ${page}`)
  })

  it.each([
    ['an error', 404, {}],
    ['one that sets a cookie', 200, { 'set-cookie': 'a=b' }],
    ['a private one', 200, { 'cache-control': 'private, no-store' }],
    ['one that is being made anew', 200, { 'x-nextjs-cache': 'STALE' }],
  ])('are never kept of %s', async (_name, status, headers) => {
    const { ask, state } = await serve((_request, response) =>
      response.writeHead(status, { ...pageHeaders, ...headers }).end(page),
    )
    for (let i = 0; i < 3; i++) await ask('/x/')
    // Three readers, and after each of them the question whether it may be kept.
    expect(state.asked).toBe(6)
  })

  it.each<[string, string, Record<string, string>, string?]>([
    ['a part of a page', '/cart/?_rsc=1x', {}],
    ['data of a page', '/cart/', { rsc: '1' }],
    ['a part of a file', '/cart/', { range: 'bytes=0-9' }],
    ['a draft', '/cart/', { cookie: '__prerender_bypass=1' }],
    ['an API', '/api/shop/fr-FR', {}],
    ['the panel', '/admin', {}],
    ['a POST', '/cart/', {}, 'POST'],
  ])('are not given to a request for %s', async (_name, path, headers, method) => {
    const { ask, state } = await serve(givePage)
    await ask('/cart/')
    const { asked } = state
    await ask(path, headers, method)
    expect(state.asked).toBe(asked + 1)
  })

  it('stay for good where the address changes with the content', async () => {
    const { ask, state } = await serve((_request, response) =>
      response
        .writeHead(200, {
          'content-type': 'application/javascript',
          'cache-control': 'public, immutable',
          etag: 'W/"1"',
        })
        .end(page),
    )
    await ask('/_next/static/a.js')
    state.now = 1e9
    const { asked } = state
    await ask('/_next/static/a.js')
    expect(state.asked).toBe(asked)
  })

  it('take no more memory than they may: the one not checked for longest goes', async () => {
    const { ask, state } = await serve(givePage, { maxBytes: page.length * 2.5 })
    for (const path of ['/a/', '/b/', '/c/']) await ask(path)
    const { asked } = state
    await ask('/c/')
    expect(state.asked).toBe(asked)
    await ask('/a/')
    expect(state.asked).toBeGreaterThan(asked)
  })

  it('leave the origin in charge when it fails', async () => {
    let broken = false
    const { ask, state } = await serve((request, response) => {
      if (broken) request.socket.destroy()
      else givePage(request, response)
    })
    await ask('/cart/')
    broken = true
    state.version = 1
    await expect(ask('/cart/')).rejects.toThrow()
    broken = false
    expect((await ask('/cart/')).text).toBe(page)
  })
})
