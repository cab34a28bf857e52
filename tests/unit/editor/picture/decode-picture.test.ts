import { type Canvas, createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { decodePicture } from '@/editor/picture/worker/decode-picture'
import { heicHead } from '@/tests/support/rasters'

/** What the browser was given to decode. */
const given: Blob[] = []
let released = 0

/** A browser that makes a picture of 40 × 20 pixels, half red and half blue, of every file of these types. */
function readsTypes(...types: readonly string[]) {
  given.length = 0
  released = 0
  const picture = createCanvas(40, 20)
  const context = picture.getContext('2d')
  context.fillStyle = '#f00'
  context.fillRect(0, 0, 20, 20)
  context.fillStyle = '#00f'
  context.fillRect(20, 0, 20, 20)
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    given.push(file)
    if (!types.includes(file.type)) throw new DOMException('not decoded', 'InvalidStateError')
    const close = () => {
      released += 1
    }
    return Object.assign(picture, { close })
  })
  vi.stubGlobal('OffscreenCanvas', function canvas(width: number, height: number) {
    const made: Canvas = createCanvas(width, height)
    const convertToBlob = async () => new Blob([new Uint8Array(made.toBuffer('image/png'))])
    return Object.assign(made, { convertToBlob })
  })
}

afterEach(() => vi.unstubAllGlobals())

const photograph = new Uint8Array(heicHead(40, 20))

test('a HEIC is read where the browser reads it, and kept as a PNG of the same pixels', async () => {
  readsTypes('image/heic')
  const picture = await decodePicture(photograph, 'heic', 2000)
  if (!picture.ok) throw new Error(picture.code)
  expect(picture).toMatchObject({ size: { width: 40, height: 20 }, notes: ['copied'], damaged: false })
  const { data, info } = await sharp(picture.kept).raw().toBuffer({ resolveWithObject: true })
  expect({ width: info.width, height: info.height }).toEqual({ width: 40, height: 20 })
  const at = (x: number) => [...data.subarray((5 * 40 + x) * info.channels, (5 * 40 + x) * info.channels + 3)]
  expect([at(5), at(35)]).toEqual([
    [255, 0, 0],
    [0, 0, 255],
  ])
  expect([...picture.pixels.data.slice(0, 4)]).toEqual([255, 0, 0, 255])
  expect(released).toBe(1)
})

test('where the browser does not read it, a HEIC is refused by its name, and is not tried in part', async () => {
  readsTypes('image/jpeg')
  expect(await decodePicture(photograph, 'heic', 2000)).toEqual({ ok: false, code: 'heic' })
  expect(given.map(({ type }) => type)).toEqual(['image/heic'])
})
