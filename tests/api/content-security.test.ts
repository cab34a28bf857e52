import { describe, expect, it } from 'vitest'
import { hashInline } from '@/scripts/web/content-security.mjs'
import { shopUrl } from './support/shop'

/** A document with the sources that its policy allows by directive. */
async function read(path: string) {
  const response = await fetch(shopUrl + path)
  const policy = Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '').split('; ').map(directive => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
  return { policy, html: await response.text() }
}

describe('a document', () => {
  it.each(['/', '/de-de/', '/stamp/', '/cart/', '/editor/', '/nothing/here/'])(
    'of the shop runs its own files and what stands in it, asked once or again: %s',
    async path => {
      for (const _ of [1, 2, 3]) {
        const { policy, html } = await read(path)
        const { scripts } = hashInline(html)
        expect(scripts.length).toBeGreaterThan(0)
        expect(policy['script-src']).toEqual(["'self'", "'wasm-unsafe-eval'", ...scripts])
        expect(policy['default-src']).toEqual(["'self'"])
        expect(policy['object-src']).toEqual(["'none'"])
      }
    },
  )

  it('of the back-office carries a number used once in every script', async () => {
    const seen = new Set<string>()
    for (const _ of [1, 2]) {
      const { policy, html } = await read('/admin/login')
      const nonce = /^'nonce-(.+)'$/.exec(policy['script-src']?.[1] ?? '')?.[1] ?? ''
      expect(nonce).not.toBe('')
      seen.add(nonce)
      for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`)
    }
    expect(seen.size).toBe(2)
  })
})
