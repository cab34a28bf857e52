import { describe, expect, test } from 'vitest'
import { expressionsOf, whySlow } from '@/scripts/lib/expressions.mjs'

describe('regular expressions', () => {
  test('are found in sources with their lines: literals, and what is constant of RegExp', () => {
    const text = [
      'const a = /x+$/gu',
      'const b = (n: number) => new RegExp("y", "i")',
      ['const c = (n: string) => RegExp(`^$', '{n}z`)'].join(''),
      'const d = (n: string) => new RegExp(n)',
      'const e = 4 / 2 / 1',
    ].join('\n')
    expect(expressionsOf('some.ts', text)).toEqual([
      { source: 'x+$', flags: 'gu', line: 1 },
      { source: 'y', flags: 'i', line: 2 },
      { source: '^xz', flags: '', line: 3 },
    ])
  })

  test.each([
    ['that begin anew at every sign of a row', '\\s+$'],
    ['that can share out the same signs', '^\\d*\\d*x$'],
    ['that repeat a repetition', '^(?:a+)+$'],
    ['that are none', '('],
  ])('%s are named', (_, source) => {
    expect(whySlow({ source, flags: '' })).not.toBeNull()
  })

  test.each(['^\\s+', '^[a-z]{1,9}$', '\\d{1,30}$', '[,;]'])('of linear time are not: %s', source => {
    expect(whySlow({ source, flags: '' })).toBeNull()
  })
})
