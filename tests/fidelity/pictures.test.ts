import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RasterKind } from '@/lib/design/picture/sniff'
import {
  animatedPng,
  brandedHead,
  burstHead,
  fieldsPicture,
  greyBmp,
  movingPicture,
  noisePicture,
} from '@/tests/support/rasters'
import type { LabBrowser } from './browsers/browser'
import { openChromium } from './browsers/chromium'
import { type LabServer, serveLab } from './server'

let server: LabServer
let lab: LabBrowser

beforeAll(async () => {
  server = await serveLab()
  lab = await openChromium(server.url)
})
afterAll(async () => {
  await lab.close()
  server.close()
})

/** A file as the editor decodes it, and as the browser shows it. */
async function opened(file: Buffer, kind: RasterKind) {
  const answer = await lab.call('picture', file.toString('base64'), kind)
  if (!('pixels' in answer)) throw new Error(`${kind}: ${answer.code}`)
  const { pixels, kept, shown, ...facts } = answer
  const { width } = facts.size
  const at = (packed: string) => {
    const data = Buffer.from(packed, 'base64')
    return (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  }
  return {
    ...facts,
    kept: Buffer.from(kept, 'base64'),
    at: at(pixels),
    shownAt: shown ? at(shown.pixels) : null,
  }
}

const [red, blue, white] = [
  [192, 32, 64, 255],
  [32, 64, 144, 255],
  [255, 255, 255, 255],
] as const

/** The colours of the four quarters of the fields, each in its middle. */
const quarters = ({ at, size }: Awaited<ReturnType<typeof opened>>) =>
  [
    at(30, 20),
    at(size.width - 30, 20),
    at(30, size.height - 20),
    at(size.width - 30, size.height - 20),
  ] as const

const farthest = (a: readonly number[], b: readonly number[]): number =>
  Math.max(...a.map((part, index) => Math.abs(part - (b[index] ?? 0))))

const kinds: [string, RasterKind, () => Sharp][] = [
  ['PNG', 'png', () => fieldsPicture().png()],
  ['PNG of 16 bits', 'png', () => fieldsPicture().toColourspace('rgb16').png()],
  ['JPEG', 'jpeg', () => fieldsPicture().jpeg({ quality: 98, chromaSubsampling: '4:4:4' })],
  ['lossless WebP', 'webp', () => fieldsPicture().webp({ lossless: true })],
  ['AVIF', 'avif', () => fieldsPicture().avif({ lossless: true })],
  ['GIF', 'gif', () => fieldsPicture().gif()],
  ['PNG in Display P3', 'png', () => fieldsPicture().withIccProfile('p3').png()],
  [
    'JPEG in Display P3',
    'jpeg',
    () => fieldsPicture().withIccProfile('p3').jpeg({ quality: 98, chromaSubsampling: '4:4:4' }),
  ],
  ['WebP in Display P3', 'webp', () => fieldsPicture().withIccProfile('p3').webp({ lossless: true })],
  ['AVIF in Display P3', 'avif', () => fieldsPicture().withIccProfile('p3').avif({ lossless: true })],
]

describe('colours are those that the file means, whatever its kind, depth and profile', () => {
  test.each(kinds)('%s', async (_, kind, make) => {
    const file = await make().toBuffer()
    const picture = await opened(file, kind)
    const [upperLeft, upperRight, , lowerRight] = quarters(picture)
    expect(farthest(upperLeft, red)).toBeLessThanOrEqual(2)
    expect(farthest(upperRight, white)).toBeLessThanOrEqual(2)
    expect(farthest(lowerRight, blue)).toBeLessThanOrEqual(2)
    expect(picture).toMatchObject({ notes: [], damaged: false, trueSize: null })
    expect(picture.kept.equals(file)).toBe(true)
  })

  test('a JPEG of a printer’s colours, which is written inverted', async () => {
    const file = await fieldsPicture()
      .withIccProfile('cmyk')
      .jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
      .toBuffer()
    const picture = await opened(file, 'jpeg')
    const [upperLeft, upperRight, , lowerRight] = quarters(picture)
    // Inks do not reach every colour: what matters is that red is red and paper is paper.
    expect(farthest(upperLeft, red)).toBeLessThanOrEqual(32)
    expect(farthest(upperRight, white)).toBeLessThanOrEqual(4)
    expect(farthest(lowerRight, blue)).toBeLessThanOrEqual(32)
    expect(picture.notes).toEqual(['cmyk'])
  })
})

describe('a picture stands as its browser shows it, and is turned once', () => {
  test.each(
    (
      [
        ['jpeg', () => fieldsPicture().withMetadata({ orientation: 6 }).jpeg({ quality: 98 })],
        ['png', () => fieldsPicture().withMetadata({ orientation: 6 }).png()],
        ['webp', () => fieldsPicture().withMetadata({ orientation: 6 }).webp({ lossless: true })],
        ['avif', () => fieldsPicture().withMetadata({ orientation: 6 }).avif({ lossless: true })],
        ['png', () => fieldsPicture().withMetadata({ orientation: 3 }).png()],
        ['jpeg', () => fieldsPicture().withMetadata({ orientation: 5 }).jpeg({ quality: 98 })],
      ] as const
    ).map(([kind, make]) => [kind, make] as const),
  )('%s', async (kind, make) => {
    const picture = await opened(await make().toBuffer(), kind)
    const { at, shownAt, size } = picture
    for (const [x, y] of [
      [30, 20],
      [size.width - 30, 20],
      [30, size.height - 20],
      [size.width - 30, size.height - 20],
    ] as const)
      expect(farthest(at(x, y), shownAt?.(x, y) ?? [])).toBeLessThanOrEqual(1)
  })
})

describe('of a picture that moves the first one is taken', () => {
  test.each<[RasterKind, () => Promise<Buffer>]>([
    ['gif', () => movingPicture().gif().toBuffer()],
    ['webp', () => movingPicture().webp({ lossless: true }).toBuffer()],
  ])('%s', async (kind, make) => {
    const file = await make()
    const picture = await opened(file, kind)
    expect(farthest(quarters(picture)[0], red)).toBeLessThanOrEqual(2)
    expect(picture.notes).toEqual(['moves'])
    expect(picture.kept.equals(file)).toBe(true)
  })
})

describe('a file that is cut short', () => {
  test.each<[string, RasterKind, () => Sharp]>([
    ['JPEG', 'jpeg', () => noisePicture().jpeg()],
    ['PNG', 'png', () => noisePicture().png()],
    ['GIF', 'gif', () => noisePicture().gif()],
    ['WebP', 'webp', () => noisePicture().webp()],
  ])('shows what there is of it: %s', async (_, kind, make) => {
    const file = await make().toBuffer()
    const picture = await opened(file.subarray(0, file.length >> 1), kind)
    expect(picture).toMatchObject({ damaged: true, notes: ['copied'], size: { width: 300, height: 200 } })
    const whole = await opened(file, kind)
    expect(picture.at(20, 10)).toEqual(whole.at(20, 10))
    expect(picture.at(280, 195)).toEqual([0, 0, 0, 0])
    // What is kept is a whole picture, which the shop can read.
    expect(await sharp(picture.kept, { failOn: 'error' }).stats()).toBeDefined()
  })

  test.each<[string, RasterKind, () => Sharp]>([
    ['a JPEG that ends with its head', 'jpeg', () => noisePicture().jpeg()],
    ['a PNG that ends with its head', 'png', () => noisePicture().png()],
  ])('is refused where nothing of it is there: %s', async (_, kind, make) => {
    const file = await make().toBuffer()
    expect(await lab.call('picture', file.subarray(0, 640).toString('base64'), kind)).toEqual({
      ok: false,
      code: 'damaged',
    })
  })
})

test('what the shop cannot read itself is kept as a PNG of the same pixels', async () => {
  const picture = await opened(greyBmp(31, 17), 'bmp')
  expect(picture).toMatchObject({ size: { width: 31, height: 17 }, notes: ['copied'], damaged: false })
  const { data, info } = await sharp(picture.kept).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 31, height: 17 })
  expect(new Set(data)).toEqual(new Set([0x40, 255]))
})

test('what this browser does not read is refused by its kind', async () => {
  const refused = (file: Buffer, kind: RasterKind) => lab.call('picture', file.toString('base64'), kind)
  expect(await refused(await fieldsPicture().tiff().toBuffer(), 'tiff')).toEqual({ ok: false, code: 'tiff' })
  for (const brand of ['heic', 'heix', 'hevc', 'mif1', 'msf1'])
    expect(await refused(brandedHead(4032, 3024, [brand]), 'heic')).toEqual({ ok: false, code: 'heic' })
  expect(await refused(burstHead(4032, 3024, 'hevc'), 'heic')).toEqual({ ok: false, code: 'heic' })
  expect(await refused(animatedPng(1).subarray(0, 60), 'png')).toEqual({ ok: false, code: 'damaged' })
})

test('its true size is that of its density, upright', async () => {
  const file = await fieldsPicture().withMetadata({ orientation: 6, density: 300 }).jpeg().toBuffer()
  const { trueSize, size } = await opened(file, 'jpeg')
  expect(size).toEqual({ width: 80, height: 120 })
  expect(trueSize?.width).toBeCloseTo(6.773, 3)
  expect(trueSize?.height).toBeCloseTo(10.16, 3)
})
