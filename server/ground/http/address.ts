import 'server-only'
import diagnostics from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { readSettings } from '@/server/ground/env'
import { createProxyWatch, type ProxyFault } from './proxy-watch'

/** The header in which this process notes the peer's address. A client's own header of that name is overwritten. */
const peerHeader = 'x-peer-address'

/**
 * Notes the peer's address on every request before anything reads it. Next hands a route no socket, and takes an
 * `x-forwarded-for` from everybody.
 */
export function notePeers(): void {
  diagnostics.subscribe('http.server.request.start', message => {
    const { request } = message as { request: IncomingMessage }
    request.headers[peerHeader] = request.socket.remoteAddress ?? ''
  })
}

/** The first half of an IPv6 address, because one client has 2^64 of them. Version 4 written as version 6 is version 4. */
function firstHalf(said: string): string {
  const address = said.slice(0, 64)
  const [, version4] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (version4) return version4
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right].slice(0, 4).join(':')
}

const words: Record<ProxyFault['kind'], (proxy: string) => string> = {
  silent: proxy =>
    `TRUST_PROXY is set, and requests come from ${proxy} without X-Forwarded-For: whatever is named behind it is not believed, and limits count it as one client. Let the proxy set that header (docs/operating.md).`,
  undeclared: proxy =>
    `A proxy at ${proxy} names its clients, and TRUST_PROXY is 0: limits count it as one client. Set TRUST_PROXY to the number of proxies in front (docs/operating.md).`,
}

const holder = globalThis as { proxyWatch?: ReturnType<typeof createProxyWatch> }

/** One a process, for all bundles. */
function proxyWatch() {
  holder.proxyWatch ??= createProxyWatch({ report: ({ kind, proxy }) => console.warn(words[kind](proxy)) })
  return holder.proxyWatch
}

/** What is wrong with how a proxy in front of the shop names its clients, as far as this process has seen; null where nothing is. */
export const proxyFault = (): ProxyFault | null => proxyWatch().fault()

const isForwarded = (headers: Headers, named: number) =>
  named > 0 || headers.has('forwarded') || headers.has('x-real-ip')

/**
 * The address that a limit counts: the peer's, or with `TRUST_PROXY` = n the one that the n-th proxy in front of the shop named in
 * `x-forwarded-for`. Addresses further left come from the client and are not trusted; nor are those from a proxy that does not write that
 * header itself (`createProxyWatch`).
 */
export function addressOf({ headers }: Pick<Request, 'headers'>): string {
  const peer = headers.get(peerHeader) ?? ''
  const before = (headers.get('x-forwarded-for') ?? '').split(',').flatMap(one => one.trim() || [])
  // The edge names its peer, and is one of the trusted proxies.
  const isBehindEdge = process.env.EDGE_URL !== undefined && before.length > 0
  const passed = isBehindEdge ? before : [...before, peer]
  const proxies = readSettings().TRUST_PROXY - (process.env.EDGE_URL === undefined ? 0 : 1)
  const nearest = firstHalf(passed.at(-1) ?? peer)
  const watch = proxyWatch()
  const named = passed.length - 1
  watch.note({ nearest, proxies, named, isForwarded: isForwarded(headers, named) })
  if (proxies <= 0 || named < proxies || watch.isSilent(nearest)) return nearest
  return firstHalf(passed.at(-proxies - 1) ?? peer)
}
