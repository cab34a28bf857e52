import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { PictureWindow } from '../page/window'

const run = promisify(execFile)

/** A page as pixels: 255 is black, as in the lab's pictures. */
export interface Page {
  width: number
  height: number
  dark: Uint8Array
}

/** A picture as both programs write it: `P6`, its size, 255, and red, green and blue of each pixel. */
function readPpm(file: Buffer): Page {
  const header = /^P6\s+(?:#.*\s+)?(\d+)\s+(\d+)\s+255\s/.exec(file.subarray(0, 200).toString('latin1'))
  if (!header) throw new Error('not a picture')
  const width = Number(header[1])
  const height = Number(header[2])
  const dark = new Uint8Array(width * height)
  let at = header[0].length
  for (let pixel = 0; pixel < dark.length; pixel += 1) {
    dark[pixel] = Math.round(255 - ((file[at] ?? 0) + (file[at + 1] ?? 0) + (file[at + 2] ?? 0)) / 3)
    at += 3
  }
  return { width, height, dark }
}

/** A page so many times smaller: each pixel the middle of a square of pixels. */
export function reduced({ width, height, dark }: Page, times: number): Page {
  const wide = Math.ceil(width / times)
  const high = Math.ceil(height / times)
  const sums = new Uint32Array(wide * high)
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / times) * wide
    for (let x = 0; x < width; x += 1) {
      const at = row + Math.floor(x / times)
      sums[at] = (sums[at] ?? 0) + (dark[y * width + x] ?? 0)
    }
  }
  return { width: wide, height: high, dark: Uint8Array.from(sums, sum => sum / (times * times)) }
}

/*
 * Both draw so many times finer, and the result is scaled down: otherwise a program's smoothing of edge pixels would count as ink where
 * letters are small. Poppler darkens every pixel that an edge touches.
 */

/** A PDF's page as MuPDF draws it. */
export async function drawWithMuPdf(pdf: string, dpi: number, finer: number): Promise<Page> {
  const picture = `${pdf}.mupdf.ppm`
  await run('mutool', ['draw', '-q', '-o', picture, '-r', String(finer * dpi), '-c', 'rgb', '-A', '8', pdf])
  return reduced(readPpm(await readFile(picture)), finer)
}

/** A PDF's page as Poppler draws it. */
export async function drawWithPoppler(pdf: string, dpi: number, finer: number): Promise<Page> {
  const picture = path.join(path.dirname(pdf), `${path.basename(pdf)}.poppler`)
  await run('pdftoppm', ['-q', '-r', String(finer * dpi), '-singlefile', pdf, picture])
  return reduced(readPpm(await readFile(`${picture}.ppm`)), finer)
}

const ptPerMm = 72 / 25.4

/** The file with a page that is a window on its plate; what is drawn stays as it is written. */
export async function onlyWindow(pdf: Uint8Array, window: PictureWindow): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const page = document.getPage(0)
  const pt = (pixels: number) => (pixels / window.pxPerMm) * ptPerMm
  const bottom = page.getHeight() - pt(window.top + window.height)
  page.setMediaBox(pt(window.left), bottom, pt(window.width), pt(window.height))
  return document.save()
}

/** What qpdf says about a file; it fails where the file has an error or a warning. */
export async function checkWithQpdf(pdf: string): Promise<string> {
  const { stdout } = await run('qpdf', ['--check', pdf])
  return stdout
}

/** The part of a page that a picture of another size shows: programs round a page's edge up or down. */
export function cutTo({ width, height, dark }: Page, wide: number, high: number): Uint8Array {
  const cut = new Uint8Array(wide * high)
  for (let row = 0; row < Math.min(height, high); row += 1) {
    const from = row * width
    cut.set(dark.subarray(from, from + Math.min(width, wide)), row * wide)
  }
  return cut
}
