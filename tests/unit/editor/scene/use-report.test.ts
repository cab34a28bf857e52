import { expect, it } from 'vitest'
import { keepSame } from '@/editor/scene/use-report'
import type { Finding } from '@/lib/design/scene/finding'

const small = (measured: number): Finding => ({
  code: 'design_font_too_small',
  severity: 'block',
  elementId: 'a',
  measured,
  needed: 2.5,
})

it('keeps the findings from before where the new ones say the same', () => {
  const before = [small(2.2)]
  expect(keepSame(before, [small(2.2)])).toBe(before)
})

it('takes the new findings where a figure, an element or their number is another', () => {
  const before = [small(2.2)]
  for (const now of [[small(2.1)], [{ ...small(2.2), elementId: 'b' }], [small(2.2), small(2.2)], []]) {
    expect(keepSame(before, now)).toBe(now)
  }
})

it('does not look into repairs that are the very same: they hold whole texts', () => {
  let looks = 0
  const patch = new Proxy(
    { rotate: 0 },
    {
      ownKeys(target) {
        looks += 1
        return Reflect.ownKeys(target)
      },
    },
  )
  const repairs = [{ kind: 'change', elementId: 'a', patch } as const]
  const before = [{ ...small(2.2), repairs }]
  expect(keepSame(before, [{ ...small(2.2), repairs }])).toBe(before)
  expect(looks).toBe(0)
  const again = [{ ...small(2.2), repairs: [{ ...repairs[0], patch: { rotate: 0 } }] }]
  expect(keepSame(before, again)).toBe(before)
  const other = [{ ...small(2.2), repairs: [{ ...repairs[0], patch: { rotate: 90 } }] }]
  expect(keepSame(before, other)).toBe(other)
})
