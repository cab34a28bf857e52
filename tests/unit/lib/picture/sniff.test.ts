import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { sniffFile } from '@/lib/picture/sniff'
import { leafSvg, pngHeader, twoPagePdf } from '@/tests/support/picture-files'

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
  ])('a %s with its size', async (kind, make) => {
    expect(sniffFile(await make())).toEqual({ kind, width: 321, height: 123 })
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
    ['a GIF', text('GIF89a')],
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
