import { describe, expect, test } from 'vitest'
import { editSchema } from '@/lib/design/scene/elements/image/edit'

const edit = {
  page: 1,
  turns: 0,
  straighten: 0,
  crop: { left: 0, top: 0, width: 1, height: 1 },
  mode: 'line',
  threshold: 128,
  light: 0,
  even: false,
  background: null,
  fillHoles: true,
  dropSpecks: true,
  invert: false,
}
const choice = { asked: 'Times New Roman', drawn: 'Lora' }
const takes = (families: unknown) => editSchema.safeParse({ ...edit, families }).success

describe('families that were chosen for a drawing', () => {
  test('are kept as they are', () => {
    expect(editSchema.parse({ ...edit, families: [choice] }).families).toEqual([choice])
    expect(editSchema.parse(edit)).toEqual(edit)
  })

  test.each<[string, unknown]>([
    ['none', []],
    ['more than twenty', Array.from({ length: 21 }, () => choice)],
    ['a name of nothing', [{ ...choice, asked: '' }]],
    ['a name without end', [{ ...choice, drawn: 'x'.repeat(101) }]],
    ['no name', [{ asked: 'Times' }]],
    ['something beside', [{ ...choice, weight: 700 }]],
    ['no list', { Times: 'Lora' }],
  ])('are refused with %s', (_, families) => expect(takes(families)).toBe(false))
})
