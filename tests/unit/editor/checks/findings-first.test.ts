import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findingsFirst } from '@/editor/checks/findings-first'
import { type Inspection, inspect } from '@/editor/checks/tasks'
import type { Report } from '@/lib/design/scene/checks/report'
import { parseTextHtml } from '@/lib/design/scene/html'
import { engine, loadFonts } from '@/tests/support/fonts'
import { lineHtml } from '@/tests/support/sign-item.mjs'
import { plateFor, template, templates } from '@/tests/support/templates'

await loadFonts(...templates)
const sign = template('template-lawyer-plaque-fr')
const plate = plateFor(sign)
/** How long a design rests before its repairs are tried, in ms. */
const restMs = 250

/** The sign with one line of letters that are too small to be made. */
function withSmallLine(words: string): Inspection {
  const { doc } = parseTextHtml(lineHtml(words, 1))
  const element = {
    id: 't',
    type: 'text' as const,
    doc,
    lineHeight: 1.1,
    position: { left: 20, top: 20 },
    size: { width: 60, height: 1.1 },
    overflowing: false,
  }
  return { design: { ...sign, elements: [element] }, plate, samples: new Set() }
}

/** The checks of the editor as they are, with what was asked of them and what was shown. */
function started() {
  const asked: Inspection[] = []
  const shown: Report[] = []
  const waiting: { count: number; done: () => void }[] = []
  const checking = findingsFirst(
    inspection => {
      asked.push(inspection)
      return inspect(inspection, engine)
    },
    report => {
      shown.push(report)
      for (const { count, done } of waiting) if (shown.length >= count) done()
    },
  )
  /** Settles once so many reports were shown. */
  const reports = (count: number) =>
    new Promise<void>(done => (shown.length >= count ? done() : waiting.push({ count, done })))
  return { asked, shown, checking, reports }
}

const repairsOf = (report: Report | undefined) => report?.findings.flatMap(({ repairs = [] }) => repairs)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a finding is reported at once, and its repairs are tried once the design rests', async () => {
  const { asked, shown, checking, reports } = started()
  checking.want(withSmallLine('Étage'))
  await reports(1)
  expect(shown[0]?.findings.map(({ code }) => code)).toContain('design_font_too_small')
  expect(repairsOf(shown[0])).toEqual([])
  await vi.advanceTimersByTimeAsync(restMs - 1)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await reports(2)
  expect(shown[1]?.findings.map(({ code }) => code)).toEqual(shown[0]?.findings.map(({ code }) => code))
  expect(repairsOf(shown[1])).not.toEqual([])
  checking.stop()
})

test('during typing no repair is tried, and a finding keeps the repairs that it had', async () => {
  const { asked, shown, checking, reports } = started()
  checking.want(withSmallLine('Étage'))
  await reports(1)
  await vi.advanceTimersByTimeAsync(restMs)
  await reports(2)
  for (const [index, words] of ['Étage d', 'Étage de', 'Étage deu'].entries()) {
    checking.want(withSmallLine(words))
    await reports(3 + index)
    expect(repairsOf(shown.at(-1))).toEqual(repairsOf(shown[1]))
    await vi.advanceTimersByTimeAsync(restMs - 50)
  }
  expect(asked.map(({ repairs }) => repairs)).toEqual(['no', undefined, 'no', 'no', 'no'])
  checking.stop()
  await vi.advanceTimersByTimeAsync(restMs)
  expect(asked).toHaveLength(5)
})

test('for a design without a finding nothing is tried', async () => {
  const asked: Inspection[] = []
  const checking = findingsFirst(
    async inspection => {
      asked.push(inspection)
      return { findings: [], rules: [], finest: null }
    },
    () => {},
  )
  checking.want(withSmallLine('Étage'))
  await vi.advanceTimersByTimeAsync(restMs)
  expect(asked).toHaveLength(1)
  checking.stop()
})
