import { expect, test } from 'vitest'
import { movesOf } from '@/lib/design/picture/moves'
import type { RasterKind } from '@/lib/design/picture/sniff'
import {
  animatedPng,
  fieldsPicture,
  heicHead,
  mediaBox,
  movingPicture,
  written,
} from '@/tests/support/rasters'

test.each<[string, RasterKind, () => Promise<Buffer>]>([
  ['GIF', 'gif', () => movingPicture().gif().toBuffer()],
  ['WebP', 'webp', () => movingPicture().webp().toBuffer()],
  ['PNG', 'png', async () => animatedPng(2)],
  ['AVIF', 'avif', async () => heicHead(40, 40, mediaBox('moov', mediaBox('trak')))],
])('a %s of several pictures moves', async (_, kind, make) => {
  expect(movesOf(await make(), kind)).toBe(true)
})

test('one of a single picture does not', async () => {
  for (const [kind, make] of Object.entries(written))
    expect(movesOf(await make().toBuffer(), kind as RasterKind)).toBe(false)
  expect(movesOf(animatedPng(1), 'png')).toBe(false)
  expect(movesOf(heicHead(40, 40), 'heic')).toBe(false)
  const single = await fieldsPicture().gif({ loop: 0 }).toBuffer()
  expect(movesOf(single, 'gif')).toBe(false)
})
