import { expect, test } from 'vitest'
import { unpacksBeyond } from '@/lib/design/picture/pdf/weight'
import { packedBlanks, twoPagePdf } from '@/tests/support/picture-files'

const million = 1_000_000

test('a letter of two pages is read', async () => {
  expect(unpacksBeyond(await twoPagePdf(), million)).toBe(false)
})

test('a few kilobytes that become more than the bound are recognised before they are unpacked to the end', () => {
  const bomb = packedBlanks(20 * million)
  expect(bomb.length).toBeLessThan(million / 40)
  expect(unpacksBeyond(bomb, million)).toBe(true)
  expect(unpacksBeyond(bomb, 20 * million)).toBe(false)
})

test('many parts count together', () => {
  const parts = Array.from({ length: 20 }, () => 90_000)
  expect(unpacksBeyond(packedBlanks(...parts), million)).toBe(true)
  expect(unpacksBeyond(packedBlanks(...parts.slice(0, 10)), million)).toBe(false)
})

test('what is packed otherwise, broken or cut off counts nothing', () => {
  for (const body of [
    '',
    'stream',
    'stream\n',
    'stream\nnot packed at all\nendstream',
    'endstream stream\nendstream',
  ])
    expect(unpacksBeyond(Buffer.from(`%PDF-1.7\n${body}`), 1000)).toBe(false)
})
