import { describe, expect, test } from 'vitest'
import { readHanded } from '@/lib/doors/site/handed'

describe('what a link hands over to the page of a sign', () => {
  test('is nothing without its queries', () => {
    expect(readHanded({ utm_source: 'a' })).toBeNull()
  })

  test('is a configuration as far as it says something, and a title', () => {
    expect(readHanded({ config: '{"width":200,"height":100}', t: ' Cabinet  \n Martin ' })).toEqual({
      config: { width: 200, height: 100 },
      unreadable: false,
      title: 'Cabinet Martin',
    })
  })

  test.each([
    ['no JSON', 'width=200'],
    ['no object', '[1]'],
    ['nothing', ''],
    ['a name that no sign has', '{"widht":200}'],
    ['a size that is none', '{"width":-3}'],
    ['a prototype', '{"__proto__":{"width":3}}'],
    ['endless', `{"color":"${'x'.repeat(30_000)}"}`],
  ])('is ignored and said where it is %s', (_, config) => {
    expect(readHanded({ config })).toEqual({ config: {}, unreadable: true, title: null })
  })

  test('is unreadable where it is given twice', () => {
    expect(readHanded({ config: ['{}', '{}'] })?.unreadable).toBe(true)
    expect(readHanded({ t: ['a', 'b'] })?.title).toBeNull()
  })

  test('has a title of 70 characters at most, none of them cut in two, nothing hidden in it', () => {
    expect([...(readHanded({ t: '🙂'.repeat(80) })?.title ?? '')]).toHaveLength(70)
    expect(readHanded({ t: 'a\u202Eb\u0000c' })?.title).toBe('a b c')
    expect(readHanded({ t: ' \u200B ' })?.title).toBeNull()
  })
})
