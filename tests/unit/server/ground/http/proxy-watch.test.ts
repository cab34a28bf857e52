import { expect, it } from 'vitest'
import { createProxyWatch, type ProxyFault } from '@/server/ground/http/proxy-watch'

function watched() {
  const reported: ProxyFault[] = []
  let at = 0
  const watch = createProxyWatch({ now: () => at, report: fault => reported.push(fault) })
  const pass = (over: Partial<Parameters<typeof watch.note>[0]> = {}, times = 1) => {
    for (let time = 0; time < times; time += 1)
      watch.note({ nearest: '127.0.0.1', proxies: 1, named: 1, isForwarded: true, ...over })
  }
  const later = (ms: number) => {
    at += ms
  }
  return { watch, reported, pass, later }
}

it('believes a trusted proxy as long as it names its clients', () => {
  const { watch, reported, pass } = watched()
  pass({}, 1000)
  pass({ named: 0 }, 9)
  expect(watch.fault()).toBeNull()
  expect(watch.isSilent('127.0.0.1')).toBe(false)
  expect(reported).toEqual([])
})

it('no longer believes one that names nobody, says so once, and believes it again some minutes after', () => {
  const { watch, reported, pass, later } = watched()
  pass({ named: 0 }, 30)
  expect(watch.isSilent('127.0.0.1')).toBe(true)
  expect(watch.fault()).toEqual({ kind: 'silent', proxy: '127.0.0.1' })
  expect(reported).toEqual([{ kind: 'silent', proxy: '127.0.0.1' }])
  later(11 * 60_000)
  expect(watch.fault()).toBeNull()
})

it('lets nobody who comes past the proxy take its belief from it', () => {
  const { watch, pass } = watched()
  pass({ nearest: '203.0.113.9', named: 0 }, 30)
  expect(watch.isSilent('203.0.113.9')).toBe(true)
  expect(watch.isSilent('127.0.0.1')).toBe(false)
})

it('goes on believing one through which somebody comes past the proxy before it', () => {
  const { watch, reported, pass } = watched()
  pass({ proxies: 2, named: 2 }, 5)
  pass({ proxies: 2, named: 1 }, 100)
  expect(watch.isSilent('127.0.0.1')).toBe(false)
  expect(reported).toEqual([])
})

it('goes on believing one that names more clients than come from it without a name', () => {
  const { watch, pass } = watched()
  pass({}, 50)
  pass({ named: 0 }, 30)
  expect(watch.isSilent('127.0.0.1')).toBe(false)
  pass({ named: 0 }, 30)
  expect(watch.isSilent('127.0.0.1')).toBe(true)
})

it('sees that one stops naming its clients, however many it has named', () => {
  const { watch, pass } = watched()
  pass({}, 5000)
  pass({ named: 0 }, 1000)
  expect(watch.isSilent('127.0.0.1')).toBe(true)
})

it('sees a proxy of this machine or network that the setting does not know', () => {
  const { watch, reported, pass } = watched()
  const undeclared = { proxies: 0, nearest: '10.1.2.3' }
  pass({ proxies: 0, nearest: '127.0.0.1', isForwarded: false }, 2)
  pass(undeclared, 19)
  expect(watch.fault()).toBeNull()
  pass(undeclared, 5)
  expect(watch.fault()).toEqual({ kind: 'undeclared', proxy: '10.1.2.3' })
  expect(reported).toHaveLength(1)
})

it.each([
  ['people come by themselves as well', { isForwarded: false }, '10.1.2.3'],
  ['who comes is no neighbour', {}, '203.0.113.9'],
])('sees none where %s', (_why, other, nearest) => {
  const { watch, pass } = watched()
  for (let time = 0; time < 60; time += 1) {
    pass({ proxies: 0, nearest })
    pass({ proxies: 0, nearest, ...other })
  }
  expect(watch.fault()).toBeNull()
})
