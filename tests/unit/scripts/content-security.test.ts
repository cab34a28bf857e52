import { createHash } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { guardDocument, hashInline } from '@/scripts/web/content-security.mjs'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const script = 'self.__next_f.push([1,"a < b"])'
const page = `<html><head><style>.a{color:red}</style><script src="/_next/a.js" async=""></script>
<script type="application/ld+json">{"@type":"Product"}</script></head><body><script>${script}</script></body></html>`

let server: http.Server | undefined
afterEach(() => {
  server?.close()
  server = undefined
})

/** A server that answers everything alike behind the guard. */
async function serve(handler: http.RequestListener) {
  const listening = http.createServer((request, response) => {
    guardDocument(request, response)
    handler(request, response)
  })
  server = listening
  await new Promise<void>(resolve => listening.listen(0, resolve))
  return `http://localhost:${(listening.address() as AddressInfo).port}`
}

const html: http.RequestListener = (_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.writeHead(200)
  response.flushHeaders()
  response.write(page.slice(0, 50))
  response.end(page.slice(50))
}

describe('the policy of a page', () => {
  it('names the scripts and styles that stand in it by their hashes, and no data', () => {
    expect(hashInline(page)).toEqual({ scripts: [sha(script)], styles: [sha('.a{color:red}')] })
  })

  it('comes with the whole page, packed or not', async () => {
    const url = await serve(html)
    for (const encoding of ['gzip, br', 'identity']) {
      const response = await fetch(`${url}/stamp/`, { headers: { 'accept-encoding': encoding } })
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${sha(script)};`)
      expect(policy).not.toMatch(/script-src[^;]*'unsafe-(?:inline|eval)'/)
      expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : 'gzip')
      expect(await response.text()).toBe(page)
    }
  })

  it('of the back-office has a nonce that the framework finds, another for each request', async () => {
    const seen: string[] = []
    const url = await serve((request, response) => {
      seen.push(String(request.headers['content-security-policy']))
      html(request, response)
    })
    const given = []
    for (const path of ['/admin', '/admin/collections/orders?search=1']) {
      given.push((await fetch(url + path)).headers.get('content-security-policy'))
    }
    expect(given).toEqual(seen)
    expect(seen[0]).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}'/)
    expect(seen[0]).not.toBe(seen[1])
  })

  it.each(['/api/health', '/pictures/a', '/_next/static/chunks/a.js', '/robots.txt'])(
    'is no matter of %s',
    async path => {
      const url = await serve((_request, response) => {
        response.setHeader('content-type', 'application/json')
        response.end('{}')
      })
      expect((await fetch(url + path)).headers.get('content-security-policy')).toBe(null)
    },
  )

  it('changes nothing about what has no body', async () => {
    const url = await serve((_request, response) => {
      response.statusCode = 304
      response.setHeader('content-type', 'text/html')
      response.end()
    })
    expect((await fetch(`${url}/`)).status).toBe(304)
  })
})
