import { describe, expect, test } from 'vitest'
import { isOpenedOtherwise, proposedFor, withFamily } from '@/editor/picture/open-again'
import type { OpenedFile } from '@/editor/picture/worker/messages'
import { mostFamilies, type PictureEdit } from '@/lib/design/scene/elements/image/edit'
import { plateOf } from '@/lib/design/scene/plate'
import { catalogue } from '@/tests/support/catalogue'
import { stampDesign } from '@/tests/support/editor-design'

const times = { asked: 'Times', drawn: 'Tinos', near: ['Tinos', 'PT Serif', 'Lora'] }
const lora = { asked: 'Times', drawn: 'Lora' }
const other = { asked: 'Arial', drawn: 'Inter' }

describe('a choice of a family', () => {
  test('is added, changed, and goes with the nearest', () => {
    expect(withFamily([], times, 'Lora')).toEqual([lora])
    expect(withFamily([lora, other], times, 'PT Serif')).toEqual([other, { ...lora, drawn: 'PT Serif' }])
    expect(withFamily([lora, other], times, 'Tinos')).toEqual([other])
    expect(withFamily([lora], times, 'Tinos')).toBeUndefined()
  })

  test('is one of as many as a design takes', () => {
    const many = Array.from({ length: mostFamilies.count }, (_, at) => ({ ...other, asked: `${at}` }))
    const next = withFamily(many, times, 'Lora')
    expect(next).toHaveLength(mostFamilies.count)
    expect(next?.at(-1)).toEqual(lora)
  })
})

const edit: PictureEdit = {
  page: 1,
  turns: 0,
  straighten: 0,
  crop: { left: 0.1, top: 0.1, width: 0.5, height: 0.5 },
  mode: 'line',
  threshold: 128,
  light: 0,
  even: false,
  background: null,
  fillHoles: true,
  dropSpecks: true,
  invert: false,
}

test('a file is opened otherwise where its page, its cuts or its families are others', () => {
  const opened = { page: 1, proposed: edit }
  expect(isOpenedOtherwise(opened, { ...edit, threshold: 3, keepsCuts: false })).toBe(false)
  expect(isOpenedOtherwise(opened, { ...edit, page: 2 })).toBe(true)
  expect(isOpenedOtherwise(opened, { ...edit, keepsCuts: true })).toBe(true)
  expect(isOpenedOtherwise(opened, { ...edit, families: [lora] })).toBe(true)
  expect(isOpenedOtherwise({ page: 1, proposed: { ...edit, families: [lora] } }, edit)).toBe(true)
})

describe('settings that outlast an opening', () => {
  const plate = plateOf(stampDesign([]), catalogue)
  const before = { proposed: edit, proposedColours: edit }
  const wider = { left: 0, top: 0.1, width: 0.8, height: 0.5 }
  const now = { ...edit, crop: wider, threshold: 100, families: [lora] }

  function kept(chosen: Partial<PictureEdit>): PictureEdit {
    if (!plate) throw new Error('no plate')
    const opened = { ...before } as unknown as Omit<OpenedFile, 'file'>
    const opening = { file: new Blob(), name: 'a.svg', kept: { edit: { ...edit, ...chosen }, opened } }
    return proposedFor(plate, opening, { proposed: now, proposedColours: now })
  }

  test('are those that were chosen, cut to what is drawn now', () => {
    expect(kept({ threshold: 60, invert: true })).toEqual({ ...now, threshold: 60, invert: true })
  })

  test('have the cut that somebody made himself', () => {
    const crop = { left: 0.2, top: 0.2, width: 0.2, height: 0.2 }
    expect(kept({ crop }).crop).toEqual(crop)
  })

  test('have a turned picture cut as it is turned', () => {
    const turned = { turns: 1, crop: { left: 0.4, top: 0.1, width: 0.5, height: 0.5 } }
    expect(kept(turned).crop).toEqual({ left: expect.closeTo(0.4), top: 0, width: 0.5, height: 0.8 })
  })
})
