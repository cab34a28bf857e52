import 'server-only'
import diagnostics from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { readSettings } from '@/server/env'

/** Where this process notes who is at the other end of the connection. What a client sends under it is overwritten. */
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

/** The first half of an IPv6 address: who has one has 2^64 of them. Version 4 written as version 6 is version 4. */
function firstHalf(address: string): string {
  const [, version4] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (version4) return version4
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right].slice(0, 4).join(':')
}

/**
 * Whom a limit counts: the peer, or with `TRUST_PROXY` = n the address that the n-th proxy in front of the shop named
 * in `x-forwarded-for`. What stands further left there was sent by the client and is not trusted.
 */
export function addressOf(request: Pick<Request, 'headers'>): string {
  const peer = request.headers.get(peerHeader) ?? ''
  const named = request.headers.get('x-forwarded-for')?.split(',') ?? []
  const trusted = readSettings().TRUST_PROXY
  const address = trusted > 0 ? named.at(-trusted)?.trim() || peer : peer
  return firstHalf(address.slice(0, 64))
}

/**
 * The network that an address of `addressOf` lies in: of version 4 its /24, the smallest block that is routed and what is rented
 * together; of version 6 its /48, the most that one customer is usually given.
 */
export function networkOf(address: string): string {
  const isVersion4 = address.includes('.')
  return isVersion4 ? address.split('.').slice(0, 3).join('.') : address.split(':').slice(0, 3).join(':')
}
