import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap'
import GlobalHistogramBinarizer from '@zxing/library/esm/core/common/GlobalHistogramBinarizer'
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer'
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType'
import DataMatrixReader from '@zxing/library/esm/core/datamatrix/DataMatrixReader'
import Code128Reader from '@zxing/library/esm/core/oned/Code128Reader'
import EAN8Reader from '@zxing/library/esm/core/oned/EAN8Reader'
import EAN13Reader from '@zxing/library/esm/core/oned/EAN13Reader'
import type Reader from '@zxing/library/esm/core/Reader'
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource'
import decodeQR from 'qr/decode.js'
import type { CodeFormat, Readings } from './drawn-code'
import type { CodePicture } from './picture'
import type { ReadingRequest } from './readings'

/*
 * Reads codes as a phone or a scanner does, from pixels alone. It is large: only a worker of the editor and the server's
 * threads load it.
 */

const readers: Record<Exclude<CodeFormat, 'qr'>, () => Reader> = {
  ean13: () => new EAN13Reader(),
  ean8: () => new EAN8Reader(),
  code128: () => new Code128Reader(),
  datamatrix: () => new DataMatrixReader(),
}

/** Every dot as that many in a square: readers find larger modules more surely. */
function enlarged({ width, height, grey }: CodePicture, factor: number): CodePicture {
  const wide = width * factor
  const large = new Uint8Array(wide * height * factor)
  for (let at = 0; at < large.length; at += 1) {
    const x = Math.floor((at % wide) / factor)
    const y = Math.floor(at / wide / factor)
    large[at] = grey[y * width + x] ?? 0
  }
  return { width: wide, height: height * factor, grey: large }
}

/** A code of any version at any correction: packages with more users miss some (docs/decisions/codes.md). */
function readQr({ width, height, grey }: CodePicture): string | null {
  const data = new Uint8ClampedArray(width * height * 4)
  grey.forEach((value, at) => {
    data.fill(value, at * 4, at * 4 + 3)
    data[at * 4 + 3] = 255
  })
  try {
    // By its own choice it gives up after so many milliseconds: the same code must be read on every machine.
    return decodeQR(
      { width, height, data },
      { format: 'RGBA', effort: 100, timeLimit: Number.MAX_SAFE_INTEGER },
    )
  } catch {
    // The package throws this where it finds no such code.
    return null
  }
}

function readOther(format: Exclude<CodeFormat, 'qr'>, { width, height, grey }: CodePicture): string | null {
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.TRY_HARDER, true],
    [DecodeHintType.CHARACTER_SET, 'ISO-8859-1'],
  ])
  for (const Binarizer of [GlobalHistogramBinarizer, HybridBinarizer]) {
    try {
      const source = new RGBLuminanceSource(Uint8ClampedArray.from(grey), width, height)
      return readers[format]()
        .decode(new BinaryBitmap(new Binarizer(source)), hints)
        .getText()
    } catch {
      // The package throws this where it finds no such code.
    }
  }
  return null
}

const darkFirst = ({ width, height, grey }: CodePicture): CodePicture => ({
  width,
  height,
  grey: grey.map(value => 255 - value),
})

/** What a picture is read as; `null` where nothing of the format is found. `inverted`: the code is light on dark. */
export function readCode(format: CodeFormat, picture: CodePicture, inverted: boolean): string | null {
  const upright = inverted ? darkFirst(picture) : picture
  for (const factor of [1, 2]) {
    const seen = factor === 1 ? upright : enlarged(upright, factor)
    const text = format === 'qr' ? readQr(seen) : readOther(format, seen)
    if (text !== null) return text
  }
  return null
}

/** Reads the codes of a design. */
export const readCodes = (requests: readonly ReadingRequest[]): Readings =>
  new Map(
    requests.map(({ elementId, format, picture, inverted }) => [
      elementId,
      readCode(format, picture, inverted),
    ]),
  )
