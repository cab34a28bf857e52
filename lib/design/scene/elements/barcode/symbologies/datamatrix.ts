import { moduleAt } from './datamatrix-places'
import { errorCodewords } from './reed-solomon'
import type { BarcodeReading, Symbology } from './symbology'

/**
 * Squares whose codewords are one block (ISO/IEC 16022, table 7): modules along an edge, regions along an edge,
 * codewords of data and of correction.
 */
const squares = [
  { size: 10, regions: 1, data: 3, correction: 5 },
  { size: 12, regions: 1, data: 5, correction: 7 },
  { size: 14, regions: 1, data: 8, correction: 10 },
  { size: 16, regions: 1, data: 12, correction: 12 },
  { size: 18, regions: 1, data: 18, correction: 14 },
  { size: 20, regions: 1, data: 22, correction: 18 },
  { size: 22, regions: 1, data: 30, correction: 20 },
  { size: 24, regions: 1, data: 36, correction: 24 },
  { size: 26, regions: 1, data: 44, correction: 28 },
  { size: 32, regions: 2, data: 62, correction: 36 },
  { size: 36, regions: 2, data: 86, correction: 42 },
  { size: 40, regions: 2, data: 114, correction: 48 },
  { size: 44, regions: 2, data: 144, correction: 56 },
  { size: 48, regions: 2, data: 174, correction: 68 },
] as const
type Square = (typeof squares)[number]

const mostCodewords = 174
const upperShift = 235
const pad = 129

/** Two digits are one codeword, a letter of ASCII one, a letter of Latin-1 two. */
function codewordsOf(data: string): number[] {
  const words: number[] = []
  for (let at = 0; at < data.length; at += 1) {
    const pair = /^\d\d/.exec(data.slice(at, at + 2))?.[0]
    const code = data.charCodeAt(at)
    if (pair) {
      words.push(130 + Number(pair))
      at += 1
    } else if (code < 128) words.push(code + 1)
    else words.push(upperShift, code - 127)
  }
  return words
}

/** Free codewords are filled: the first with the pad itself, the others with it disguised by their place. */
function padded(words: readonly number[], count: number): number[] {
  const all = [...words]
  if (all.length < count) all.push(pad)
  while (all.length < count) {
    const disguised = pad + ((149 * (all.length + 1)) % 253) + 1
    all.push(disguised > 254 ? disguised - 254 : disguised)
  }
  return all
}

function readText(text: string): BarcodeReading {
  const typed = text.trim()
  if (typed === '') return { ok: false, fault: { code: 'empty' } }
  const characters = [...typed]
  const at = characters.findIndex(character => !/^[\n -~\u00a0-\u00ff]$/.test(character))
  if (at !== -1)
    return { ok: false, fault: { code: 'character', at: at + 1, character: characters[at] ?? '' } }
  const found = codewordsOf(typed).length
  if (found > mostCodewords) return { ok: false, fault: { code: 'tooLong', found, most: mostCodewords } }
  return { ok: true, data: typed }
}

/** A region's own edge: whole lines at its left and below, dotted ones above and at its right; else `null`. */
function edgeModule(x: number, y: number, region: number): boolean | null {
  if (x === 0 || y === region - 1) return true
  if (y === 0) return x % 2 === 0
  if (x === region - 1) return y % 2 === 1
  return null
}

function darkOf({ size, regions }: Square, codewords: readonly number[]): boolean[] {
  const region = size / regions
  const inner = size - 2 * regions
  const bitAt = moduleAt(inner)
  return Array.from({ length: size * size }, (_, index) => {
    const [x, y] = [index % size, Math.floor(index / size)]
    const edge = edgeModule(x % region, y % region, region)
    if (edge !== null) return edge
    const column = x - 1 - 2 * Math.floor(x / region)
    const row = y - 1 - 2 * Math.floor(y / region)
    const place = bitAt[row * inner + column]
    // The corner that no codeword reaches has a pattern of its own.
    if (place === undefined) return column === row
    return (((codewords[place.word] ?? 0) >> (7 - place.bit)) & 1) === 1
  })
}

/** The small square on parts, tools and medicines (ECC 200). */
export const dataMatrix: Symbology = {
  read: readText,
  encode(data) {
    const reading = readText(data)
    if (!reading.ok || reading.data !== data) return null
    const words = codewordsOf(data)
    const square = squares.find(candidate => words.length <= candidate.data)
    if (!square) return null
    const filled = padded(words, square.data)
    const dark = darkOf(square, [...filled, ...errorCodewords(filled, square.correction)])
    const { size } = square
    return { form: 'square', quiet: 2, matrix: { size, dark: (x, y) => dark[y * size + x] === true } }
  },
}
