import { describe, expect, it } from 'vitest'
import { frameworkScripts } from '@/server/doors/next/content-security'
import { paintFirst } from '@/server/doors/next/paint-first'

const chunk = '/_next/static/chunks/1o9l2sd6j1fqb.js'
const data = '<script>self.__next_f.push([1,"x"])</script>'
const html = [
  `<html><head><link rel="preload" as="script" fetchPriority="low" href="${chunk}"/>`,
  `<script src="${chunk}" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head>`,
  '<body><p>&lt;script src="/_next/static/chunks/a.js" async=""&gt;</p><script src="/other.js" async=""></script>',
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push([1]);</script>',
  `<script src="${chunk}" async=""></script>`,
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${data}</body></html>`,
].join('')

describe('a kept page', () => {
  const late = paintFirst(html)

  it('neither fetches nor runs the files of the build before it is painted', () => {
    expect(late).not.toContain(`<script src="${chunk}"`)
    expect(late).not.toContain('rel="preload" as="script"')
    expect(late.match(/<script type="late" src="[^"]+"><\/script>/g)).toHaveLength(2)
  })

  it('keeps every other script and every text as it was', () => {
    expect(late).toContain('noModule=""')
    expect(late).toContain('<script src="/other.js" async="">')
    expect(late).toContain('&lt;script src="/_next/static/chunks/a.js" async=""&gt;')
  })

  it('is the same when it is read from the disk and handled again, and so are the scripts it may run', () => {
    expect(paintFirst(late)).toBe(late)
    expect(frameworkScripts(html)).toHaveLength(3)
    expect(frameworkScripts(late)).toEqual(frameworkScripts(html))
  })
})
