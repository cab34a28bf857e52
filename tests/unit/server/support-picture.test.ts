import { expect, it } from 'vitest'
import { goToPlate } from '@/lib/design/scene/operations/plates'
import { designDrawing } from '@/server/design/pictures/drawings/designs'
import { catalogue } from '@/tests/support/catalogue'
import { blankSupport, writtenSupport } from '@/tests/support/supports'

const slug = 'sign-support-multi-4x1-200x50-header'

it('a support’s picture shows every plate in its place, also while another is edited', async () => {
  const design = writtenSupport(slug)
  const drawing = designDrawing(design, catalogue, 4 / 3)
  const svg = await drawing?.draw()
  for (const top of [30, 100, 170, 240, 310]) expect(svg).toContain(`translate(30 ${top})`)
  expect(designDrawing(goToPlate(design, 3), catalogue, 4 / 3)?.facts).toEqual(drawing?.facts)
  expect(designDrawing(blankSupport(slug), catalogue, 4 / 3)?.facts).not.toEqual(drawing?.facts)
})

it('a support that the catalogue does not know has no picture', () => {
  const design = writtenSupport(slug)
  if (!design.support) throw new Error('no plates')
  const unknown = { ...design, support: { ...design.support, slug: 'sign-support-multi-10000x1' } }
  expect(designDrawing(unknown, catalogue, 4 / 3)).toBeUndefined()
})
