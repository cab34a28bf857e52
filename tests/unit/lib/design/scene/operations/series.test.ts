import { beforeAll, describe, expect, it } from 'vitest'
import { listLength, readTable } from '@/lib/design/scene/operations/name-list'
import type { Setting } from '@/lib/design/scene/operations/plate-layout'
import { evenSeries, firstColumns, seriesPiece, smallerInSeries } from '@/lib/design/scene/operations/series'
import { formLines } from '@/lib/design/scene/operations/text-lines'
import { parseDesign } from '@/lib/design/scene/parse'
import { plateOf } from '@/lib/design/scene/plate'
import { storeDesign } from '@/lib/design/scene/stored'
import { catalogue } from '@/tests/support/catalogue'
import { signDesign, stampDesign, text } from '@/tests/support/editor-design'
import { engine } from '@/tests/support/fonts'
import fc from '@/tests/support/properties'

const setting: Setting = { plateOf: design => plateOf(design, catalogue), engine }
const long = 'Maître Anne-Laure DE LA FONTAINE DE MONTMORENCY-LAVAL'

beforeAll(() => engine.load(['roboto-regular.ttf', 'roboto-bold.ttf']))

describe('a pasted list', () => {
  it.each([
    ['a name a line', 'Anne\nKarim\r\n\r\n  \nSophie', [['Anne'], ['Karim'], ['Sophie']]],
    [
      'columns of a spreadsheet',
      'Anne\tDroit\nKarim\t\t12',
      [
        ['Anne', 'Droit'],
        ['Karim', '', '12'],
      ],
    ],
    ['semicolons', 'Anne; Droit ;', [['Anne', 'Droit']]],
    ['a cell with a line break', '"Anne\nPetit"\tDroit', [['Anne Petit', 'Droit']]],
    [
      'quotation marks in a name',
      'Anne "Nine" Petit\n"Il dit ""oui"""',
      [['Anne "Nine" Petit'], ['Il dit "oui"']],
    ],
    ['a quotation mark that is never closed', '"Anne\nKarim', [['"Anne'], ['Karim']]],
    ['nothing', ' \n\t;\n', []],
  ])('with %s is read as a table', (_name, list, rows) => {
    expect(readTable(list)).toEqual(rows)
  })

  it('never throws, and has no row without a word, whatever is pasted', () => {
    const signs = fc.constantFrom('"', '\n', '\r\n', '\t', ';', ' ', 'a', 'é', '\u2028')
    fc.assert(
      fc.property(
        fc.array(signs).map(all => all.join('')),
        list => {
          for (const row of readTable(list)) expect(row.some(cell => cell !== '')).toBe(true)
        },
      ),
    )
  })

  it('of 20 KB and more is read to its bound at once', () => {
    const before = performance.now()
    expect(readTable('"a\n'.repeat(100_000)).length).toBeLessThanOrEqual(listLength / 2)
    expect(performance.now() - before).toBeLessThan(500)
  })
})

describe.each([
  ['stamp', stampDesign([text('e1', 'Nom', 3, 4), text('e2', 'Fonction', 12, 3)])],
  ['sign', signDesign([text('e1', 'Nom', 3, 8), text('e2', 'Fonction', 15, 5)])],
])('a series of a %s', (_kind, model) => {
  const columns = firstColumns(model, 2)
  const words = (cells: readonly string[]) =>
    formLines(seriesPiece(model, cells, columns, setting).design).map(line => line.text)

  it('has each row’s words in the lines of its columns, and leaves out what is empty', () => {
    expect(words(['Anne', 'Droit'])).toEqual(['Anne', 'Droit'])
    expect(words(['Anne', ''])).toEqual(['Anne'])
    expect(words(['', 'Droit'])).toEqual(['Droit'])
    expect(firstColumns(model, 4).map(column => column?.elementId ?? null)).toEqual(['e1', 'e2', null, null])
  })

  it('keeps its letters but where a name is too long, says so, and can be even', () => {
    const pieces = [['Anne'], ['Karim'], [long]].map(cells =>
      seriesPiece(model, cells, columns.slice(0, 1), setting),
    )
    const found = smallerInSeries(pieces)
    expect(found.slice(0, 2)).toEqual([null, null])
    expect(found[2]?.sizeMm).toBeLessThan(found[2]?.othersMm ?? 0)
    expect(found[2]?.othersMm).toBe(formLines(model)[0]?.sizeMm)
    const even = evenSeries(pieces)
    expect(smallerInSeries(even)).toEqual([null, null, null])
    expect(evenSeries(even).map(({ design }) => design)).toEqual(even.map(({ design }) => design))
  })

  it('makes designs that parse, whatever is in a list', () => {
    const cell = fc.oneof(fc.constantFrom('', long, '\u0000', '👩‍👧', 'שלום', '<b>x</b>'), fc.string())
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 4 }), cells => {
        const [row] = readTable(cells.join('\t'))
        if (!row) return
        const { design } = seriesPiece(model, row, firstColumns(model, row.length), setting)
        expect(parseDesign(storeDesign(design)).ok).toBe(true)
      }),
    )
  })
})
