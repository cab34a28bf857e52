import { beforeAll, describe, expect, test } from 'vitest'
import { formLines, setLineText } from '@/lib/design/scene/operations/text-lines'
import { libraryTemplates } from '@/lib/design/templates/library'
import { libraryOffer, readyMadeOffer, type TemplateOffer } from '@/lib/design/templates/offer'
import { fillLines, ownLines, sampleWords } from '@/lib/design/templates/words'
import { engine } from '@/tests/support/fonts'
import { plateFor, template, templates } from '@/tests/support/templates'

const line = (text: string, own = true) => ({ text, own })

describe('a template’s lines', () => {
  test('take the shopper’s words in order, and keep those of their kind', () => {
    const lines = [line('Camille MARTIN'), line('Médecin', false), line('Tél. 04 00 00 00 00')]
    expect(fillLines(lines, ['Ada LOVELACE'])).toEqual({
      lines: ['Ada LOVELACE', 'Médecin', 'Tél. 04 00 00 00 00'],
      left: 1,
    })
    expect(fillLines(lines, ['A', 'B', 'C'])).toEqual({ lines: ['A', 'Médecin', 'B', 'C'], left: 0 })
  })

  test('of a formula stay as they are', () => {
    expect(fillLines([line('PAYÉ', false)], ['Ada'])).toEqual({ lines: ['PAYÉ'], left: 0 })
  })
})

describe('the shopper’s words', () => {
  const design = template('template-company-address-fr')

  test('are those that are no template’s', () => {
    const samples = sampleWords(templates)
    expect(ownLines(design, samples)).toEqual([])
    const [first] = formLines(design)
    const written = setLineText(design, first?.elementId ?? '', 0, 'Ada LOVELACE')
    expect(ownLines(written, samples)).toEqual(['Ada LOVELACE'])
  })
})

describe('an offered template', () => {
  const rectangle = template('template-lawyer-fr')
  const round = template('template-association-seal-fr')
  const sign = template('template-letterbox-fr')
  const offer = readyMadeOffer({
    slug: rectangle.slug,
    name: rectangle.name,
    topic: 'lawyer',
    design: rectangle,
    plate: plateFor(rectangle),
  })
  const ground = (on: typeof round, own: string[]) => ({ design: on, plate: plateFor(on), engine, own })

  const wordsOf = (one: TemplateOffer, on: typeof round, own: string[]) => {
    const laid = one.lay(ground(on, own))
    return laid && formLines(laid.design).map(({ text }) => text)
  }

  beforeAll(async () => {
    await engine.load([
      ...offer.files,
      ...libraryTemplates.flatMap(one => [...libraryOffer(one, 'fr').files]),
    ])
  })

  test('of a rectangle is laid out again on a round plate, with the shopper’s words', () => {
    const laid = offer.lay(ground(round, ['Ada LOVELACE', 'Avocate']))
    expect(laid?.design).toMatchObject({ modelId: round.modelId, quantity: round.quantity })
    expect(wordsOf(offer, round, ['Ada LOVELACE', 'Avocate'])?.slice(0, 2)).toEqual([
      'Ada LOVELACE',
      'Avocate',
    ])
    expect(laid?.left).toBe(2)
  })

  test('on a plate like its own stays as it was drawn', () => {
    const laid = offer.lay(ground(rectangle, []))
    expect(laid?.design.elements).toHaveLength(rectangle.elements.length)
  })

  test('with more words than fit is not offered, and nothing is thrown', () => {
    const long = Array.from({ length: 30 }, (_, at) => `Line number ${at} with many words`)
    expect(offer.lay(ground(round, long))).toBeNull()
    expect(offer.lay(ground(sign, ['x'.repeat(400)]))).toBeNull()
  })

  test('takes any words: emoji, one letter, another script', () => {
    for (const word of ['🎉', 'i', 'שלום', '<b>&amp;</b>'])
      for (const one of libraryTemplates.slice(0, 6))
        expect(() => wordsOf(libraryOffer(one, 'fr'), round, [word])).not.toThrow()
  })
})
