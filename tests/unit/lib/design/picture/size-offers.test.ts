import { describe, expect, test } from 'vitest'
import { type SizedPicture, sizeOffers } from '@/lib/design/picture/size-offers'
import { saidSize } from '@/lib/design/picture/true-size'
import { type Plate, plateOf } from '@/lib/design/scene/plate'
import { catalogue } from '@/tests/support/catalogue'
import { signDesign, stampDesign } from '@/tests/support/editor-design'
import fc from '@/tests/support/properties'

function plateFor(design: Parameters<typeof plateOf>[0]): Plate {
  const plate = plateOf(design, catalogue)
  if (!plate) throw new Error('no plate')
  return plate
}
/** 58 × 22 mm. */
const stamp = plateFor(stampDesign([]))
const whole = { left: 0, top: 0, width: 1, height: 1 }
const ink = { left: 0.25, top: 0.25, width: 0.5, height: 0.5 }

const picture = (
  width: number,
  height: number,
  more: Partial<SizedPicture> & { physical?: boolean; bleed?: number } = {},
): SizedPicture => {
  const { physical = true, bleed, ...rest } = more
  const trueSize = { width, height, physical, ...(bleed !== undefined && { bleed }) }
  return {
    size: { width: width * 10, height: height * 10 },
    trueSize,
    edit: { turns: 0, crop: ink },
    ...rest,
  }
}
const ways = (plate: Plate, one: SizedPicture) => sizeOffers(plate, one).offers.map(({ way }) => way)

describe('a page as large as its plate', () => {
  test.each([
    ['exactly', 58, 22],
    ['half a millimetre smaller', 57.5, 21.5],
    ['half a millimetre larger', 58.5, 22.5],
  ])('%s is laid edge to edge at its own size, with its white', (_, width, height) => {
    const { first, offers } = sizeOffers(stamp, picture(width, height))
    expect(offers[0]).toBe(first)
    expect(first).toMatchObject({ way: 'true', page: true })
    expect(first?.scale).toBeCloseTo(1, 5)
    expect(first?.size).toEqual({ width: Math.min(58, width), height: Math.min(22, height) })
    expect(first?.position).toEqual({
      left: Math.max(0, (58 - width) / 2),
      top: Math.max(0, (22 - height) / 2),
    })
    const crop = first?.crop ?? ink
    expect(crop).not.toBe(ink)
    // The middle of the page is the middle of the plate.
    expect(crop.left + crop.width / 2).toBeCloseTo(0.5, 5)
    expect(crop.top + crop.height / 2).toBeCloseTo(0.5, 5)
  })

  test.each([0.6, 0.9])('is none that is larger by %d mm', more => {
    expect(sizeOffers(stamp, picture(58 + more, 22)).first?.page ?? false).toBe(false)
  })

  test.each([1, 2, 3])('has a bleed of %d mm cut off at the plate’s edge', by => {
    const { first, bleed, offers } = sizeOffers(stamp, picture(58 + 2 * by, 22 + 2 * by))
    expect(bleed).toBe(by)
    expect(first).toMatchObject({ way: 'true', page: true, position: { left: 0, top: 0 } })
    expect(first?.size.width).toBeCloseTo(58, 3)
    expect(first?.size.height).toBeCloseTo(22, 3)
    expect(first?.crop.left).toBeCloseTo(by / (58 + 2 * by), 5)
    // All of it can be kept: then it is a little smaller, and still on the plate.
    const kept = offers.find(({ way }) => way === 'bleed')
    expect(kept?.crop).toEqual(whole)
    expect(kept?.size.width).toBeLessThanOrEqual(58)
    expect(kept?.size.height).toBeLessThanOrEqual(22)
    expect(kept?.scale).toBeLessThan(1)
  })

  test('takes what its boxes say of its bleed, however much that is', () => {
    const { first, bleed } = sizeOffers(stamp, picture(78, 42, { bleed: 10 }))
    expect(bleed).toBe(10)
    expect(first).toMatchObject({ way: 'true', page: true, size: { width: 58, height: 22 } })
  })

  test('has no bleed by itself where it is larger by 4 mm, on one side alone, or in pixels', () => {
    expect(sizeOffers(stamp, picture(66, 30)).bleed).toBeNull()
    expect(sizeOffers(stamp, picture(60, 22)).bleed).toBeNull()
    expect(sizeOffers(stamp, picture(62, 26, { physical: false })).bleed).toBeNull()
  })

  test('is one too when it was turned by a quarter', () => {
    const { first } = sizeOffers(stamp, picture(22, 58, { edit: { turns: 1, crop: ink } }))
    expect(first).toMatchObject({ way: 'true', page: true, size: { width: 58, height: 22 } })
  })
})

describe('what is no page of the plate', () => {
  test('is offered one to one first where the plate holds what is kept of it, then as large as it can be', () => {
    const one = picture(40, 15)
    expect(ways(stamp, one)).toEqual(['true', 'fill'])
    const { first } = sizeOffers(stamp, one)
    expect(first).toMatchObject({ page: false, crop: ink, size: { width: 20, height: 7.5 } })
    // Its ink fits, whatever white it has around it.
    expect(ways(stamp, picture(100, 40))).toEqual(['true', 'fill'])
  })

  test('is not offered one to one where the plate is too small, or it would be too small to be made', () => {
    for (const one of [picture(210, 297), picture(1, 1)]) {
      const { said, first } = sizeOffers(stamp, one)
      expect(said).not.toBeNull()
      expect(first).toBeNull()
      expect(ways(stamp, one)).toEqual(['fill'])
    }
  })

  test('comes as one that says nothing where its size is one in pixels, which is offered last', () => {
    const one = picture(40, 15, { physical: false })
    expect(ways(stamp, one)).toEqual(['fill', 'true'])
    expect(sizeOffers(stamp, one).first).toBeNull()
  })

  test('is cut to its trim where it says one', () => {
    const { first } = sizeOffers(stamp, picture(50, 30, { bleed: 10, edit: { turns: 0, crop: whole } }))
    expect(first).toMatchObject({ page: false, size: { width: 30, height: 10 } })
  })

  test('stands within the writing area where the plate has corners of its own', () => {
    const round = catalogue.stampModels.models.find(({ shape, editable }) => shape === 'round' && editable)
    if (!round) throw new Error('no round mount')
    const { brand, range, model } = round
    const plate = plateFor({
      ...stampDesign([]),
      type: 'stamp',
      config: { brand, range, model, color: 'black' },
    })
    const side = plate.widthMm - 1.2
    const square = picture(side, side, { edit: { turns: 0, crop: whole } })
    expect(ways(plate, square)).toEqual(['fill'])
  })
})

describe('a size that nothing can have is none', () => {
  test.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY, 10_000_000, 1e-9])('%d mm', side => {
    for (const [width, height] of [
      [side, 22],
      [58, side],
      [side, side],
    ] as const) {
      const { said, first, offers } = sizeOffers(stamp, {
        ...picture(58, 22),
        trueSize: { width, height, physical: true },
      })
      expect(said).toBeNull()
      expect(first).toBeNull()
      expect(offers).toHaveLength(1)
    }
  })

  test('and so is a bleed that leaves nothing', () => {
    for (const bleed of [29, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(saidSize({ width: 58, height: 22, physical: true, bleed })).toEqual({
        width: 58,
        height: 22,
        physical: true,
      })
  })
})

test('whatever a file says, what is offered can be stored, is on the plate, and one to one is one to one', () => {
  const side = fc.oneof(fc.double(), fc.double({ min: 0, max: 400, noNaN: true }))
  const part = fc.double({ min: 0.01, max: 0.49, noNaN: true })
  const plates = [stamp, plateFor(signDesign([]))]
  fc.assert(
    fc.property(
      fc.constantFrom(...plates),
      fc.record({
        width: side,
        height: side,
        physical: fc.boolean(),
        bleed: fc.option(side, { nil: undefined }),
      }),
      fc.tuple(part, part, part, part),
      fc.nat(3),
      (plate, { bleed, ...said }, [left, top, width, height], turns) => {
        const { offers } = sizeOffers(plate, {
          size: { width: 300, height: 200 },
          trueSize: { ...said, ...(bleed !== undefined && { bleed }) },
          edit: { turns, crop: { left, top, width, height } },
        })
        for (const { way, crop, size, position, scale } of offers) {
          const { left: x, top: y } = position
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.002)
          expect(x + size.width).toBeLessThanOrEqual(plate.widthMm + 0.002)
          expect(y + size.height).toBeLessThanOrEqual(plate.heightMm + 0.002)
          expect(Math.min(crop.left, crop.top, 1 - crop.width, 1 - crop.height)).toBeGreaterThanOrEqual(0)
          if (way === 'true') expect(scale).toBeCloseTo(1, 3)
        }
      },
    ),
  )
})
