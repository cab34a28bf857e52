import { expect, it } from 'vitest'
import { languages } from '@/lib/catalogue/common'
import { checkDesign } from '@/lib/scene/checks/check-design'
import { compile } from '@/lib/scene/compile'
import { engine, loadFonts } from '@/tests/support/fonts'
import { plateFor, templates } from '@/tests/support/templates'

it('every template can be made as it stands, in every language', async () => {
  await loadFonts(...templates)
  for (const language of languages) {
    const own = templates.filter(design => design.slug.endsWith(`-${language}`))
    expect(own).toHaveLength(34)
    for (const design of own) {
      const plate = plateFor(design)
      expect([design.slug, checkDesign(design, plate, compile(design, plate, engine), engine)]).toEqual([
        design.slug,
        [],
      ])
    }
  }
})
