import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guardRequests, refusalOf } from '@/server/doors/next/guard-requests'

const asked = (url: string, method = 'GET', host = 'shop.example') => ({ url, method, headers: { host } })

describe('a request that can be meant', () => {
  it.each([
    asked('/'),
    asked('/plaque/sign-pvc/?config=%7B%22a%22%3A%25%7D&t=%00'),
    asked('/caf%C3%A9/', 'HEAD'),
    asked('/api/orders', 'POST'),
    asked('/cms-api/pages', 'PATCH'),
    asked('/admin/login', 'POST'),
    asked('/pictures/design', 'POST'),
    asked('/page-preview/?id=1', 'POST'),
    asked('/de-de/page-preview/?id=1', 'POST'),
    asked('/api/health', 'OPTIONS'),
    asked('/', 'GET', 'localhost:3000'),
    asked('/', 'GET', '[::1]:3000'),
    { url: '/', method: 'GET', headers: {} },
  ])('goes on: $method $url', request => {
    expect(refusalOf(request)).toBeNull()
  })
})

describe('a request that nobody can have meant', () => {
  it.each([
    ['/%', 'bad_request'],
    ['/%E0%A4%A/', 'bad_request'],
    ['/api/%', 'bad_request'],
    ['/a%00b/', 'bad_request'],
    ['/cms-api/media/file/%', 'bad_request'],
    [`/${'a'.repeat(2000)}/`, 'uri_too_long'],
  ])('is refused by its address: %s', (url, code) => {
    expect(refusalOf(asked(url))).toBe(code)
  })

  it.each([
    ['TRACE', '/api/health'],
    ['PROPFIND', '/api/orders'],
    ['POST', '/'],
    ['POST', '/page-preview/more/'],
    ['POST', '/a/page-preview/'],
    ['PUT', '/cart/'],
    ['DELETE', '/administrator/'],
    ['POST', '/_next/static/a.js'],
  ])('is refused by its method: %s %s', (method, url) => {
    expect(refusalOf(asked(url, method))).toBe('method_not_allowed')
  })

  it.each(['[', '%%%', 'a b', '', 'user@host', 'host:port', '"', 'a/b'])(
    'is refused by the host that it names: %j',
    host => {
      expect(refusalOf(asked('/', 'GET', host))).toBe('bad_request')
    },
  )
})

describe('a page with a mark', () => {
  const mark = 'W/"abc"'
  // As Next answers: the headers of a page that was just made come twice, its status and length before its end.
  const server = createServer((_request, response) => {
    response.appendHeader('ETag', mark)
    response.appendHeader('ETag', mark)
    response.statusCode = 200
    response.setHeader('content-length', 4)
    response.end('page')
  })
  let url: string
  beforeAll(async () => {
    guardRequests('http://localhost')
    await once(server.listen(0, 'localhost'), 'listening')
    url = `http://localhost:${(server.address() as AddressInfo).port}/`
  })
  afterAll(() => void server.close())

  it('is sent once with its mark', async () => {
    const response = await fetch(url)
    expect(response.headers.get('etag')).toBe(mark)
    expect(await response.text()).toBe('page')
  })

  it.each([mark, '"abc"', `"other", ${mark}`])('is not sent again to who has it: %s', async known => {
    const response = await fetch(url, { headers: { 'if-none-match': known } })
    expect(response.status).toBe(304)
    expect(response.headers.get('etag')).toBe(mark)
    expect(await response.text()).toBe('')
  })

  it('has none for its data, which a browser must not take for the page', async () => {
    const response = await fetch(url, { headers: { rsc: '1', 'if-none-match': mark } })
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).toBeNull()
  })

  it('is sent to who has another, or writes', async () => {
    expect((await fetch(url, { headers: { 'if-none-match': '"abcd"' } })).status).toBe(200)
    expect(
      (await fetch(`${url}api/orders`, { method: 'POST', headers: { 'if-none-match': mark } })).status,
    ).toBe(200)
  })
})
