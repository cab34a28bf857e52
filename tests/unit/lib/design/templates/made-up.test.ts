import { beforeAll, describe, expect, test } from 'vitest'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { keepsPlace } from '@/lib/design/scene/checks/sample-words'
import { compile } from '@/lib/design/scene/compile'
import type { Finding } from '@/lib/design/scene/finding'
import { parseTextHtml } from '@/lib/design/scene/html'
import type { Design } from '@/lib/design/scene/model'
import { applyRepair } from '@/lib/design/scene/operations/repair'
import { formLines, setLineText } from '@/lib/design/scene/operations/text-lines'
import { parseDesign } from '@/lib/design/scene/parse'
import { storeDesign } from '@/lib/design/scene/stored'
import { libraryTemplates } from '@/lib/design/templates/library'
import { madeUpIn, madeUpLines } from '@/lib/design/templates/made-up'
import { madeUpInLibrary } from '@/lib/design/templates/words'
import { languages } from '@/lib/ground/names'
import { engine, loadFonts } from '@/tests/support/fonts'
import { withOwnWords } from '@/tests/support/own-words'
import { plateFor, template, templates } from '@/tests/support/templates'

const samples = new Set([...madeUpIn(templates), ...madeUpInLibrary])

const check = (design: Design): Finding[] => {
  const plate = plateFor(design)
  return checkDesign(design, plate, compile(design, plate, engine), engine, { samples })
}
const asked = (design: Design) =>
  check(design).flatMap(({ code, subject = '' }) => (code === 'design_sample_words' ? [subject] : []))

/** Templates that are bought as they are: their words are what many want said. */
const asTheyAre = /no-smoking|template-wc-|loyalty|dater|accounting-grid/

beforeAll(() => loadFonts(...templates))

describe('an untouched sample', () => {
  test('asks about what was made up, line by line', () => {
    expect(asked(template('template-company-address-fr'))).toEqual([
      'DUPONT & FILS SARL',
      '12, rue des Lilas – 69003 LYON',
      'Tél. 04 00 00 00 00',
      'SIRET 000 000 000 00000 – APE 0000A',
    ])
    expect(asked(template('template-lawyer-plaque-fr'))).toEqual([
      'Maître Sophie BERNARD',
      'Avocat au Barreau de Lille',
      'Sur rendez-vous – 03 00 00 00 00',
    ])
    expect(asked(template('template-notary-seal-fr'))).toEqual(['MAÎTRE JEAN LEFÈVRE', 'NOTAIRE À TOURS'])
    expect(asked(template('template-house-number-de'))).toEqual(['27', 'Lindenstraße'])
  })

  test('asks about the network of its code too', () => {
    expect(asked(template('template-qr-wifi-fr'))).toEqual([
      'WIFI:T:WPA;S:Invites;P:exemple-123;;',
      'Réseau : Invites',
    ])
    expect(asked(template('template-qr-stamp-de'))).toContain('https://www.beispiel.de/')
  })

  test('asks in every template, but where its words are what many want said', () => {
    const silent = templates.filter(design => asked(design).length === 0).map(({ slug }) => slug)
    expect(silent.filter(slug => !asTheyAre.test(slug))).toEqual([])
    expect(silent).toHaveLength(6 * languages.length)
  })

  test('is never kept from being ordered for it', () => {
    for (const design of templates)
      expect(check(design).filter(({ severity }) => severity === 'block')).toEqual([])
  })
})

describe('what is no sample', () => {
  test('is asked about in no template once its words are the shopper’s', () => {
    for (const design of templates.map(withOwnWords)) expect(check(design), design.slug).toEqual([])
  })

  test.each(languages)('are the words of formulas and ready-made signs, in %s', language => {
    const ready = libraryTemplates.filter(({ lines }) => lines[language].every(({ own }) => !own))
    expect(ready.length).toBeGreaterThan(60)
    for (const { slug, lines } of ready) {
      for (const { text } of lines[language]) expect(keepsPlace(text), `${slug} ${text}`).toBe(false)
    }
  })

  test('are words that many want said', () => {
    for (const text of [
      'Cabinet médical',
      'Médecin généraliste',
      'DIRECTION',
      'Défense de fumer',
      '* LOI 1901 *',
    ])
      expect(madeUpLines([text])).toEqual([])
  })

  test('are the shopper’s own figures and addresses', () => {
    for (const text of [
      'Tél. 04 72 10 20 30',
      'SIRET 552 100 554 00013',
      'SARL au capital de 1 000 000 €',
      '120 000 km',
      'Chambre 100',
      'www.monexemple.fr',
      'contact@example-stamps.com',
      'XXL',
      'Depuis 2000',
    ])
      expect(keepsPlace(text), text).toBe(false)
  })
})

describe('words that keep a place', () => {
  test('are known, no matter who wrote them', () => {
    for (const text of [
      'SIRET 000 000 000 00000',
      'TVA FR00000000000',
      'Tél. 06 00 00 00 00',
      'Tel. 0221 000000',
      'RPPS 10000000000',
      'BIC XXXXXXXX',
      'contact@exemple.fr',
      'https://www.example.co.uk/impressum',
    ])
      expect(keepsPlace(text), text).toBe(true)
  })

  test('are asked about in a line that was written for the rest', () => {
    const design = template('template-company-address-fr')
    const last = formLines(design).at(-1)
    const written = setLineText(design, last?.elementId ?? '', 0, 'SIRET 000 000 000 00000 – APE 6201Z')
    expect(asked(written)).toContain('SIRET 000 000 000 00000 – APE 6201Z')
  })
})

describe('a sample’s line', () => {
  test('is recognised with other blanks or capitals', () => {
    const design = template('template-company-address-fr')
    const [first] = formLines(design)
    expect(asked(setLineText(design, first?.elementId ?? '', 0, ' dupont  & fils SARL '))[0]).toBe(
      'dupont  & fils SARL',
    )
  })

  test('is taken away by its repair, the others stay, and nothing but its owner does it', () => {
    const design = template('template-lawyer-plaque-fr')
    const findings = check(design).filter(({ code }) => code === 'design_sample_words')
    for (const { subject, repairs = [] } of findings) {
      expect(repairs).toHaveLength(1)
      const [repair] = repairs
      expect(repair?.alone).toBe(true)
      if (!repair) continue
      const mended = applyRepair(design, repair)
      expect(formLines(mended).map(({ text }) => text)).toEqual(
        formLines(design).flatMap(({ text }) => (text === subject ? [] : [text])),
      )
      expect(parseDesign(storeDesign(mended))).toMatchObject({ ok: true })
    }
  })
})

test('thousands of lines that keep a place take no longer than as many others, and ask about a few', () => {
  const lines = Array.from({ length: 3000 }, (_, at) => `<div>XXXX ${at}</div>`).join('')
  const [first] = template('template-company-address-fr').elements
  if (first?.type !== 'text') throw new Error('no text')
  const design = {
    ...template('template-company-address-fr'),
    elements: [{ ...first, doc: parseTextHtml(lines).doc }],
  }
  expect(asked(design)).toHaveLength(12)
})
