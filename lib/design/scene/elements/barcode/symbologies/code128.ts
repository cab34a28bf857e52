import type { BarcodeReading, Symbology } from './symbology'

/** Widths of bars and gaps of the values 0 to 105 and of the stop (ISO/IEC 15417, table 1), one figure a bar or gap. */
const widths =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132
 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211
 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123
 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411
 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111
 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341
 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112`.split(/\s+/)

const startB = 104
const startC = 105
const toC = 99
const toB = 100
const stop = 106

/** Characters at most: at 0.33 mm a module such a code is 21 cm wide. */
const most = 48

function readText(text: string): BarcodeReading {
  const typed = text.trim()
  if (typed === '') return { ok: false, fault: { code: 'empty' } }
  const characters = [...typed]
  const at = characters.findIndex(character => !/^[ -~]$/.test(character))
  if (at !== -1)
    return { ok: false, fault: { code: 'character', at: at + 1, character: characters[at] ?? '' } }
  if (typed.length > most) return { ok: false, fault: { code: 'tooLong', found: typed.length, most } }
  return { ok: true, data: typed }
}

/** Digits in a row from a place. */
const digitsAt = (data: string, at: number): number => /^\d*/.exec(data.slice(at))?.[0].length ?? 0

/** Whether a row of digits is shorter in pairs: four at either end or all there is, six in the middle. */
function worthPairs(data: string, at: number, run: number): boolean {
  if (run === data.length) return run >= 2
  return run >= (at === 0 || at + run === data.length ? 4 : 6)
}

/** The values of a text before the check: letters in the set B, rows of digits in pairs in the set C. */
function valuesOf(data: string): number[] {
  const values: number[] = []
  let set: 'B' | 'C' | null = null
  let at = 0
  while (at < data.length) {
    const run = digitsAt(data, at)
    // An odd row in the middle or at the end begins with a single digit; at the beginning it ends with one.
    const even = run % 2 === 0 || at === 0
    if (worthPairs(data, at, run) && even) {
      values.push(set === null ? startC : toC)
      set = 'C'
      const end = at + run - (run % 2)
      for (; at < end; at += 2) values.push(Number(data.slice(at, at + 2)))
      continue
    }
    if (set !== 'B') values.push(set === null ? startB : toB)
    set = 'B'
    values.push(data.charCodeAt(at) - 32)
    at += 1
  }
  return values
}

function bitsOf(value: number): string {
  return [...(widths[value] ?? '')]
    .map((width, index) => (index % 2 === 0 ? '1' : '0').repeat(Number(width)))
    .join('')
}

/** Letters, digits and signs for stores, parcels and inventories. */
export const code128: Symbology = {
  read: readText,
  encode(data) {
    const reading = readText(data)
    if (!reading.ok || reading.data !== data) return null
    const values = valuesOf(data)
    const check = values.reduce((sum, value, index) => sum + value * Math.max(1, index), 0) % 103
    const bits = [...values, check, stop].map(bitsOf).join('')
    return {
      form: 'bars',
      bits,
      quiet: { left: 10, right: 10 },
      guards: [],
      words: [{ words: data, from: 0, to: bits.length }],
    }
  },
}
