import { expect, test, vi } from 'vitest'
import type { PdfSources } from '@/editor/picture/worker/pdf-draw'
import { SmallPages } from '@/editor/picture/worker/small-pages'
import { lockedPdf } from '@/tests/support/locked-pdf'
import { pdfOf, picturePdf, squareJpeg2000 } from '@/tests/support/pdf-files'
import { nodePdf } from '@/tests/support/pdf-sources'
import fc, { runs } from '@/tests/support/properties'

const square = { content: '0 g 60 10 80 80 re f' }

const opened = (bytes: Buffer, password?: string, sources: PdfSources = nodePdf) =>
  SmallPages.open(sources, new Uint8Array(bytes), password)

async function shown(bytes: Buffer, number: number, password?: string) {
  const pages = await opened(bytes, password)
  try {
    return await pages.draw(number, 64)
  } finally {
    await pages.close()
  }
}

test('a page is drawn as small as it is asked for, in its own ratio', async () => {
  const page = await shown(await pdfOf([{}, square]), 2)
  expect(page).toMatchObject({ blank: false, pixels: { width: 64, height: 32 } })
  // The middle of the square, and the white beside it.
  expect([...(page?.pixels.data.slice((16 * 64 + 32) * 4, (16 * 64 + 32) * 4 + 3) ?? [])]).toEqual([0, 0, 0])
  expect([...(page?.pixels.data.slice(0, 3) ?? [])]).toEqual([255, 255, 255])
})

test('an empty page is drawn too, and said to be empty', async () => {
  expect(await shown(await pdfOf([{}, square]), 1)).toMatchObject({ blank: true, pixels: { width: 64 } })
})

test('a page of which nothing can be read is no empty one', async () => {
  expect(await shown(await picturePdf('JPXDecode', squareJpeg2000().subarray(0, 60)), 1)).toBeNull()
})

test('a page that takes too long has no small picture, and those after it have theirs', async () => {
  let [time, passes] = [0, 3_600_000]
  const sources = { ...nodePdf, now: () => (time += passes) }
  const pages = await opened(await pdfOf([square, square]), undefined, sources)
  expect(await pages.draw(1, 64)).toBeNull()
  passes = 0
  expect(await pages.draw(2, 64)).toMatchObject({ blank: false })
  await pages.close()
})

test('a page that the file does not have has no small picture', async () => {
  expect(await shown(await pdfOf([square]), 7)).toBeNull()
})

test('a locked file is opened with its password, and with no other', async () => {
  expect(await shown(lockedPdf('Geheim'), 1, 'Geheim')).toMatchObject({ blank: false })
  await expect(opened(lockedPdf('Geheim'), 'falsch')).rejects.toThrow()
})

test('the log stays silent about what a small picture does not show', async () => {
  const warn = vi.spyOn(console, 'warn')
  await shown(await picturePdf('JPXDecode', squareJpeg2000().subarray(0, 60)), 1)
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})

test('no side of a small picture is longer than asked for, or less than a pixel, whatever the page', async () => {
  const side = fc.integer({ min: 3, max: 14_400 })
  await fc.assert(
    fc.asyncProperty(side, side, async (width, height) => {
      const page = await shown(await pdfOf([{ ...square, size: [width, height] }]), 1)
      const sides = [page?.pixels.width ?? 0, page?.pixels.height ?? 0]
      expect(Math.max(...sides)).toBe(64)
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(1)
    }),
    { numRuns: runs(12, 60) },
  )
})
