import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  choosePrices,
  expectStatus,
  markEmptyCart,
  showSeenLines,
  startPage,
} from '@/lib/ground/site/inline-scripts'
import { barePolicy, frameworkScripts, pagePolicy, panelPolicy } from '@/server/doors/next/content-security'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const start =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[4]});'
const opening = '(self.__next_f=self.__next_f||[]).push([0])'
const data = 'self.__next_f.push([1,"a \\u003c b \\")("])'
const tail = `<script id="_R_">${start}</script><script src="/_next/static/chunks/a.js" async=""></script><script>${opening}</script><script>${data}</script></body></html>`
const page = (body: string, end = tail) =>
  `<!DOCTYPE html><html><head><script>${choosePrices}</script></head><body><main>${body}</main>${end}`

const scriptSources = (policy: string) => /script-src ([^;]*);/.exec(policy)?.[1]?.split(' ')

describe('the policy of a kept page', () => {
  it('allows the scripts of our components and those that the framework wrote at its end', () => {
    expect(scriptSources(pagePolicy(page('<p>Text</p>')))).toEqual([
      "'self'",
      "'wasm-unsafe-eval'",
      ...[choosePrices, startPage, markEmptyCart, showSeenLines, expectStatus, start, opening, data].map(sha),
    ])
  })

  it.each([
    ['a script of its own', '<script>alert(1)</script>'],
    ['one that is written like data', '<script>self.__next_f.push([1,"x"])</script>'],
    ['one that is written like the start', `<script id="_R_">${start.replace('4', '5')}</script>`],
    ['a whole end', `</main>${tail.replace('[4]', '[5]').replace('a \\', 'evil \\')}<main>`],
  ])('allows nothing that came into the page as %s', (_name, injected) => {
    expect(frameworkScripts(page(injected))).toEqual([start, opening, data])
  })

  it.each([
    ['code behind the data', data.replace('])', '"]);alert(1);([1,"x"])')],
    ['a call in the data', 'self.__next_f.push([1,alert(1)])'],
    ['a template', 'self.__next_f.push([1,`x`])'],
  ])('allows no data that is more than JSON: %s', (_name, injected) => {
    const end = tail.replace('</body>', `<script>${injected}</script></body>`)
    expect(frameworkScripts(page('', end))).not.toContain(injected)
  })

  it('allows no code in the place of the start', () => {
    const injected = `${start.replace('});', '},alert(1));')}`
    expect(frameworkScripts(page('', tail.replace(start, injected)))).not.toContain(injected)
  })

  it('is found in no time, however long and odd the page is', () => {
    const from = performance.now()
    frameworkScripts(page('<script id="_R_">'.repeat(50_000), '<script>'.repeat(50_000)))
    expect(performance.now() - from).toBeLessThan(1000)
  })

  it('takes nothing from elsewhere and no inline code by its kind', () => {
    for (const policy of [pagePolicy(page('')), barePolicy, panelPolicy('bm9uY2U=')]) {
      expect(policy).toContain("default-src 'self'; ")
      expect(policy).toContain("object-src 'none'")
      expect(policy).not.toMatch(/script-src[^;]*'unsafe-(?:inline|eval)'/)
    }
    // The panel alone shows something in a frame, of the shop's own (docs/decisions/content-security.md).
    expect(pagePolicy(page(''))).toContain("frame-src 'none'")
    expect(panelPolicy('bm9uY2U=')).toContain("frame-src 'self'")
  })

  it('lets the panel start workers of the build, and compile nothing itself', () => {
    const policy = panelPolicy('bm9uY2U=')
    // Without their own directive, workers follow the directive of scripts.
    expect(policy).not.toMatch(/(?:worker|child)-src/)
    expect(policy).toMatch(/script-src 'self' /)
    expect(policy).not.toContain('wasm-unsafe-eval')
  })
})
