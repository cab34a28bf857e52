import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { trueSizeOf } from '@/lib/design/picture/density'
import type { RasterKind } from '@/lib/design/picture/sniff'
import fc from '@/tests/support/properties'

const pixels = { width: 600, height: 300 }
const picture = () => sharp({ create: { ...pixels, channels: 3, background: 'white' } })
const sizeOf = (file: Uint8Array, kind: RasterKind) => trueSizeOf(file, kind, pixels)

describe('a picture says how large it is by its density', () => {
  test.each<[string, RasterKind, () => Promise<Buffer>]>([
    ['a PNG', 'png', () => picture().withMetadata({ density: 300 }).png().toBuffer()],
    ['a JPEG', 'jpeg', () => picture().withMetadata({ density: 300 }).jpeg().toBuffer()],
    [
      'a TIFF',
      'tiff',
      () =>
        picture()
          .withMetadata({ density: 300 })
          .tiff({ xres: 300 / 25.4, yres: 300 / 25.4 })
          .toBuffer(),
    ],
    [
      'a WebP by its EXIF',
      'webp',
      () => picture().withMetadata({ density: 300, orientation: 1 }).webp().toBuffer(),
    ],
  ])('%s', async (_, kind, make) => {
    const size = sizeOf(await make(), kind)
    expect(size?.physical).toBe(true)
    // Its own unit may round it; a twentieth of a millimetre is asked for.
    expect(Math.abs((size?.width ?? 0) - 50.8)).toBeLessThan(0.02)
    expect(Math.abs((size?.height ?? 0) - 25.4)).toBeLessThan(0.02)
  })

  test('a JPEG whose EXIF alone says it, in centimetres', async () => {
    const file = jpegWith(
      jfif(1, 72, 72),
      exifSegment('MM', [
        [0x11a, 5, 1181, 10],
        [0x11b, 5, 1181, 10],
        [0x128, 3, 3],
      ]),
    )
    expect(sizeOf(file, 'jpeg')?.width).toBeCloseTo((600 / 118.1) * 10, 6)
  })

  test('the one that was chosen, where the other is what programs write by themselves', () => {
    const resolution = (perInch: number) =>
      exifSegment('II', [
        [0x11a, 5, perInch, 1],
        [0x11b, 5, perInch, 1],
        [0x128, 3, 2],
      ])
    expect(sizeOf(jpegWith(jfif(1, 72, 72), resolution(600)), 'jpeg')?.width).toBeCloseTo(25.4, 6)
    expect(sizeOf(jpegWith(jfif(1, 600, 600), resolution(72)), 'jpeg')?.width).toBeCloseTo(25.4, 6)
    expect(sizeOf(jpegWith(jfif(2, 100, 100)), 'jpeg')?.width).toBeCloseTo(60, 6)
  })
})

describe('a density that nobody chose says nothing', () => {
  test.each([
    ['none', jfif(0, 300, 300)],
    ['one', jfif(1, 1, 1)],
    ['72', jfif(1, 72, 72)],
    ['96', jfif(1, 96, 96)],
    ['under 30', jfif(1, 29, 29)],
    ['over 2,400', jfif(1, 2401, 2401)],
    ['pixels that are not square', jfif(1, 300, 150)],
    ['nothing', jfif(1, 0, 0)],
  ])('%s', (_, head) => {
    expect(sizeOf(jpegWith(head), 'jpeg')).toBeNull()
  })

  test('as screens have it, in whole pixels a metre', async () => {
    for (const density of [72, 96]) {
      const file = await picture().withMetadata({ density }).png().toBuffer()
      expect(sizeOf(file, 'png')).toBeNull()
    }
  })

  test('an EXIF that divides by nothing, or leads beyond its end', () => {
    const divided = exifSegment('II', [
      [0x11a, 5, 300, 0],
      [0x11b, 5, 300, 0],
    ])
    expect(sizeOf(jpegWith(divided), 'jpeg')).toBeNull()
    const whole = exifSegment('II', [
      [0x11a, 5, 300, 1],
      [0x11b, 5, 300, 1],
    ])
    expect(sizeOf(jpegWith(whole), 'jpeg')).not.toBeNull()
    expect(sizeOf(jpegWith(segment(0xe1, whole.subarray(4, -9))), 'jpeg')).toBeNull()
  })
})

test('whatever density is chosen, the size is its pixels at it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 30, max: 2400 }), perInch => {
      const size = sizeOf(jpegWith(jfif(1, perInch, perInch)), 'jpeg')
      if (perInch === 72 || perInch === 96) return size === null
      return size !== null && Math.abs((size.width / 25.4) * perInch - pixels.width) < 1e-6
    }),
  )
})

function segment(marker: number, content: Uint8Array): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff]),
    content,
  ])
}

function jfif(unit: number, x: number, y: number): Buffer {
  return segment(
    0xe0,
    Buffer.from([...Buffer.from('JFIF\0'), 1, 2, unit, x >> 8, x & 255, y >> 8, y & 255, 0, 0]),
  )
}

/** An EXIF part in one order of bytes or the other: tag, type, value, and what a fraction divides by. */
function exifSegment(order: 'II' | 'MM', entries: [number, number, number, number?][]): Buffer {
  const [little, behind] = [order === 'II', 8 + 2 + 12 * entries.length + 4]
  const content = Buffer.alloc(behind + 8 * entries.length)
  const view = new DataView(content.buffer, content.byteOffset, content.length)
  content.write(order, 'latin1')
  view.setUint16(2, 42, little)
  view.setUint32(4, 8, little)
  view.setUint16(8, entries.length, little)
  for (const [index, [tag, type, value, divisor]] of entries.entries()) {
    const at = 10 + 12 * index
    view.setUint16(at, tag, little)
    view.setUint16(at + 2, type, little)
    view.setUint32(at + 4, 1, little)
    if (type === 3) view.setUint16(at + 8, value, little)
    else {
      const place = behind + 8 * index
      view.setUint32(at + 8, place, little)
      view.setUint32(place, value, little)
      view.setUint32(place + 4, divisor ?? 1, little)
    }
  }
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), content]))
}

function jpegWith(...segments: Buffer[]): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, Buffer.from([0xff, 0xda, 0, 2, 0, 0, 0, 0])])
}
