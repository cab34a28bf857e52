import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The module as in a new process: it reads the settings once, and has seen no request. */
async function shopWith(env: Record<string, string>) {
  for (const [name, value] of Object.entries({ PAYLOAD_SECRET: 'a-secret-of-this-test', ...env }))
    vi.stubEnv(name, value)
  vi.resetModules()
  Reflect.deleteProperty(globalThis, 'proxyWatch')
  const { addressOf, proxyFault } = await import('@/server/ground/http/address')
  const ask = (peer: string, headers: Record<string, string> = {}) =>
    addressOf({ headers: new Headers({ 'x-peer-address': peer, ...headers }) })
  return { ask, proxyFault }
}

let warned: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllEnvs()
  warned.mockRestore()
})

const named = (...addresses: string[]) => ({ 'x-forwarded-for': addresses.join(', ') })

it('counts the peer where no proxy is trusted, not a named address', async () => {
  const { ask } = await shopWith({ TRUST_PROXY: '0' })
  expect(ask('203.0.113.9', named('198.51.100.1'))).toBe('203.0.113.9')
  expect(ask('::ffff:203.0.113.9')).toBe('203.0.113.9')
})

it('counts the client that the trusted proxy names, with and without the edge between', async () => {
  const plain = await shopWith({ TRUST_PROXY: '1' })
  expect(plain.ask('127.0.0.1', named('forged', '198.51.100.1'))).toBe('198.51.100.1')
  const edge = await shopWith({ TRUST_PROXY: '2', EDGE_URL: 'http://localhost:3000' })
  expect(edge.ask('127.0.0.1', named('forged', '198.51.100.1', '127.0.0.1'))).toBe('198.51.100.1')
})

it.each([
  ['with the edge', { TRUST_PROXY: '2', EDGE_URL: 'http://localhost:3000' }, ['127.0.0.1']],
  ['without it', { TRUST_PROXY: '1' }, []],
])('takes no address from clients of a proxy that names nobody, %s', async (_how, env, own) => {
  const { ask, proxyFault } = await shopWith(env)
  for (let time = 0; time < 10; time += 1)
    expect(ask('127.0.0.1', own.length > 0 ? named(...own) : {})).toBe('127.0.0.1')
  expect(ask('127.0.0.1', named('198.51.100.77', ...own))).toBe('127.0.0.1')
  expect(proxyFault()).toEqual({ kind: 'silent', proxy: '127.0.0.1' })
  expect(warned).toHaveBeenCalledOnce()
  expect(String(warned.mock.calls[0])).toContain('without X-Forwarded-For')
})
