// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { Finding } from '@/lib/design/scene/finding'

const sample = (subject: string): Finding => ({ code: 'design_sample_words', severity: 'ask', subject })
const small: Finding = { code: 'design_font_too_small', severity: 'block', elementId: 'a' }

/** The state of a page that was just opened. */
async function freshPage() {
  vi.resetModules()
  return import('@/editor/checks/kept-words')
}

beforeEach(() => sessionStorage.clear())

test('confirmed words are not asked about again, also not on the next page; the rest is', async () => {
  const page = await freshPage()
  page.keepWords([sample('DUPONT & FILS'), small])
  const findings = [sample('DUPONT & FILS'), sample('Lyon'), small]
  expect(page.withoutKept(findings)).toEqual([sample('Lyon'), small])
  expect((await freshPage()).withoutKept(findings)).toEqual([sample('Lyon'), small])
})

test('the list keeps its identity while nothing is confirmed', async () => {
  const { withoutKept } = await freshPage()
  const findings = [sample('Lyon'), small]
  expect(withoutKept(findings)).toBe(findings)
})

test.each(['{', '{"a":1}', '[1,null]', '"x"'])('the stored value %s counts as none', async stored => {
  sessionStorage.setItem('keptSampleWords', stored)
  expect((await freshPage()).withoutKept([sample('Lyon')])).toEqual([sample('Lyon')])
})

test('a browser that keeps nothing remembers it on this page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const { keepWords, withoutKept } = await freshPage()
  keepWords([sample('Lyon')])
  expect(withoutKept([sample('Lyon')])).toEqual([])
  vi.restoreAllMocks()
})
