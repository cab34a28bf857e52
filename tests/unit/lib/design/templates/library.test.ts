import { beforeAll, describe, expect, test } from 'vitest'
import { chooseFace } from '@/lib/design/scene/fonts/families'
import type { Design } from '@/lib/design/scene/model'
import { parseDesign } from '@/lib/design/scene/parse'
import { plateOf } from '@/lib/design/scene/plate'
import { storeDesign } from '@/lib/design/scene/stored'
import { vectorSrc } from '@/lib/design/scene/vectors/source'
import { layComposition } from '@/lib/design/templates/lay'
import { libraryTemplates } from '@/lib/design/templates/library'
import type { LibraryTemplate } from '@/lib/design/templates/template'
import { languages } from '@/lib/ground/names'
import { catalogue } from '@/tests/support/catalogue'
import { engine } from '@/tests/support/fonts'
import { template } from '@/tests/support/templates'

beforeAll(async () => {
  const faces = libraryTemplates.flatMap(({ family }) =>
    [true, false].map(bold => chooseFace(family, bold, false).face.file),
  )
  const drawings = libraryTemplates.flatMap(({ symbol }) => (symbol ? [vectorSrc(symbol)] : []))
  await engine.load([...new Set([...faces, ...drawings])])
})

const stamp = template('template-company-address-fr')
const sign = template('template-letterbox-fr')

function onModel(model: string): Design {
  const found = catalogue.stampModels.models.find(({ slug }) => slug === model)
  if (!found || stamp.type !== 'stamp') throw new Error(`no model ${model}`)
  const { brand, range } = found
  return { ...stamp, modelId: model, config: { ...stamp.config, brand, range, model: found.model } }
}
function onSign(material: string, width: number, height: number, more: object = {}): Design {
  if (sign.type !== 'sign') throw new Error('no sign')
  const color = catalogue.materials.materials.find(({ name }) => name === material)?.colors[0]?.slug ?? ''
  const config = { ...sign.config, material, width, height, color, ...more }
  return { ...sign, modelId: `sign-${material}`, config }
}

const usual: Record<'stamp' | 'sign', readonly Design[]> = {
  stamp: [
    onModel('model-trodat-printy-4913'),
    onModel('model-trodat-printy-4915'),
    onModel('model-trodat-printy-4924'),
    onModel('model-trodat-printy-4642'),
    onModel('model-trodat-printy-44055'),
  ],
  sign: [
    onSign('pvc', 100, 50),
    onSign('pvc', 200, 150),
    onSign('brass', 200, 100),
    onSign('aluminium', 150, 150, { finishes: { oval: true } }),
    onSign('pvc-quadri', 200, 200),
  ],
}

function lay(one: LibraryTemplate, language: (typeof languages)[number], design: Design): Design | null {
  const plate = plateOf(design, catalogue)
  if (!plate) throw new Error(`no plate for ${design.modelId}`)
  const lines = one.lines[language].map(({ text }) => text)
  return layComposition(design, { ...one, lines }, plate, engine)
}

describe('the library of templates', () => {
  test('has at least 60 stamps and 60 signs, each once', () => {
    for (const kind of ['stamp', 'sign'])
      expect(libraryTemplates.filter(one => one.kind === kind).length).toBeGreaterThanOrEqual(60)
    expect(new Set(libraryTemplates.map(({ slug }) => slug)).size).toBe(libraryTemplates.length)
  })

  test('names fonts and drawings that the shop has', () => {
    for (const { slug, family, symbol } of libraryTemplates) {
      expect(chooseFace(family, false, false).familyMissing, slug).toBe(false)
      if (symbol) expect(engine.drawing(vectorSrc(symbol)), `${slug} ${symbol}`).not.toBeNull()
    }
  })

  test.each(languages)('can be made on every usual plate, rectangular, round or oval, in %s', language => {
    const refused = libraryTemplates.flatMap(one =>
      usual[one.kind]
        .filter(design => !lay(one, language, design))
        .map(design => `${one.slug} on ${design.modelId}`),
    )
    expect(refused).toEqual([])
  })

  test('lays what can be stored and read again', () => {
    for (const one of libraryTemplates.slice(0, 40)) {
      const [design] = usual[one.kind]
      const laid = design && lay(one, 'fr', design)
      expect(laid && parseDesign(storeDesign(laid)).ok, one.slug).toBe(true)
    }
  })
})
