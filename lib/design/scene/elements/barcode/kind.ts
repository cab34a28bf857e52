import { centreOf, roundMm } from '@/lib/design/geometry/box'
import { cellContours } from '@/lib/design/geometry/cell-contours'
import { polygonPath, rectPath } from '@/lib/design/geometry/figures'
import type { Path } from '@/lib/design/geometry/path'
import { multiply, rotation, scaling, transformPath, translation } from '@/lib/design/geometry/transform'
import type { DrawnCode } from '../../codes/drawn-code'
import type { ModuleMatrix } from '../../codes/matrix'
import { chooseFace } from '../../fonts/families'
import type { Plate } from '../../plate'
import { defaultTextStyle } from '../../text-doc'
import { allHandles, resizeSized, scaleSized, sizedBox, sizeSized } from '../boxes'
import { clearPlace } from '../clear-place'
import { withColour } from '../common'
import type { ElementKind } from '../kind'
import { lettersBelow } from './letters-below'
import { type BarcodePlace, modulesAcross, nominalModuleMm, placeOf } from './place'
import type { BarcodeElement } from './schema'
import { symbolOf } from './symbol'
import type { BarSymbol } from './symbologies/symbology'

/** Bars are usually so high against the width of the code, as an article number is. */
const usualRatio = 0.6
/** How far the guards reach down between the digits, in modules. */
const guardModules = 5

/** Bars from the first module, `1 × 1` a module and its height; guards are longer. */
function barsPath({ bits, guards }: BarSymbol, { moduleMm, area, fontMm }: BarcodePlace): Path {
  const longer = fontMm > 0 ? guardModules * moduleMm : 0
  return [...bits.matchAll(/1+/g)].flatMap(({ index, 0: bar }) => {
    const guard = guards.some(([from, to]) => index >= from && index < to)
    return rectPath({
      left: area.left + index * moduleMm,
      top: area.top,
      width: bar.length * moduleMm,
      height: area.height + (guard ? longer : 0),
    })
  })
}

/** What a scanner finds, and the quiet zone that the box holds. */
function drawnBarcode(element: BarcodeElement): DrawnCode | null {
  const place = placeOf(element)
  if (!place) return null
  const { symbol, area, moduleMm } = place
  const { symbology: format, data: text } = element
  const quiet =
    symbol.form === 'bars'
      ? { ...symbol.quiet, top: 0, bottom: 0 }
      : { left: symbol.quiet, right: symbol.quiet, top: symbol.quiet, bottom: symbol.quiet }
  return { format, text, area, moduleMm, quiet }
}

const squares = new WeakMap<object, Path>()

/** The outline of a square's modules, in modules. Traced once. */
function squarePath(matrix: ModuleMatrix): Path {
  const known = squares.get(matrix)
  if (known) return known
  const { size, dark } = matrix
  const path = cellContours({ columns: size, rows: size, dark }).flatMap(polygonPath)
  squares.set(matrix, path)
  return path
}

function darkPath(place: BarcodePlace): Path {
  const { symbol, moduleMm, area } = place
  if (symbol.form === 'bars') return barsPath(symbol, place)
  const toBox = multiply(translation(area.left, area.top), scaling(moduleMm, moduleMm))
  return transformPath(toBox, squarePath(symbol.matrix))
}

/** As large as the plate takes beside other things, and never too small to be read. */
function usualSize(given: Pick<BarcodeElement, 'symbology' | 'data'>, plate: Plate) {
  const symbol = symbolOf(given)
  const across = symbol ? modulesAcross(symbol) : 100
  const space = Math.min(plate.widthMm * 0.4, plate.heightMm)
  const module = Math.max(plate.codeModuleMm, Math.min(space / across, 3 * nominalModuleMm))
  const width = roundMm(across * module + 0.0005)
  if (symbol?.form === 'square') return { width, height: width }
  const height = Math.min(width * usualRatio, plate.heightMm - 4 * plate.securityMm)
  return { width, height: Math.max(1, roundMm(height)) }
}

export const barcodeKind: ElementKind<BarcodeElement, Pick<BarcodeElement, 'symbology' | 'data'>> = {
  rotates: true,
  freeRatio: true,
  handles: allHandles,
  usual: { symbology: 'ean13', data: '4006381333931' },
  /** Made once the encoders are there. In the middle of the plate's right side, or where there is space. */
  create(given, ground) {
    const { plate } = ground
    const size = usualSize(given, plate)
    const left = Math.max(0, plate.widthMm - 2 * plate.securityMm - size.width)
    const top = (plate.heightMm - size.height) / 2
    const position = clearPlace({ left, top, ...size }, 0, ground)
    return { type: 'barcode', ...given, words: given.symbology !== 'datamatrix', position, size }
  },
  leastShare(element, { codeModuleMm, minFontMm }) {
    const place = placeOf(element)
    if (!place) return 1
    const letters = element.words && place.fontMm > 0 ? minFontMm / place.fontMm : 0
    // A little more than the least: sizes are rounded.
    return Math.max(letters, (modulesAcross(place.symbol) * codeModuleMm + 0.001) / element.size.width)
  },
  box: sizedBox,
  resize: resizeSized,
  sized: sizeSized,
  scale: scaleSized,
  files: ({ words }) => {
    const { family, bold, italic } = defaultTextStyle
    return ['part:barcode', ...(words ? [chooseFace(family, bold, italic).face.file] : [])]
  },
  weight({ symbology, data, words }) {
    // The largest square has 48 modules an edge. A character takes three bars of five points; its code set and the ends take more.
    if (symbology === 'datamatrix') return { modules: 48 * 48 }
    return { points: 5 * (6 * data.length + 30), letters: words ? data.length : 0 }
  },
  outline(element, { engine }) {
    const place = placeOf(element)
    if (!place) return []
    const box = sizedBox(element)
    const toPlate = multiply(rotation(box.rotate, centreOf(box)), translation(box.left, box.top))
    const path = transformPath(toPlate, darkPath(place))
    const fill = element.color ?? null
    return [{ kind: 'ink', fill, fillRule: 'nonzero', path }, ...lettersBelow(element, place, engine)]
  },
  recolour: withColour,
  code: drawnBarcode,
}
