import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import { productKinds } from '@/lib/product/kinds/registry'

const folders = ['app', 'cms', 'components', 'editor', 'lib', 'server', 'stores']
const isSource = (file: string) => /\.tsx?$/.test(file)
const files = folders
  .flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => path.join(folder, name)),
  )
  .filter(isSource)

const oneOf = (names: readonly string[]) => `'(?:${names.join('|')})'`

/** A comparison with one of these names, in any form. */
function comparisonWith(names: readonly string[]): RegExp {
  const name = oneOf(names)
  return new RegExp(`[!=]==? *${name}|${name} *[!=]==?|\\bcase ${name}`, 'g')
}

/** The files with a comparison outside the home folder of its subject, each with the number of comparisons. */
function comparing(comparison: RegExp, home: RegExp, texts = new Map<string, string>()) {
  return Object.fromEntries(
    files.flatMap(file => {
      if (home.test(file)) return []
      const text = texts.get(file) ?? readFileSync(file, 'utf8')
      const found = [...text.matchAll(comparison)].length
      return found > 0 ? [[file, found]] : []
    }),
  )
}

/** Many names of kinds of elements have other meanings: only comparisons of a `type` count. */
const elementTypes = Object.keys(elementKinds)

const kindNames = productKinds.map(({ name }) => name)

/** The same words, but no kind of product. */
const namesakes = {
  // Views of a stamp in the editor's preview.
  'editor/preview/stamp-stage.tsx': 1,
  'editor/preview/stamp-preview.tsx': 2,
  // A category, and a range of a brand.
  'lib/doors/site/listing-items.ts': 1,
  'lib/catalogue/product-path.ts': 1,
  // A machine.
  'server/workshop/production/stack-names.ts': 1,
}

describe('kinds of products outside of their folders', () => {
  it('are asked for by a trait, by name in these places alone', () => {
    expect(comparing(comparisonWith(kindNames), /^lib\/product\/kinds\/[a-z]+\//)).toEqual({
      ...namesakes,
      // The type of a card decides how its content is read; the content may have any form.
      'server/catalogue/content/product-records.ts': 1,
    })
  })

  it('are found in a comparison of any form', () => {
    const [file = ''] = files
    const texts = new Map([[file, "a.kind === 'stamp' || 'sign' !== b; switch (c) { case 'pack': }"]])
    expect(comparing(comparisonWith(kindNames), /^$/, texts)[file]).toBe(3)
  })
})

describe('kinds of elements outside of their folders', () => {
  const typeOf = new RegExp(`\\btype [!=]==? ${oneOf(elementTypes)}`, 'g')

  it('are asked for by a trait, by name in these places alone', () => {
    expect(comparing(typeOf, /^(?:lib\/design\/scene\/elements|editor\/kinds)\/[a-z-]+\//)).toEqual({
      // Stored elements of any form, before a schema has read them.
      'lib/design/scene/bare.ts': 2,
      'lib/design/scene/migrations.ts': 1,
      'lib/product/kinds/sign/priceable.ts': 1,
      // A separate rule decides which words a formula must keep: not every text of an element is one of them.
      'lib/product/kinds/stamp/formula.ts': 4,
      // A field of the content management, no element.
      'server/catalogue/translations/words-of.ts': 1,
    })
  })
})
