import { describe, expect, test } from 'vitest'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import { type DateElement, dateForms, dateLanguages, isDay } from '@/lib/design/scene/elements/date/schema'
import { dateWords } from '@/lib/design/scene/elements/date/words'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import type { Design } from '@/lib/design/scene/model'
import { addNew } from '@/lib/design/scene/operations/new-elements'
import { applyRepair } from '@/lib/design/scene/operations/repair'
import { onDay } from '@/lib/design/scene/operations/today'
import { parseDesign } from '@/lib/design/scene/parse'
import { storeDesign } from '@/lib/design/scene/stored'
import { engine, loadFonts } from '@/tests/support/fonts'
import fc from '@/tests/support/properties'
import { sceneHash } from '@/tests/support/scene-hash'
import { plateFor, template } from '@/tests/support/templates'

const stamp: Design = { ...template('template-company-address-fr'), elements: [] }
const plate = plateFor(stamp)
const withDate = (patch: Partial<DateElement> = {}): Design => {
  const { design } = addNew(stamp, plate, elementKinds.date, { day: '2026-11-22', language: 'fr' }, engine)
  return { ...design, elements: design.elements.map(element => ({ ...element, ...patch }) as DateElement) }
}

describe('a date', () => {
  test('is written in the chosen form and language', () => {
    const written = (day: string, language: DateElement['language']) =>
      dateForms.map(form => dateWords({ day, form, language }))
    expect(written('2026-11-22', 'fr')).toEqual([
      '22.11.2026',
      '22/11/2026',
      '2026-11-22',
      '22 NOV. 2026',
      '22 novembre 2026',
    ])
    expect(written('2026-03-01', 'de').slice(3)).toEqual(['1 MÄRZ 2026', '1. März 2026'])
    expect(written('2026-08-01', 'fr').slice(3)).toEqual(['1 AOÛT 2026', '1er août 2026'])
    expect(written('2026-05-09', 'en').slice(3)).toEqual(['9 MAY 2026', '9 May 2026'])
  })

  test('begins as its language writes days with figures', () => {
    const begun = (language: DateElement['language']) => {
      const given = { day: '2026-11-22', language }
      const [element] = addNew(stamp, plate, elementKinds.date, given, engine).design.elements.slice(-1)
      return element?.type === 'date' && dateWords(element)
    }
    expect([begun('fr'), begun('de'), begun('en')]).toEqual(['22/11/2026', '22.11.2026', '22/11/2026'])
  })

  test('is a day of the calendar, leap years with it', () => {
    for (const day of ['2028-02-29', '2000-02-29', '2026-12-31']) expect(isDay(day)).toBe(true)
    for (const day of ['2026-02-29', '1900-02-29', '2026-13-01', '2026-04-31', '2026-1-1', '', '2026-11-00'])
      expect(isDay(day), day).toBe(false)
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }), date =>
        isDay(date.toISOString().slice(0, 10)),
      ),
    )
  })

  test('follows the day until it is stored, if it is today’s', () => {
    const design = withDate()
    const next = onDay(design, '2026-11-23')
    expect(next.elements).toMatchObject([{ day: '2026-11-23' }])
    expect(onDay(next, '2026-11-23')).toBe(next)
    const fixed = withDate({ today: false })
    expect(onDay(fixed, '2026-11-23')).toBe(fixed)
  })

  test('has the outlines of its stored day, whatever day it is read', async () => {
    const design = withDate({ form: 'long' })
    await loadFonts(design)
    const hash = sceneHash(compile(design, plate, engine))
    const read = parseDesign(JSON.parse(JSON.stringify(storeDesign(design))))
    if (!read.ok) throw new Error('not read')
    expect(sceneHash(compile(read.design, plate, engine))).toBe(hash)
    const later = onDay(read.design, '2026-11-23')
    expect(sceneHash(compile(later, plate, engine))).not.toBe(hash)
  })

  test('has letters in every form and language', async () => {
    for (const form of dateForms) {
      for (const language of dateLanguages) {
        for (let month = 1; month <= 12; month += 1) {
          const day = `2026-${String(month).padStart(2, '0')}-28`
          const design = withDate({ form, language, day })
          await loadFonts(design)
          expect(checkDesign(design, plate, compile(design, plate, engine), engine)).toEqual([])
        }
      }
    }
  })

  test('is refused in letters that are too small, and asked about where its box is too narrow', async () => {
    const font = { family: 'Roboto', fontSize: 2, bold: false, italic: false }
    for (const [patch, code] of [
      [{ font }, 'design_font_too_small'],
      [{ position: { left: 20, top: 10 }, size: { width: 14, height: 3.3 } }, 'design_text_overflow'],
    ] as const) {
      const design = withDate(patch)
      await loadFonts(design)
      const [finding] = checkDesign(design, plate, compile(design, plate, engine), engine)
      expect(finding).toMatchObject({ code })
      const [repair] = finding?.repairs ?? []
      if (!repair) throw new Error('no repair')
      const mended = applyRepair(design, repair)
      expect(checkDesign(mended, plate, compile(mended, plate, engine), engine)).toEqual([])
    }
  })
})

test.each(['2026-02-30', 'today', '22.11.2026'])('a stored day that is none is refused: %s', day => {
  expect(parseDesign(storeDesign(withDate({ day })))).toMatchObject({ ok: false })
})
