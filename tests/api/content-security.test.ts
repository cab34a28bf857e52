import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { shopUrl } from './support/shop'

/** A document with the sources that its policy allows by directive. */
async function read(path: string) {
  const response = await fetch(shopUrl + path)
  const said = response.headers.get('content-security-policy') ?? ''
  const policy = Object.fromEntries(
    said.split('; ').map(directive => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
  return { policy, html: await response.text(), headers: response.headers }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The hashes of all scripts that stand in a document; data is no script. */
const inlineHashes = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes, text]) => text && !/type="application\/ld\+json"/.test(attributes ?? ''))
    .map(([, , text = '']) => hashOf(text))

describe('a document', () => {
  it.each([
    '/',
    '/?x=a.b',
    '/de-de/',
    '/fr-be/stamp/',
    '/stamp/',
    '/signaletique/',
    '/tampon/trodat-printy-4913/',
    '/plaque/sign-pvc/',
    '/cart/',
    '/checkout/',
    '/success/',
    '/editor/',
    '/nothing/here/',
    '/nothing.html?x=1.css',
    '/fr-be/nichts/',
    '/_next/static/nothing.js',
  ])(
    'of the shop runs its own files and what the shop wrote into it, asked once or again: %s',
    async path => {
      for (const _ of [1, 2, 3]) {
        const { policy, html } = await read(path)
        const hashes = inlineHashes(html)
        expect(hashes.length).toBeGreaterThan(2)
        for (const hash of hashes) expect(policy['script-src']).toContain(hash)
        expect(policy['script-src']?.slice(0, 2)).toEqual(["'self'", "'wasm-unsafe-eval'"])
        expect(policy['script-src']?.filter(source => !source.startsWith("'sha256-"))).toHaveLength(2)
        expect(policy['default-src']).toEqual(["'self'"])
        expect(policy['object-src']).toEqual(["'none'"])
        expect(html).not.toContain('<style')
      }
    },
  )

  it.each(['/admin/login', '/admin', '/admin/nothing', '/admin/collections/orders?search=1.2'])(
    'of the back-office carries a number used once in every script: %s',
    async path => {
      const seen = new Set<string>()
      for (const _ of [1, 2]) {
        const { policy, html } = await read(path)
        const nonce = /^'nonce-(.+)'$/.exec(policy['script-src']?.[1] ?? '')?.[1] ?? ''
        expect(nonce).not.toBe('')
        seen.add(nonce)
        for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`)
      }
      expect(seen.size).toBe(2)
    },
  )

  it('promises no https where the shop is not reached by it', async () => {
    expect((await read('/')).headers.get('strict-transport-security')).toBeNull()
  })
})
