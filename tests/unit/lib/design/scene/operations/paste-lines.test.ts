import { describe, expect, it } from 'vitest'
import type { Design } from '@/lib/design/scene/model'
import { pasteLines, readLines } from '@/lib/design/scene/operations/paste-lines'
import { formLines } from '@/lib/design/scene/operations/text-lines'
import { parseDesign } from '@/lib/design/scene/parse'
import { storeDesign } from '@/lib/design/scene/stored'
import { plateFor, template } from '@/tests/support/templates'

const address = template('template-company-address-fr')
const plate = plateFor(address)
const said = (design: Design) => formLines(design).map(({ text }) => text)
const [first] = formLines(address)
const words = ['Cabinet Bernard', '1, place du Marché', '67000 Strasbourg']

describe('lines that were copied elsewhere', () => {
  it('are read without blanks around them, and without those that say nothing', () => {
    expect(readLines('  Cabinet\tBernard \r\n\r\n1, place\u2028du Marché\n')).toEqual([
      'Cabinet Bernard',
      '1, place',
      'du Marché',
    ])
  })

  it('go into the fields below whose words may go', () => {
    const { design, left } = pasteLines(address, plate, first ?? null, words, () => true)
    expect(said(design)).toEqual([...words, ...said(address).slice(3)])
    expect(left).toBe(0)
  })

  it('are added below where words stay, and none of those is lost', () => {
    const { design, last, left } = pasteLines(address, plate, first ?? null, words, () => false)
    const [own = '', ...others] = said(design)
    expect(own).toBe(words[0])
    expect(others).toEqual(expect.arrayContaining(said(address).slice(1)))
    const added = others.filter(text => words.includes(text))
    expect(added).toEqual(words.slice(1, 1 + added.length))
    expect(left).toBe(words.length - 1 - added.length)
    expect(formLines(design).find(line => line.elementId === last?.elementId)?.text).toBe(
      added.at(-1) ?? words[0],
    )
  })

  it('are new lines without a field, as many as the plate takes, and whatever comes can be stored', () => {
    const many = Array.from({ length: 400 }, (_, at) => `Line ${at}`)
    const { design, left } = pasteLines(address, plate, null, many, () => true)
    expect(said(design).length).toBeLessThanOrEqual(plate.maxLines)
    expect(left).toBe(many.length - (said(design).length - said(address).length))
    expect(said(design)).toEqual(expect.arrayContaining(said(address)))
    expect(parseDesign(storeDesign(design)).ok).toBe(true)
  })
})
