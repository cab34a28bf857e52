import http, { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { createEdge } from '@/server/doors/edge/edge'

const page = `<!doctype html><p>${'Stempel und Schilder. '.repeat(400)}</p>`
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=31536000',
  'cache-tag': 'pages,catalogue',
  'edge-no-vary-search': 'params',
  vary: 'rsc, next-router-state-tree, Accept-Encoding',
  etag: '"first"',
}
const token = 'secret'

const closing: http.Server[] = []
afterEach(() => {
  for (const server of closing.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(server: http.Server): Promise<number> {
  closing.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

interface Ask {
  headers?: Record<string, string>
  method?: string
  body?: string
}

/** An edge before `origin`; `state.asked` says what came through. */
async function serve(
  origin: RequestListener,
  options: { maxBytes?: number; hosts?: string[]; idleMs?: number } = {},
) {
  const asked: string[] = []
  const behind = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    origin(request, response)
  })
  const port = await listen(behind)
  const own = await listen(createEdge({ origin: { host: '127.0.0.1', port }, token, ...options }))
  /** The bytes as they are on the line. */
  const ask = (path: string, { headers, method = 'GET', body }: Ask = {}) =>
    new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      const request = http.request({ port: own, host: '127.0.0.1', path, method, headers }, response => {
        const parts: Buffer[] = []
        response.on('data', part => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        )
        response.on('error', reject)
      })
      request.on('error', reject)
      request.end(body)
    })
  /** Asks until the answer comes out of the memory, packed as wanted. */
  const keep = async (path: string, encoding?: string) => {
    for (;;) {
      const { headers } = await ask(path, encoding ? { headers: { 'accept-encoding': encoding } } : {})
      const isKept = headers.age !== undefined
      if (isKept && (encoding === undefined || headers['content-encoding'] === encoding)) break
    }
    asked.length = 0
  }
  /** How many connections the server behind has open. */
  const open = () => new Promise<number>(resolve => behind.getConnections((_, count) => resolve(count)))
  return { asked, ask, keep, open }
}

const givePage: RequestListener = (request, response) => {
  const packs = /gzip/.test(request.headers['accept-encoding'] ?? '')
  response.writeHead(200, { ...pageHeaders, ...(packs && { 'content-encoding': 'gzip' }) })
  response.end(packs ? gzipSync(page) : page)
}

describe('a kept answer', () => {
  it('is given again without asking, to the byte and with its headers', async () => {
    const { asked, ask, keep } = await serve(givePage)
    await keep('/cart/')
    const again = await ask('/cart/')
    expect(String(again.body)).toBe(page)
    const { 'edge-no-vary-search': _, ...seen } = pageHeaders
    expect(again.headers).toMatchObject({ ...seen, 'content-length': String(page.length) })
    expect(asked).toEqual([])
  })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0', undefined],
    ['gzip;q=0, *;q=0.5', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=x', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('is packed as the reader likes best: %s', async (accepted, encoding) => {
    const { ask, keep } = await serve(givePage)
    await keep('/cart/', 'br')
    const { headers, body } = await ask('/cart/', { headers: { 'accept-encoding': accepted } })
    expect(headers['content-encoding']).toBe(encoding)
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
    expect(String(encoding ? unpack[encoding as 'br' | 'gzip'](body) : body)).toBe(page)
  })

  it('is unpacked first where it came packed', async () => {
    const { ask, keep } = await serve(givePage)
    expect(gunzipSync((await ask('/', { headers: { 'accept-encoding': 'gzip' } })).body).toString()).toBe(
      page,
    )
    await keep('/')
    expect(String((await ask('/')).body)).toBe(page)
  })

  it('is the same for every query, if its headers say so', async () => {
    const { asked, ask, keep } = await serve(givePage)
    await keep('/cart/?gclid=1')
    expect(String((await ask('/cart/?gclid=2&utm_source=mail')).body)).toBe(page)
    expect(String((await ask('/cart/')).body)).toBe(page)
    expect(asked).toEqual([])
  })

  it('says nothing to the reader of what it says to the edge', async () => {
    const { ask, keep } = await serve(givePage)
    const seen = async () =>
      Object.keys((await ask('/cart/')).headers).filter(name => name.includes('vary-search'))
    expect(await seen()).toEqual([])
    await keep('/cart/')
    expect(await seen()).toEqual([])
  })

  it('is another for the queries that its headers except', async () => {
    const headers = { ...pageHeaders, 'edge-no-vary-search': 'params, except=("config" "t")' }
    const { ask, asked, keep } = await serve((_, response) => response.writeHead(200, headers).end(page))
    await keep('/a/')
    for (const path of ['/a/?t=x', '/a/?utm_source=b', '/a/?utm_source=b&t=x']) await ask(path)
    expect(asked).toEqual(['GET /a/?t=x', 'GET /a/?utm_source=b&t=x'])
  })

  it('is another for another query, if they do not', async () => {
    const { asked, ask, keep } = await serve((request, response) =>
      response.writeHead(200, { 'cache-control': 'public, max-age=60' }).end(request.url),
    )
    await keep('/list?page=1')
    await keep('/list')
    expect(String((await ask('/list?page=2')).body)).toBe('/list?page=2')
    expect(asked).toEqual(['GET /list?page=2'])
  })

  it('is nothing but 304 to who has it, and no body to HEAD', async () => {
    const { ask, asked, keep } = await serve(givePage)
    await keep('/cart/')
    for (const known of ['"first"', 'W/"first"', '"other", "first"', '*'])
      expect(await ask('/cart/', { headers: { 'if-none-match': known } })).toMatchObject({ status: 304 })
    expect(await ask('/cart/', { headers: { 'if-none-match': '"other"' } })).toMatchObject({ status: 200 })
    const head = await ask('/cart/', { method: 'HEAD' })
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(page.length),
    ])
    expect(asked).toEqual([])
  })

  it('is given to readers who want no caches too: this one speaks for the shop', async () => {
    const { asked, ask, keep } = await serve(givePage)
    await keep('/cart/')
    await ask('/cart/', { headers: { 'cache-control': 'no-cache', pragma: 'no-cache' } })
    expect(asked).toEqual([])
  })

  it('is of one site alone, and of that one under every name that is no site’s own', async () => {
    const { asked, ask, keep } = await serve(givePage, { hosts: ['stempel.example'] })
    await keep('/cart/')
    await ask('/cart/', { headers: { host: 'made-up.example:8080' } })
    expect(asked).toEqual([])
    await ask('/cart/', { headers: { host: 'Stempel.example:443' } })
    expect(asked).toEqual(['GET /cart/'])
  })

  it('takes no more memory than it may: what was not asked for longest goes', async () => {
    const { asked, ask, keep } = await serve(givePage, { maxBytes: 105_000 })
    for (let i = 0; i < 11; i++) await keep(`/${i}/`)
    await ask('/10/')
    expect(asked).toEqual([])
    await ask('/0/')
    expect(asked).toEqual(['GET /0/'])
  })
})

describe('what changed', () => {
  const purge = (tags: string, given = token) => ({
    method: 'PURGE',
    headers: { authorization: `Bearer ${given}`, 'cache-tag': tags },
  })

  it('is forgotten at once by its tags, and the rest is not', async () => {
    const { asked, ask, keep } = await serve((request, response) =>
      response.writeHead(200, { ...pageHeaders, 'cache-tag': request.url?.slice(1) }).end(page),
    )
    await keep('/prices')
    await keep('/menu,pages')
    expect((await ask('/', purge('pages,cards'))).status).toBe(204)
    await ask('/prices')
    await ask('/menu,pages')
    expect(asked).toEqual(['GET /menu,pages'])
  })

  it('is not kept as it was before by who was on the way meanwhile', async () => {
    let version = 1
    let answer: (() => void) | undefined
    const { ask, keep } = await serve((_request, response) => {
      const text = `${version}`
      const send = () => response.writeHead(200, pageHeaders).end(text)
      if (version === 1) answer = send
      else send()
    })
    const early = ask('/')
    while (!answer) await new Promise(resolve => setImmediate(resolve))
    version = 2
    await ask('/', purge('pages'))
    answer()
    expect(String((await early).body)).toBe('1')
    await keep('/')
    expect(String((await ask('/')).body)).toBe('2')
  })

  it('is accepted from nobody else', async () => {
    const { asked, ask, keep } = await serve(givePage)
    await keep('/')
    for (const given of ['', 'wrong', 'undefined'])
      expect((await ask('/', purge('pages', given))).status).toBe(403)
    await ask('/')
    expect(asked).toEqual([])
  })
})

it('keeps a connection longer than a proxy before it, which else would ask on one that is just being closed', async () => {
  const { ask } = await serve((_request, response) => response.end('x'))
  expect((await ask('/')).headers['keep-alive']).toBe('timeout=65')
})

describe('what is passed on', () => {
  it.each([
    ['a page that is not found', 404, {}],
    ['a failure', 500, {}],
    ['a redirect', 308, { location: '/x/' }],
    ['one that sets a cookie', 200, { 'set-cookie': 'a=b' }],
    ['a private one', 200, { 'cache-control': 'private, no-store' }],
    ['one whose life is not told', 200, { 'cache-control': 'no-cache' }],
    [
      'one whose life could be guessed',
      200,
      { 'cache-control': '', 'last-modified': 'Mon, 01 Jan 2024 00:00:00 GMT' },
    ],
    ['one that varies by everything', 200, { vary: '*' }],
  ])('is never kept of %s', async (_name, status, headers) => {
    const { asked, ask } = await serve((_request, response) =>
      response.writeHead(status, { ...pageHeaders, ...headers }).end(page),
    )
    for (let i = 0; i < 3; i++) expect((await ask('/x/')).status).toBe(status)
    expect(asked).toHaveLength(3)
  })

  it.each<[string, string, Ask]>([
    ['data of a page', '/cart/?_rsc=1x', { headers: { rsc: '1' } }],
    ['a part of a file', '/cart/', { headers: { range: 'bytes=0-9' } }],
    ['a POST', '/cart/', { method: 'POST', body: 'x' }],
  ])('is %s, also where the page is kept', async (_name, path, request) => {
    const { asked, ask, keep } = await serve(givePage)
    await keep('/cart/')
    await ask(path, request)
    await ask(path, request)
    expect(asked).toHaveLength(2)
  })

  it('is whole, both ways, with who asks', async () => {
    const { ask } = await serve((request, response) => {
      const parts: Buffer[] = []
      request.on('data', part => parts.push(part))
      request.on('end', () => {
        response.writeHead(201, 'Made', {
          'set-cookie': ['a=1', 'b=2'],
          'x-for': request.headers['x-forwarded-for'],
        })
        response.end(Buffer.concat(parts))
      })
    })
    const body = 'é'.repeat(300_000)
    const answer = await ask('/%?%', {
      method: 'POST',
      body,
      headers: { 'x-forwarded-for': '192.0.2.9', host: '[' },
    })
    expect(String(answer.body)).toBe(body)
    expect(answer.status).toBe(201)
    expect(answer.headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], 'x-for': '192.0.2.9, 127.0.0.1' })
  })

  it.each(['GET', 'DELETE', 'POST'])('is never a request in the body of another: %s', async method => {
    const { ask, asked } = await serve((request, response) => {
      request.resume()
      request.on('end', () => response.end())
    })
    const headers = { 'transfer-encoding': 'chunked' }
    await ask('/', { method, headers, body: 'GET /smuggled HTTP/1.1\r\nhost: x\r\n\r\n' })
    await ask('/next')
    expect(asked).toEqual([`${method} /`, 'GET /next'])
  })

  it('has no header that is meant for the neighbour alone', async () => {
    const { ask } = await serve((request, response) => response.end(JSON.stringify(request.headers)))
    const headers = { connection: 'close, x-mine', 'x-mine': '1', te: 'trailers', 'x-yours': '2' }
    const passed = JSON.parse(String((await ask('/', { headers })).body))
    expect(passed).toMatchObject({ 'x-yours': '2' })
    expect(passed).not.toHaveProperty('x-mine')
    expect(passed).not.toHaveProperty('te')
  })

  it('is answered with 502 where the server is away, and goes on when it is back', async () => {
    let isAway = true
    const { ask } = await serve((request, response) => {
      if (isAway) request.socket.destroy()
      else givePage(request, response)
    })
    expect((await ask('/')).status).toBe(502)
    isAway = false
    expect((await ask('/')).status).toBe(200)
  })

  it('never meets a connection that the server behind is just closing: the edge closes what nobody uses long before', async () => {
    const { ask, open } = await serve(givePage, { idleMs: 20 })
    expect((await ask('/nothing/')).status).toBe(200)
    await expect.poll(open, { timeout: 20_000 }).toBe(0)
  })

  it('is waited for where the server behind is slow', async () => {
    const idleMs = 20
    const slow: RequestListener = (request, response) =>
      setTimeout(() => givePage(request, response), idleMs * 4)
    const { ask } = await serve(slow, { idleMs })
    expect((await ask('/')).status).toBe(200)
  })

  it('breaks off where the server breaks off, and is not kept', async () => {
    const { ask, asked } = await serve((_request, response) => {
      response.writeHead(200, { ...pageHeaders, 'content-length': page.length })
      response.write(page.slice(0, 100), () => response.destroy())
    })
    await expect(ask('/')).rejects.toThrow()
    await expect(ask('/')).rejects.toThrow()
    expect(asked).toHaveLength(2)
  })
})

it('passes on the calls of who tries a price list, which are kept for nobody, and gives him kept pages', async () => {
  const { ask, asked, keep } = await serve((request, response) => {
    const tries = request.headers.cookie?.includes('price-list=')
    const kept = tries ? 'private, no-store' : 's-maxage=60'
    response.writeHead(200, { ...pageHeaders, vary: 'Accept-Encoding', 'cache-control': kept })
    response.end(tries ? 'tried' : 'published')
  })
  const headers = { cookie: 'dev-mode=1; price-list=fr-2' }
  expect(String((await ask('/api/shop/fr-FR')).body)).toBe('published')
  expect(String((await ask('/api/shop/fr-FR', { headers })).body)).toBe('tried')
  expect(String((await ask('/api/shop/fr-FR')).body)).toBe('published')
  await keep('/cart/')
  await ask('/cart/', { headers })
  expect(asked).toEqual([])
})
