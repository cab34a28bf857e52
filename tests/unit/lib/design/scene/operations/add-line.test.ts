import { beforeAll, describe, expect, it } from 'vitest'
import { boxesOverlap } from '@/lib/design/geometry/box'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import type { Design } from '@/lib/design/scene/model'
import { addLine } from '@/lib/design/scene/operations/add-line'
import { boxById } from '@/lib/design/scene/operations/boxes'
import { setDensity, settleTexts } from '@/lib/design/scene/operations/fit/settle'
import { setLocked } from '@/lib/design/scene/operations/hold'
import { addNew } from '@/lib/design/scene/operations/new-elements'
import { engine, loadFonts } from '@/tests/support/fonts'
import { plateFor, template, templates } from '@/tests/support/templates'

beforeAll(() => loadFonts(...templates))

const shrunk = (id: string, design: Design) => {
  const box = boxById(design, id)
  if (!box) throw new Error(`no box of ${id}`)
  return { ...box, top: box.top + 0.01, height: box.height - 0.02 }
}
const textIds = (design: Design) => design.elements.flatMap(({ id, type }) => (type === 'text' ? [id] : []))

describe('a line that is added', () => {
  const upright = templates.filter(design =>
    design.elements.every(element => element.type !== 'text' || !element.rotate),
  )

  it.each(upright.map(({ slug }) => slug))('to %s lies over no other, and in no window', slug => {
    const before = template(slug)
    const plate = plateFor(before)
    const added = addLine(before, plate, 'Word')
    if (!added) return
    const own = shrunk(added.id, added.design)
    const apart = textIds(before).filter(id => {
      const [old, now] = [boxById(before, id), boxById(added.design, id)]
      // Lines that shared ground before are the design's own wish.
      return (
        old &&
        now &&
        textIds(before).every(
          other => other === id || !boxesOverlap(shrunk(id, before), shrunk(other, before)),
        )
      )
    })
    for (const id of apart) expect(boxesOverlap(own, shrunk(id, added.design)), id).toBe(false)
    if (plate.keepOut) expect(boxesOverlap(own, { ...plate.keepOut, rotate: 0 })).toBe(false)
    expect(own.top + own.height).toBeLessThanOrEqual(plate.heightMm - plate.securityMm + 0.02)
  })

  it('has letters of the plate’s size at least, and those of the last line where there is space', () => {
    const address = template('template-company-address-fr')
    const alone = { ...address, elements: address.elements.slice(0, 1) }
    const { design, id } = addLine(alone, plateFor(address), 'Word') ?? { design: alone, id: '' }
    const element = design.elements.find(one => one.id === id)
    expect(element?.type === 'text' && element.doc.lines[0]?.runs[0]?.style).toMatchObject({
      sizeMm: 4.6,
      bold: false,
    })
  })

  it('keeps clear of a date as of any words', () => {
    const address = template('template-company-address-fr')
    const plate = plateFor(address)
    const empty: Design = { ...address, elements: [] }
    const dated = addNew(empty, plate, elementKinds.date, elementKinds.date.usual, engine)
    const added = addLine(dated.design, plate, 'Word')
    if (!added) throw new Error('there is space')
    expect(boxesOverlap(shrunk(added.id, added.design), shrunk(dated.id, added.design))).toBe(false)
  })

  it('is refused where the plate takes no more, or what is there is locked', () => {
    let design: Design | null = template('template-company-address-fr')
    const plate = plateFor(design)
    let count = 0
    while (design && count < 50) {
      design = addLine(design, plate, 'Word')?.design ?? null
      count += 1
    }
    expect(count).toBeLessThan(12)
    const full = template('template-company-address-fr')
    const locked = setLocked(full, textIds(full), true)
    const added = addLine(locked, plate, 'Word')
    if (added) for (const id of textIds(full)) expect(boxById(added.design, id)).toEqual(boxById(full, id))
  })

  it('makes the lines of an untouched dater fill their plate where it fits only that way', () => {
    const dater = template('template-dater-received-fr')
    const plate = plateFor(dater)
    expect(addLine(dater, plate, 'Word')).toBeNull()
    const added = addLine(dater, plate, 'Word', engine)
    if (!added) throw new Error('refused')
    const { design } = settleTexts({ design: dater, plate }, { design: added.design, plate }, engine)
    const faults = checkDesign(design, plate, compile(design, plate, engine), engine)
    expect(faults.filter(({ severity }) => severity === 'block')).toEqual([])
    // Lines that somebody has set by hand are not moved for it.
    expect(addLine(setDensity(dater, null), plate, 'Word', engine)).toBeNull()
  })
})
