import { beforeAll, describe, expect, it } from 'vitest'
import type { SignDesign } from '@/lib/design/scene/model'
import {
  copyLayout,
  onTwoLines,
  pasteNames,
  readNames,
  type Setting,
} from '@/lib/design/scene/operations/plate-layout'
import { rowsOf, sameOnAll, smallerLine, smallerPlates } from '@/lib/design/scene/operations/plate-sizes'
import { wordsOf } from '@/lib/design/scene/operations/plate-words'
import {
  changePlates,
  goToPlate,
  leaveBlank,
  platesOf,
  unwrittenPlates,
} from '@/lib/design/scene/operations/plates'
import { formLines } from '@/lib/design/scene/operations/text-lines'
import { parseDesign } from '@/lib/design/scene/parse'
import { plateOf } from '@/lib/design/scene/plate'
import { storeDesign } from '@/lib/design/scene/stored'
import { catalogue } from '@/tests/support/catalogue'
import { engine } from '@/tests/support/fonts'
import { blankSupport, writtenPlate, writtenSupport } from '@/tests/support/supports'

const slug = 'sign-support-multi-4x1-200x50-header'
const names = 'Sophie BERNARD\tDroit de la famille\nKarim HADDAD; Droit des sociétés\n\nAnne PETIT'
const setting: Setting = { plateOf: design => plateOf(design, catalogue), engine }

beforeAll(() => engine.load(['roboto-regular.ttf', 'roboto-bold.ttf']))

const sizesOf = (plate: SignDesign) => formLines(plate).map(({ sizeMm }) => sizeMm)

describe('the plates of a support', () => {
  it('are turned to without a change of any of them', () => {
    const design = writtenSupport(slug)
    const there = goToPlate(design, 3)
    expect(there.support?.place).toBe(3)
    expect(platesOf(there).map(wordsOf)).toEqual(platesOf(design).map(wordsOf))
    expect(platesOf(goToPlate(there, 0))).toEqual(platesOf(design))
  })

  it('keep what was written on the edited one when another is turned to', () => {
    const design = goToPlate(blankSupport(slug), 2)
    const plate = platesOf(design)[2]
    if (!plate) throw new Error('no plate')
    const written = { ...design, elements: writtenPlate(plate, ['Cabinet']).elements }
    expect(wordsOf(platesOf(goToPlate(written, 0))[2] as SignDesign)).toEqual(['Cabinet'])
  })

  it('are to be written until they have something on them or are left blank on purpose', () => {
    const design = blankSupport(slug)
    expect(unwrittenPlates(design)).toEqual([0, 1, 2, 3, 4])
    const some = leaveBlank(leaveBlank(design, 0, true), 4, true)
    expect(unwrittenPlates(some)).toEqual([1, 2, 3])
    expect(unwrittenPlates(leaveBlank(some, 4, false))).toEqual([1, 2, 3, 4])
    expect(unwrittenPlates(writtenSupport(slug))).toEqual([])
  })
})

describe('a list of names', () => {
  it('is read row by row, its lines parted by tabs or semicolons', () => {
    expect(readNames(names)).toEqual([
      ['Sophie BERNARD', 'Droit de la famille'],
      ['Karim HADDAD', 'Droit des sociétés'],
      ['Anne PETIT'],
    ])
    expect(readNames(' \n\t;\r\n')).toEqual([])
  })

  it('is written on the plates in their order, never on the title plate, and fits', () => {
    const { design, left } = pasteNames(blankSupport(slug), readNames(names), setting)
    expect(left).toBe(0)
    expect(platesOf(design).map(wordsOf)).toEqual([
      [],
      ['Sophie BERNARD', 'Droit de la famille'],
      ['Karim HADDAD', 'Droit des sociétés'],
      ['Anne PETIT'],
      [],
    ])
    for (const plate of platesOf(design)) expect(parseDesign(storeDesign(plate)).ok).toBe(true)
  })

  it('says how many names found no plate', () => {
    const many = Array.from({ length: 9 }, (_, index) => [`Nom ${index}`])
    expect(pasteNames(blankSupport(slug), many, setting).left).toBe(5)
  })

  it('makes a long name smaller, which is reported, and has two ways out', () => {
    const long = 'Maître Anne-Laure DE LA FONTAINE DE MONTMORENCY-LAVAL'
    const rows = [['Sophie'], ['Karim'], [long]]
    const { design } = pasteNames(blankSupport(slug), rows, setting)
    expect(smallerLine(goToPlate(design, 1))).toBeNull()
    const edited = goToPlate(design, 3)
    const smaller = smallerLine(edited)
    if (!smaller) throw new Error('nothing fell smaller')
    expect(smaller.sizeMm).toBeLessThan(smaller.othersMm)
    expect([...smallerPlates(edited)]).toEqual([3])
    // The same for any edited plate: exactly the plates with a `smallerLine`.
    const platesAlone = platesOf(design).flatMap((_, place) =>
      smallerLine(goToPlate(design, place)) ? [place] : [],
    )
    expect([...smallerPlates(design)]).toEqual(platesAlone)
    const same = sameOnAll(edited, smaller)
    expect(smallerLine(same)).toBeNull()
    expect(smallerPlates(same).size).toBe(0)
    expect(new Set(rowsOf(same).slice(0, 3).flatMap(sizesOf)).size).toBe(1)
    const parted = onTwoLines(edited, smaller, setting)
    const [first = '', second = ''] = wordsOf(platesOf(parted)[3] as SignDesign)
    expect(`${first} ${second}`).toBe(long)
    expect(Math.max(...sizesOf(platesOf(parted)[3] as SignDesign))).toBeGreaterThan(smaller.sizeMm)
  })

  it('finds nothing small on plates that have more lines than another one', () => {
    const rows = [['Sophie', 'Droit de la famille'], ['Karim', 'Droit des sociétés'], ['Anne']]
    const { design } = pasteNames(blankSupport(slug), rows, setting)
    const [two, one] = [platesOf(design)[1], platesOf(design)[3]].map(plate =>
      Math.max(...sizesOf(plate as SignDesign)),
    )
    expect(one).toBeGreaterThan(two ?? 0)
    expect([...smallerPlates(design)]).toEqual([])
    for (const place of [1, 2, 3]) expect(smallerLine(goToPlate(design, place))).toBeNull()
  })

  it.each(['', '🙂'.repeat(200), '<b>x</b>', 'a'.repeat(5000), '\u202eabc'])(
    'takes anything that is pasted: %.20s',
    text => {
      const { design } = pasteNames(blankSupport(slug), readNames(text), setting)
      for (const plate of platesOf(design)) expect(parseDesign(storeDesign(plate)).ok).toBe(true)
    },
  )
})

describe('one layout on all plates', () => {
  it('takes letters and places along and leaves the words', () => {
    const design = changePlates(blankSupport(slug), (plate, place) => {
      if (place === 0) return writtenPlate(plate, ['Cabinet'], 9)
      if (place === 1) return writtenPlate(plate, ['Sophie', 'Famille'], 8)
      return place === 4 ? plate : writtenPlate(plate, ['Karim', 'Sociétés', 'Bureau 3'].slice(0, place), 5)
    })
    const copied = copyLayout(goToPlate(design, 1), setting)
    expect(platesOf(copied).map(wordsOf)).toEqual(platesOf(design).map(wordsOf))
    expect(sizesOf(platesOf(copied)[0] as SignDesign)).toEqual([9])
    for (const plate of rowsOf(copied).slice(0, 3)) {
      expect(new Set(sizesOf(plate))).toEqual(new Set([8]))
      expect(parseDesign(storeDesign(plate)).ok).toBe(true)
    }
    expect(copyLayout(copied, setting)).toEqual(copied)
  })
})
