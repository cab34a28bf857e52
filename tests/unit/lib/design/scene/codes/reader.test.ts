import { beforeAll, describe, expect, test } from 'vitest'
import { codePicture } from '@/lib/design/scene/codes/picture'
import { readCode } from '@/lib/design/scene/codes/reader'
import { trials, tried } from '@/lib/design/scene/codes/trials'
import { compile } from '@/lib/design/scene/compile'
import type { BarcodeElement } from '@/lib/design/scene/elements/barcode/schema'
import { symbologies } from '@/lib/design/scene/elements/barcode/symbologies/registry'
import { groundOn } from '@/lib/design/scene/elements/ground'
import { mostModules } from '@/lib/design/scene/elements/qrcode/matrix'
import { qrCorrections } from '@/lib/design/scene/elements/qrcode/schema'
import { elementKinds, kindOf } from '@/lib/design/scene/elements/registry'
import type { Element } from '@/lib/design/scene/model'
import { signDesign } from '@/tests/support/editor-design'
import { engine } from '@/tests/support/fonts'
import fc from '@/tests/support/properties'
import { plateFor } from '@/tests/support/templates'

beforeAll(() => engine.load(['roboto-regular.ttf']))

const plate = plateFor(signDesign([]))

/** What a reader finds in the drawn outlines of a code. */
function scanned(element: Element): string | null {
  const box = kindOf(element).box(element)
  const code = kindOf(element).code?.(element)
  if (!box || !code) throw new Error('no code')
  const scene = compile({ elements: [element] }, plate, engine)
  return readCode(code.format, codePicture(code, box, plate, scene), false)
}

function barcode(symbology: BarcodeElement['symbology'], data: string, rotate = 0): BarcodeElement {
  const made = elementKinds.barcode.create({ symbology, data }, groundOn(plate, []))
  return { id: 'c', ...made, rotate }
}

const turn = fc.integer({ min: 0, max: 359 })
const trimmed = (text: string) => text.trim() === text && text !== ''
const digits = (minLength: number, maxLength = minLength) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength })
const printable = fc.integer({ min: 32, max: 126 }).map(code => String.fromCharCode(code))
const mixed = fc.constantFrom(...'0123456789012345Ab-')

describe('a code as it is drawn is read with its intended content', () => {
  test.each([
    ['ean13', 12],
    ['ean8', 7],
  ] as const)('%s, whatever its %i digits, however it is turned', (kind, count) => {
    fc.assert(
      fc.property(digits(count), turn, (typed, rotate) => {
        const reading = symbologies[kind].read(typed)
        if (!reading.ok) throw new Error('refused')
        expect(reading.data).toHaveLength(count + 1)
        expect(scanned(barcode(kind, reading.data, rotate))).toBe(reading.data)
      }),
      { numRuns: 25 },
    )
  })

  test('Code 128, letters and rows of digits in any order', () => {
    const text = fc.oneof(
      fc.string({ unit: printable, minLength: 1, maxLength: 30 }),
      fc.string({ unit: mixed, minLength: 1, maxLength: 30 }),
      digits(1, 20),
    )
    fc.assert(
      fc.property(text.filter(trimmed), turn, (typed, rotate) => {
        expect(scanned(barcode('code128', typed, rotate))).toBe(typed)
      }),
      { numRuns: 50 },
    )
  })

  test('Data Matrix, of every size that there is', () => {
    const sizes = new Set<number>()
    const reads = (typed: string, rotate: number) => {
      const symbol = symbologies.datamatrix.encode(typed)
      if (symbol?.form !== 'square') throw new Error('no square')
      sizes.add(symbol.matrix.size)
      expect(scanned(barcode('datamatrix', typed, rotate))).toBe(typed)
    }
    for (let length = 1; length <= 348; length += 4) reads('7'.repeat(length), length)
    expect([...sizes]).toEqual([10, 12, 14, 16, 18, 20, 22, 24, 26, 32, 36, 40, 44, 48])
    const letter = fc.oneof(printable, fc.constantFrom(...'éüß'))
    const text = fc.string({ unit: letter, minLength: 1, maxLength: 80 }).filter(trimmed)
    fc.assert(fc.property(text, turn, reads), { numRuns: 50 })
  })

  test('QR, of every version that there is', () => {
    const versions = new Set<number>()
    let most = 0
    // The first length that needs a larger code than the one before.
    for (let length = 1; length <= 2953; length += 1) {
      const qrData = 'x'.repeat(length)
      const needed = mostModules(qrData, 'L')
      if (needed === most) continue
      most = needed
      const given = { qrData, qrDataType: 'text' } as const
      const made = {
        ...elementKinds.qrcode.create(given, groundOn(plate, [])),
        errorCorrection: 'L' as const,
      }
      const code = elementKinds.qrcode.code?.({ id: 'c', ...made })
      if (!code) throw new Error('no code')
      versions.add((Math.round(code.area.width / code.moduleMm) - 17) / 4)
      expect(scanned({ id: 'c', ...made })).toBe(qrData)
    }
    expect([...versions]).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
  })

  test('QR, from one letter to a page of text', () => {
    const text = fc.oneof(
      fc.string({ unit: printable, minLength: 1, maxLength: 300 }),
      fc.string({ unit: fc.constantFrom(...'éüß€日本 a1'), minLength: 1, maxLength: 200 }),
      fc.string({ unit: printable, minLength: 500, maxLength: 1200 }),
    )
    fc.assert(
      fc.property(text, turn, fc.constantFrom(...qrCorrections), (qrData, rotate, errorCorrection) => {
        const given = { qrData, qrDataType: 'text' } as const
        const made = { ...elementKinds.qrcode.create(given, groundOn(plate, [])), errorCorrection }
        // A text that is too long has no code.
        if (elementKinds.qrcode.code?.({ id: 'c', ...made }) === null) return
        expect(scanned({ id: 'c', ...made, rotate })).toBe(qrData)
      }),
      // Looking for the shortest text that fails would take minutes.
      { numRuns: 40, endOnFailure: true },
    )
  })
})

test.each(trials)('a code of usual length is read when it is %s', trial => {
  const given = { qrData: 'https://www.exemple.fr/menu?table=4', qrDataType: 'url' } as const
  const made = elementKinds.qrcode.create(given, groundOn(plate, []))
  const element: Element = { id: 'c', ...made }
  const box = kindOf(element).box(element)
  const code = kindOf(element).code?.(element)
  if (!box || !code) throw new Error('no code')
  const plain = codePicture(code, box, plate, compile({ elements: [element] }, plate, engine))
  const seen = tried(trial, plain)
  expect(seen.grey).not.toEqual(plain.grey)
  expect(seen.width).toBeLessThanOrEqual(plain.width)
  expect(readCode('qr', seen, false)).toBe(given.qrData)
})
