import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { trueSizeOf } from '@/lib/design/picture/density'
import { movesOf } from '@/lib/design/picture/moves'
import { isKeptAsSent, type RasterKind, sniffFile } from '@/lib/design/picture/sniff'
import { leafSvg, pngHeader, twoPagePdf } from '@/tests/support/picture-files'
import fc from '@/tests/support/properties'
import { brandedHead, burstHead, greyBmp, heicHead, mediaBox, written } from '@/tests/support/rasters'

const image = () => sharp(Buffer.from(leafSvg())).resize(321, 123, { fit: 'fill' })
const text = (content: string) => new TextEncoder().encode(content)

describe('a file is known by its content', () => {
  test.each([
    ['png', () => image().png().toBuffer()],
    ['jpeg', () => image().jpeg().toBuffer()],
    ['jpeg', () => image().jpeg({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer()],
    ['webp', () => image().webp().toBuffer()],
    ['webp', () => image().webp({ lossless: true }).toBuffer()],
    ['webp', () => image().ensureAlpha(0.5).webp().toBuffer()],
    ['avif', () => image().avif().toBuffer()],
    ['gif', () => image().gif().toBuffer()],
    ['tiff', () => image().tiff().toBuffer()],
    ['tiff', () => image().tiff({ bigtiff: false, tile: true }).toBuffer()],
    ['bmp', async () => greyBmp(321, 123)],
    ['bmp', async () => greyBmp(321, 123, true)],
    ['heic', async () => heicHead(321, 123, Buffer.alloc(20))],
  ])('a %s with its size', async (kind, make) => {
    expect(sniffFile(await make())).toEqual({ kind, width: 321, height: 123 })
  })

  test.each(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])(
    'a HEIC of the brand %s, as its own or as one that it is compatible with',
    brand => {
      const heic = { kind: 'heic', width: 321, height: 123 }
      expect(sniffFile(brandedHead(321, 123, [brand]))).toEqual(heic)
      expect(sniffFile(brandedHead(321, 123, ['miaf', 'MiHB', brand]))).toEqual(heic)
      expect(sniffFile(brandedHead(321, 123, ['miaf', 'MiHB']))).toBeNull()
    },
  )

  test('a burst of photographs that is a film alone, with the size of its track', () => {
    for (const brand of ['hevc', 'msf1', 'heic'])
      for (const wide of [false, true])
        expect(sniffFile(burstHead(4032, 3024, brand, wide))).toEqual({
          kind: 'heic',
          width: 4032,
          height: 3024,
        })
    expect(sniffFile(burstHead(4032, 3024, 'avis'))).toMatchObject({ kind: 'avif' })
    expect(sniffFile(burstHead(4032, 3024, 'hevc').subarray(0, 140))).toBeNull()
  })

  test('an AVIF that names the brands of HEIC too is an AVIF', () => {
    expect(sniffFile(brandedHead(321, 123, ['mif1', 'heic', 'avif']))).toMatchObject({ kind: 'avif' })
  })

  test('an SVG behind what may stand before it, and a PDF', async () => {
    for (const svg of [leafSvg(), `\ufeff<?xml version="1.0"?><!-- x --><!DOCTYPE svg>\n${leafSvg()}`])
      expect(sniffFile(text(svg))).toEqual({ kind: 'svg' })
    expect(sniffFile(await twoPagePdf())).toEqual({ kind: 'pdf' })
  })

  test('a file that is two kinds at once is what its first bytes say, and nothing else', async () => {
    const [jpeg, pdf] = [await image().jpeg().toBuffer(), await twoPagePdf()]
    expect(sniffFile(Buffer.concat([jpeg, pdf]))).toEqual({ kind: 'jpeg', width: 321, height: 123 })
    expect(sniffFile(Buffer.concat([pdf, jpeg]))).toEqual({ kind: 'pdf' })
    expect(sniffFile(Buffer.concat([pdf, text(leafSvg())]))).toEqual({ kind: 'pdf' })
  })

  test.each([
    ['nothing', new Uint8Array()],
    ['a page', text('<!doctype html><p>hello</p>')],
    ['words about an <svg', text('see <svg ')],
    ['a GIF without a size', text('GIF89a')],
    ['a film', mediaBox('ftyp', text('isom\0\0\0\0mp41'))],
    ['a HEIC without a size', heicHead(4032, 3024).subarray(0, 24)],
    ['a BMP of an unknown head', Buffer.from(`BM${'\x07'.repeat(60)}`)],
    ['a TIFF that ends in its head', text('II*\0\x08\0\0\0')],
    ['a picture cut off in its header', pngHeader(10, 10).subarray(0, 20)],
    ['a picture of no size', pngHeader(0, 10)],
    ['a JPEG without a frame', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9, 0, 0, 0)],
    [
      'a JPEG whose lengths lead nowhere',
      Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 0),
    ],
    ['a JPEG of fill bytes', new Uint8Array(1000).fill(0xff).fill(0xd8, 1, 2)],
    ['a WebP of an unknown part', text('RIFFxxxxWEBPVP9 xxxxxxxxxxxxxxxxxxxx')],
  ])('%s is none', (_, bytes) => {
    expect(sniffFile(bytes)).toBeNull()
  })
})

test('what the shop decodes is kept as it was sent, and nothing else', () => {
  const kinds = ['png', 'jpeg', 'webp', 'avif', 'gif', 'svg', 'pdf', 'bmp', 'tiff', 'heic'] as const
  expect(kinds.filter(isKeptAsSent)).toEqual(['png', 'jpeg', 'webp', 'avif', 'gif', 'svg', 'pdf'])
})

test('a file that is changed or cut anywhere is looked at to its end, and never an error', async () => {
  const kinds: RasterKind[] = ['png', 'jpeg', 'webp', 'avif', 'gif', 'tiff', 'heic', 'bmp']
  const files = [
    ...(await Promise.all(Object.values(written).map(make => make().toBuffer()))),
    await image().withMetadata({ density: 300 }).jpeg().toBuffer(),
    await image().tiff().toBuffer(),
    heicHead(4032, 3024, mediaBox('moov', mediaBox('trak'))),
    burstHead(4032, 3024, 'hevc'),
    greyBmp(10, 10),
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.nat(),
      fc.array(fc.tuple(fc.nat({ max: 400 }), fc.integer({ min: 0, max: 255 })), { maxLength: 8 }),
      (file, length, changes) => {
        const bytes = Uint8Array.from(file.subarray(0, length % (file.length + 1)))
        for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte
        sniffFile(bytes)
        for (const kind of kinds) {
          movesOf(bytes, kind)
          trueSizeOf(bytes, kind, { width: 10, height: 10 })
        }
      },
    ),
    { numRuns: 300 },
  )
})
