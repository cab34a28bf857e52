import { expect, it } from 'vitest'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import { languages } from '@/lib/ground/common'
import { engine, loadFonts } from '@/tests/support/fonts'
import { plateFor, templates } from '@/tests/support/templates'

it('every template can be made as it stands, in every language', async () => {
  await loadFonts(...templates)
  for (const language of languages) {
    const own = templates.filter(design => design.slug.endsWith(`-${language}`))
    expect(own).toHaveLength(34)
    for (const design of own) {
      const plate = plateFor(design)
      const findings = checkDesign(design, plate, compile(design, plate, engine), engine)
      // A template has sample texts, and a finding asks about them until the shopper changes them.
      const others = findings.filter(({ code }) => code !== 'design_sample_words')
      expect([design.slug, others]).toEqual([design.slug, []])
    }
  }
})
