import type { BarcodeReading, BarSymbol, Symbology } from './symbology'

/** Modules of the digits 0 to 9 left of the middle, with an odd number of dark ones (ISO/IEC 15420, table 1). */
const odd = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
/** Right of the middle dark and light are exchanged; left with an even number it is the right one turned round. */
const right = odd.map(bits => [...bits].map(bit => (bit === '1' ? '0' : '1')).join(''))
const even = right.map(bits => [...bits].toReversed().join(''))

/** The parity of the next six digits (`1` is even) encodes the first of thirteen. */
const firstDigits = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
]

const side = '101'
const middle = '01010'

/** The digit that makes the sum of all, every second one from the right counted three times, a multiple of ten. */
export function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, d, i) => total + Number(d) * (i % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

function readDigits(text: string, count: number): BarcodeReading {
  const typed = text.replace(/[\s-]/g, '')
  if (typed === '') return { ok: false, fault: { code: 'empty' } }
  const characters = [...typed]
  const at = characters.findIndex(character => !/^\d$/.test(character))
  if (at !== -1) {
    return { ok: false, fault: { code: 'character', at: at + 1, character: characters[at] ?? '' } }
  }
  if (typed.length === count - 1) {
    const added = checkDigit(typed)
    return { ok: true, data: `${typed}${added}`, added }
  }
  if (typed.length !== count) {
    return { ok: false, fault: { code: 'length', found: typed.length, needed: count } }
  }
  const found = Number(typed.at(-1))
  const expected = checkDigit(typed.slice(0, -1))
  return found === expected
    ? { ok: true, data: typed }
    : { ok: false, fault: { code: 'check', at: count, found, expected } }
}

const isCode = (data: string, count: number): boolean =>
  new RegExp(`^\\d{${count}}$`).test(data) && readDigits(data, count).ok

const bitsOf = (digits: string, table: readonly string[]): string =>
  [...digits].map(digit => table[Number(digit)] ?? '').join('')

function symbolOf(left: string, rightDigits: string, quiet: BarSymbol['quiet']): BarSymbol {
  const bits = `${side}${left}${middle}${bitsOf(rightDigits, right)}${side}`
  const centre = side.length + left.length
  return {
    form: 'bars',
    bits,
    quiet,
    guards: [
      [0, side.length],
      [centre, centre + middle.length],
      [bits.length - side.length, bits.length],
    ],
    words: [],
  }
}

/** The article number of shops, with or without its thirteenth digit. */
export const ean13: Symbology = {
  read: text => readDigits(text, 13),
  encode(data) {
    if (!isCode(data, 13)) return null
    const parity = firstDigits[Number(data[0])] ?? ''
    const leftDigits = data.slice(1, 7)
    const left = [...leftDigits].map((d, i) => (parity[i] === '1' ? even : odd)[Number(d)] ?? '').join('')
    return {
      ...symbolOf(left, data.slice(7), { left: 11, right: 7 }),
      words: [
        { words: data.slice(0, 1), from: -10, to: -1 },
        { words: leftDigits, from: 3, to: 45 },
        { words: data.slice(7), from: 50, to: 92 },
      ],
    }
  },
}

/** The short article number of small things. */
export const ean8: Symbology = {
  read: text => readDigits(text, 8),
  encode(data) {
    if (!isCode(data, 8)) return null
    return {
      ...symbolOf(bitsOf(data.slice(0, 4), odd), data.slice(4), { left: 7, right: 7 }),
      words: [
        { words: data.slice(0, 4), from: 3, to: 31 },
        { words: data.slice(4), from: 36, to: 64 },
      ],
    }
  },
}
