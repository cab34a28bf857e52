import { describe, expect, it } from 'vitest'
import { signatureSchema, unsigned, writeStrokes } from '@/lib/orders/signatures/signature'

const isSignature = (drawing: string) => signatureSchema.safeParse({ name: 'Anne Martin', drawing }).success

describe('a name under designs', () => {
  it('is text, with strokes or without', () => {
    expect(signatureSchema.parse({ name: ' Anne  Martin ' })).toEqual({ name: 'Anne Martin', drawing: '' })
    expect(isSignature('M10 20L30 40')).toBe(true)
    expect(isSignature('M10 20L30 40L5 5M1 1L2 2')).toBe(true)
  })

  it('is nothing that is no stroke', () => {
    for (const wrong of ['M10 20', 'L10 20', 'M10 20L30', 'M1000 2L3 4', 'M1 2L3 4Z', 'M1 2L3 4"/><script>'])
      expect(isSignature(wrong), wrong).toBe(false)
    expect(isSignature(`M1 1${'L2 2'.repeat(5000)}`)).toBe(false)
    expect(signatureSchema.safeParse({ name: ' ' }).success).toBe(false)
  })

  it('is written in whole units within its box, without what is only touched', () => {
    const points = [
      { x: 10.4, y: 20.6 },
      { x: 900, y: -5 },
    ]
    expect(writeStrokes([points, [{ x: 1, y: 1 }], []])).toBe('M10 21L600 0')
  })

  it('never becomes longer than is kept, however long somebody draws', () => {
    const stroke = Array.from({ length: 100 }, (_, index) => ({ x: index * 5, y: index }))
    const written = writeStrokes(Array.from({ length: 100 }, () => stroke))
    expect(written.length).toBeGreaterThan(10_000)
    expect(isSignature(written)).toBe(true)
  })

  it('is of the outlines that it names, each counted once', () => {
    const signatures = [{ hashes: ['a', 'b'] }, { hashes: ['c'] }]
    expect(unsigned(['a', 'c'], signatures)).toEqual([])
    expect(unsigned(['a', 'd', 'd', 'e'], signatures)).toEqual(['d', 'e'])
    expect(unsigned([], [])).toEqual([])
  })
})
