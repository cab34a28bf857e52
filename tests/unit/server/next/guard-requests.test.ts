import { describe, expect, it } from 'vitest'
import { refusalOf } from '@/server/next/guard-requests'

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
