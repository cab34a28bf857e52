import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { goneMark } from '@/lib/ground/site/gone-page'
import { compile } from '@/scripts/lib/compile.mjs'
import { root } from '@/scripts/lib/paths.mjs'
import type PageCacheClass from '@/server/doors/next/page-cache'

// As Next loads it.
const file = compile('server/doors/next/page-cache.ts', { root })
const PageCache: typeof PageCacheClass = createRequire(file)(file)

let folder: string
let cache: InstanceType<typeof PageCache>
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'page-cache-'))
  cache = new PageCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: folder,
    revalidatedTags: [],
    _requestHeaders: {},
  })
})
afterEach(() => rmSync(folder, { recursive: true }))

type Value = NonNullable<Parameters<typeof cache.set>[1]>
type Context = Parameters<typeof cache.set>[2]

const keyOf = (address: string) => `/route-cache/APP_PAGE/0/$${address}`
const context = {
  kind: 'APP_PAGE',
  isFallback: false,
  cacheControl: { revalidate: false, expire: undefined },
} as Context
const page = (status?: number) =>
  ({
    kind: 'APP_PAGE',
    html: '<html><body><script>alert(1)</script></body></html>',
    rscData: Buffer.from('x'),
    headers: { 'x-next-cache-tags': '_N_T_/layout,pages,prices' },
    postponed: undefined,
    status,
    segmentData: undefined,
  }) as Value & { headers: Record<string, string>; status?: number }

const read = (key: string) =>
  cache.get(key, { kind: 'APP_PAGE', isFallback: false } as Parameters<typeof cache.get>[1])
const onDisk = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter(e => e.isFile())

describe('a page that is kept', () => {
  it('has its policy and its tags at its first answer, and when it is read from the disk', async () => {
    const made = page()
    await cache.set(keyOf('/fr-fr/stamp'), made, context)
    expect(onDisk().length).toBeGreaterThan(0)
    const found = await read(keyOf('/fr-fr/stamp'))
    if (!found) throw new Error('the page was not kept')
    for (const headers of [made.headers, (found.value as typeof made).headers]) {
      expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-")
      expect(headers['cache-tag']).toBe('pages,prices')
      expect(headers.etag).toMatch(/^W\/"[\w-]{43}"$/)
      expect(headers['edge-no-vary-search']).toBe('params, except=("config" "t")')
      expect(headers['cache-control']).toBeUndefined()
    }
  })

  it('may be a redirect that a clerk set', async () => {
    await cache.set(keyOf('/fr-fr/old'), page(308), context)
    expect(onDisk().length).toBeGreaterThan(0)
  })
})

describe('a page that is not kept', () => {
  it.each([
    ['one that is not found', 404, '/fr-fr/nothing'],
    ['one that failed', 500, '/fr-fr/stamp'],
    ['a redirect from an address in capitals', 308, '/DE-de/x1'],
    ['a redirect from no site at all', 308, '/xx-yy/x1'],
  ])('is %s: it leaves nothing behind, and nobody else keeps it', async (_name, status, address) => {
    const made = page(status)
    const key = keyOf(address)
    new SharedCacheControls({ routes: {}, dynamicRoutes: {} }).set(key, {
      revalidate: false,
      expire: undefined,
    })
    await cache.set(key, made, context)
    expect(onDisk()).toEqual([])
    expect(await read(key)).toBeNull()
    expect(made.headers['cache-control']).toBe('private, no-store')
    expect(made.headers['content-security-policy']).toContain("default-src 'self'")
    const lives: unknown = Reflect.get(SharedCacheControls, 'cacheControls')
    expect(lives).toBeInstanceOf(Map)
    expect((lives as Map<string, unknown>).has(key)).toBe(false)
  })
})

describe('the page of a product that is not sold any more', () => {
  it('says so by its status, and is kept by nobody', async () => {
    const gone = { ...page(404), html: `<html><body><div ${goneMark}></div></body></html>` }
    await cache.set(keyOf('/fr-fr/tampon/x'), gone, context)
    expect(gone.status).toBe(410)
    expect(gone.headers['cache-control']).toBe('private, no-store')
    expect(onDisk()).toEqual([])
  })

  it('is no other page that writes the mark in its text', async () => {
    const other = { ...page(), html: `<html><body><div ${goneMark}></div></body></html>` }
    await cache.set(keyOf('/fr-fr/y'), other, context)
    expect(other.status).toBeUndefined()
  })
})
