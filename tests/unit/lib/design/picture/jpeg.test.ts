import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { leanJpeg, pictureSize } from '@/lib/design/picture/jpeg'
import { cameraJpeg } from '@/tests/support/photos'

const lean = async (width = 48, height = 32) => {
  const made = leanJpeg(await cameraJpeg(width, height))
  if (!made) throw new Error('no JPEG')
  return made
}

describe('a JPEG of a design', () => {
  test('keeps its pixels and loses what tells of its camera', async () => {
    const before = await cameraJpeg(48, 32)
    const after = await lean()
    expect(before.includes('A camera')).toBe(true)
    expect(Buffer.from(after).includes('A camera')).toBe(false)
    expect(pictureSize(before)).toBeNull()
    expect(pictureSize(after)).toEqual({ width: 48, height: 32 })
    const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()
    expect(await pixels(after)).toEqual(await pixels(before))
  })

  test('may be progressive', async () => {
    const progressive = leanJpeg(
      await sharp(await cameraJpeg(48, 32))
        .jpeg({ progressive: true })
        .toBuffer(),
    )
    expect(progressive && pictureSize(progressive)).toEqual({ width: 48, height: 32 })
  })

  test('is none when it is grey, cut off, another kind of file, or two in one', async () => {
    const whole = await lean()
    const grey = leanJpeg(
      await sharp(await cameraJpeg(48, 32))
        .toColourspace('b-w')
        .jpeg()
        .toBuffer(),
    )
    expect(grey && pictureSize(grey)).toBeNull()
    for (let length = 0; length < whole.length; length += 7)
      expect(pictureSize(whole.subarray(0, length)), `${length} bytes`).toBeNull()
    expect(pictureSize(Uint8Array.from([...whole, ...whole]))).toBeNull()
    expect(pictureSize(await sharp(whole).png().toBuffer())).toBeNull()
    expect(leanJpeg(new TextEncoder().encode('<svg onload="alert(1)"/>'))).toBeNull()
  })
})
