import { describe, expect, test } from 'vitest'
import { makeArt, measureArt } from '@/lib/design/picture/make-art'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import { contoursOf, type OutlinedArt } from '@/lib/design/scene/elements/image/art'
import { withoutSmallLetters } from '@/lib/design/scene/elements/image/without-letters'
import type { Design } from '@/lib/design/scene/model'
import { applyRepair } from '@/lib/design/scene/operations/repair'
import { parseDesign } from '@/lib/design/scene/parse'
import { storeDesign } from '@/lib/design/scene/stored'
import { stampDesign } from '@/tests/support/editor-design'
import { engine } from '@/tests/support/fonts'
import { greyPicture } from '@/tests/support/pixels'
import { plateFor } from '@/tests/support/templates'

/** A mark of 8 × 6.5 mm, and below it eight letters half a millimetre high. */
const logo = greyPicture(400, 200, (x, y) => {
  const mark = x >= 20 && x < 180 && y >= 20 && y < 150
  const letter = y >= 170 && y < 180 && x >= 200 && x < 320 && (x - 200) % 15 < 6
  return mark || letter
})

function logoArt(): OutlinedArt {
  const edit = { mode: 'line', threshold: 128, fillHoles: false, dropSpecks: false } as const
  const sizeMm = { width: 20, height: 10 }
  const made = makeArt({ grey: logo, edit, sizeMm, filePixels: 1 })
  if (!made.ok || made.art.kind !== 'outlines') throw new Error('no outlines')
  return measureArt(made.art, { grey: logo, edit, sizeMm, filePixels: 1 }, { strokeMm: 0.2, capitalMm: 1.75 })
}

const contours = (art: OutlinedArt) => art.layers.flatMap(layer => contoursOf(layer, art) ?? [])
const check = (design: Design) => {
  const plate = plateFor(design)
  return checkDesign(design, plate, compile(design, plate, engine), engine)
}

describe('letters of a picture that are too small', () => {
  const art = logoArt()
  const design = stampDesign([
    {
      id: 'own',
      type: 'image',
      src: `file:${'a'.repeat(64)}`,
      art,
      position: { left: 10, top: 5 },
      size: { width: 20, height: 10 },
      rotate: 0,
    },
  ])

  test('are taken out by their repair, and the rest stays as it is', () => {
    const finding = check(design).find(({ code }) => code === 'design_image_letters')
    const [repair] = finding?.repairs ?? []
    if (!repair) throw new Error('no repair')
    expect(repair.alone).toBe(true)
    const mended = applyRepair(design, repair)
    expect(parseDesign(storeDesign(mended))).toMatchObject({ ok: true })
    expect(check(mended).map(({ code }) => code)).not.toContain('design_image_letters')
    const [element] = mended.elements
    if (element?.type !== 'image' || element.art?.kind !== 'outlines') throw new Error('no picture')
    expect(contours(art)).toHaveLength(9)
    expect(contours(element.art)).toHaveLength(1)
  })

  test('stay where there is nothing else, and where none were found', () => {
    const { letters: _, ...none } = art
    expect(withoutSmallLetters(none)).toBeNull()
    const whole = {
      ...art,
      fine: [[0, 0, art.width, Math.round((art.letters ?? 1) * 2)]] as OutlinedArt['fine'],
    }
    expect(withoutSmallLetters({ ...whole, letters: art.height })).toBeNull()
  })
})
