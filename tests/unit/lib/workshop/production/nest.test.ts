import { describe, expect, it } from 'vitest'
import { fewestSheets, type NestPiece, type NestSheet, nest } from '@/lib/workshop/production/nest'
import fc from '@/tests/support/properties'

const sheet: NestSheet = { widthMm: 600, heightMm: 300, marginMm: 3, gapMm: 2.5 }

const boxes = (pieces: readonly NestPiece[], placed: ReturnType<typeof nest>['sheets'][number]) =>
  placed.flatMap(({ piece, x, y, turned }) => {
    const size = pieces[piece]
    if (!size) return []
    const [width, height] = turned ? [size.heightMm, size.widthMm] : [size.widthMm, size.heightMm]
    return [{ piece, x, y, right: x + width, bottom: y + height }]
  })

const tiny = 1e-6

/** What stands against a nesting, in words; nothing where it is sound. */
function flaws(pieces: readonly NestPiece[], on: NestSheet): string[] {
  const { sheets, tooLarge } = nest(pieces, on)
  const found: string[] = []
  const seen = [...sheets.flat().map(({ piece }) => piece), ...tooLarge].sort((a, b) => a - b)
  if (seen.join() !== pieces.map((_, index) => index).join()) found.push('not each piece once')
  for (const placed of sheets) {
    const laid = boxes(pieces, placed)
    for (const [index, a] of laid.entries()) {
      const inside =
        a.x >= on.marginMm - tiny &&
        a.y >= on.marginMm - tiny &&
        a.right <= on.widthMm - on.marginMm + tiny &&
        a.bottom <= on.heightMm - on.marginMm + tiny
      if (!inside) found.push(`${a.piece} is off the sheet`)
      for (const b of laid.slice(index + 1)) {
        const apart =
          b.x - a.right >= on.gapMm - tiny ||
          a.x - b.right >= on.gapMm - tiny ||
          b.y - a.bottom >= on.gapMm - tiny ||
          a.y - b.bottom >= on.gapMm - tiny
        if (!apart) found.push(`${a.piece} and ${b.piece} are nearer than the gap`)
      }
    }
  }
  return found
}

/** Numbers that look drawn by lot and are the same on every machine. */
function drawn(seed: number) {
  let state = seed
  return (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % most
  }
}

/** Plates as they are ordered: 40 to 200 mm wide, 15 to 120 high, in steps of half a mm. */
function plates(count: number, seed = 7): NestPiece[] {
  const lot = drawn(seed)
  return Array.from({ length: count }, () => ({
    widthMm: 40 + lot(321) / 2,
    heightMm: 15 + lot(211) / 2,
  }))
}

describe('laying plates on stock sheets', () => {
  it('lays each piece once, inside the margin, and no two nearer than the gap', () => {
    const side = fc.integer({ min: 20, max: 7000 }).map(tenths => tenths / 10)
    const piece = fc.record({ widthMm: side, heightMm: side })
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), pieces => {
        expect(flaws(pieces, sheet)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('names what no sheet takes, turned or not, and lays the rest', () => {
    const found = nest(
      [
        { widthMm: 594, heightMm: 294 },
        { widthMm: 294, heightMm: 594 },
        { widthMm: 594.1, heightMm: 20 },
        { widthMm: 300, heightMm: 300 },
        { widthMm: 80, heightMm: 20 },
      ],
      sheet,
    )
    expect(found.tooLarge).toEqual([2, 3])
    expect(found.sheets.flat().map(({ piece }) => piece)).toHaveLength(3)
    expect(nest([], sheet)).toEqual({ sheets: [], tooLarge: [] })
  })

  it('fills a sheet whole with what goes into it without a rest', () => {
    const bare = { widthMm: 600, heightMm: 300, marginMm: 0, gapMm: 0 }
    const pieces = Array.from({ length: 72 }, () => ({ widthMm: 100, heightMm: 25 }))
    expect(nest(pieces, bare).sheets).toHaveLength(1)
    expect(fewestSheets(pieces, bare)).toBe(1)
  })

  it('lays the same pieces the same way', () => {
    expect(nest(plates(200), sheet)).toEqual(nest(plates(200), sheet))
  })

  it('needs few sheets more than the area of the boxes with their gaps', () => {
    for (const seed of [1, 2, 3]) {
      const pieces = plates(400, seed)
      const least = fewestSheets(pieces, sheet)
      const { sheets } = nest(pieces, sheet)
      expect(least / sheets.length).toBeGreaterThan(0.84)
      expect(least).toBeLessThanOrEqual(sheets.length)
    }
  })

  it('lays 5,000 pieces, each once and none over another', () => {
    expect(flaws(plates(5000), sheet)).toEqual([])
  })
})
