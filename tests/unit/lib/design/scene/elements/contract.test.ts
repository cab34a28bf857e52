import { describe, expect, test } from 'vitest'
import { handlePoint, resizeBox } from '@/lib/design/geometry/resize-box'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { hiddenCheck } from '@/lib/design/scene/checks/hidden'
import { checksOf, designChecks } from '@/lib/design/scene/checks/registry'
import { compile } from '@/lib/design/scene/compile'
import { groundOn } from '@/lib/design/scene/elements/ground'
import { elementKinds, kindOf } from '@/lib/design/scene/elements/registry'
import { elementSchemas } from '@/lib/design/scene/elements/schemas'
import { hasLines, isBorder, isCode, isCurved, isPicture } from '@/lib/design/scene/elements/traits'
import { findingCodes } from '@/lib/design/scene/finding'
import { type Design, type Element, type ElementType, storedElementSchema } from '@/lib/design/scene/model'
import { addElement } from '@/lib/design/scene/operations/arrange'
import { applyRepair } from '@/lib/design/scene/operations/repair'
import { resizeElement, setElementSize } from '@/lib/design/scene/operations/resize'
import { takeTemplate } from '@/lib/design/scene/operations/template'
import { parseDesign } from '@/lib/design/scene/parse'
import { type Plate, plateOf } from '@/lib/design/scene/plate'
import { storeDesign, storeElement } from '@/lib/design/scene/stored'
import { catalogue } from '@/tests/support/catalogue'
import { engine, loadFonts } from '@/tests/support/fonts'
import { template } from '@/tests/support/templates'

const types = Object.keys(elementKinds) as ElementType[]

/** One design for every kind of plate: stamps and signs, with corners, round, with a window, cut out. */
const grounds: Design[] = [
  'template-company-address-fr',
  'template-association-seal-fr',
  'template-dater-received-fr',
  'template-lawyer-plaque-fr',
  'template-pet-tag-fr',
].map(slug => ({ ...template(slug), elements: [] }))

function plateFor(design: Design): Plate {
  const plate = plateOf(design, catalogue)
  if (!plate) throw new Error('no plate')
  return plate
}

/** A design with one new element of a kind. */
function withNew(type: ElementType, ground: Design): { design: Design; element: Element; plate: Plate } {
  const plate = plateFor(ground)
  const kind = elementKinds[type] as (typeof elementKinds)['text']
  const { design } = addElement(ground, kind.create(kind.usual, groundOn(plate, [])))
  const [element] = design.elements
  if (!element) throw new Error('nothing was added')
  return { design, element, plate }
}

const parses = (element: Element | undefined) =>
  element !== undefined && storedElementSchema.safeParse(storeElement(element)).success

describe('the registry of kinds', () => {
  test('has a kind for every schema', () => {
    const named = elementSchemas.map(schema => schema.def.shape.type.def.values[0])
    expect(types.toSorted()).toEqual(named.toSorted())
  })

  test('knows every finding by one of its rules', () => {
    const ofKinds = types.flatMap(type =>
      checksOf(withNew(type, grounds[0] as Design).element).flatMap(check => check.codes),
    )
    const codes = new Set([...designChecks.flatMap(check => check.codes), ...ofKinds, ...hiddenCheck.codes])
    expect([...codes].toSorted()).toEqual(findingCodes.toSorted())
  })
})

describe.each(types)('a new %s', type => {
  test('can be stored, on every kind of plate', () => {
    for (const ground of grounds) {
      const { design, element } = withNew(type, ground)
      expect(element.type).toBe(type)
      expect(parseDesign(storeDesign(design)), ground.slug).toMatchObject({ ok: true })
    }
  })

  test('has the traits of what it holds', () => {
    const { element } = withNew(type, grounds[0] as Design)
    const { letters, code, onDay } = kindOf(element)
    expect(hasLines(element)).toBe('doc' in element)
    expect(isCurved(element)).toBe(letters !== undefined && !onDay && !('doc' in element))
    expect(isCode(element)).toBe(code !== undefined)
    expect(isPicture(element)).toBe('src' in element)
    expect(isBorder(element)).toBe(type === 'border')
  })

  test('has outlines of finite coordinates, and is looked at by rules without a fault', async () => {
    for (const ground of grounds) {
      const { design, plate } = withNew(type, ground)
      await loadFonts(design)
      const scene = compile(design, plate, engine)
      const drawn = scene.items.filter(item => item.elementId !== null)
      expect(drawn.length, ground.slug).toBeGreaterThan(0)
      for (const { path } of drawn) {
        for (const value of path.flatMap(command => command.slice(1) as number[])) {
          if (!Number.isFinite(value)) throw new Error(`${ground.slug}: ${value}`)
        }
      }
      for (const finding of checkDesign(design, plate, scene, engine)) {
        for (const repair of finding.repairs ?? []) {
          expect(parseDesign(storeDesign(applyRepair(design, repair))), finding.code).toMatchObject({
            ok: true,
          })
        }
      }
    }
  })

  test('stays an element of its kind whatever handle is dragged, and keeps the opposite side', () => {
    const { design, element } = withNew(type, grounds[0] as Design)
    const { handles, box: boxOf } = kindOf(element)
    const box = boxOf(element)
    expect(handles.length === 0 || box !== null).toBe(true)
    if (!box) return
    const opposite = { nw: 'se', n: 's', ne: 'sw', e: 'w', se: 'nw', s: 'n', sw: 'ne', w: 'e' } as const
    for (const handle of handles) {
      for (const [dx, dy] of [
        [3, 2],
        [-2, 5],
        [-500, -500],
        [0.1234, 0],
      ] as const) {
        const next = resizeElement(design, element.id, box, handle, dx, dy).elements[0]
        expect(parses(next), `${handle} ${dx} ${dy}`).toBe(true)
        const after = next && kindOf(next).box(next)
        if (!after) throw new Error('the box is gone')
        const asked = resizeBox(box, handle, dx, dy, { keepRatio: false, minWidth: 1, minHeight: 1 })
        const fixed = handlePoint(box, opposite[handle])
        const is = handlePoint(after, opposite[handle])
        if (handle.length === 2) expect(Math.hypot(is.x - fixed.x, is.y - fixed.y)).toBeLessThan(0.01)
        if (kindOf(element).freeRatio && handle.length === 1) expect(after).toEqual(asked)
      }
    }
  })

  test('takes a width from a field, in mm', () => {
    const { design, element } = withNew(type, grounds[0] as Design)
    const [next] = setElementSize(design, element.id, { width: 7.5, height: 4 }).elements
    expect(parses(next)).toBe(true)
    const box = next && kindOf(next).box(next)
    if (box) expect(box.width).toBe(7.5)
    if (box && kindOf(element).freeRatio) expect(box.height).toBe(4)
  })

  test('goes to every other plate', () => {
    for (const from of grounds) {
      const { design, element, plate } = withNew(type, from)
      for (const to of grounds) {
        const [moved] = takeTemplate(to, plateFor(to), design, plate).elements
        expect(parses(moved), `${from.slug} ${to.slug}`).toBe(true)
        if (to === from) expect(kindOf(element).box(moved ?? element)).toEqual(kindOf(element).box(element))
      }
    }
  })

  test('can be turned exactly where its schema has a rotation', () => {
    const { element } = withNew(type, grounds[0] as Design)
    expect(storedElementSchema.safeParse({ ...storeElement(element), rotate: 12 }).success).toBe(
      kindOf(element).rotates,
    )
  })

  test('changes its letters where it has some, and says what they are', () => {
    const { element } = withNew(type, grounds[0] as Design)
    const { letters } = kindOf(element)
    if (!letters) return
    expect(letters.plain(element)).not.toBe('')
    const changed = letters.restyle(element, { family: 'Lora', bold: true, sizeMm: 4 })
    expect(parses(changed)).toBe(true)
    for (const fact of letters.facts(changed)) expect(fact).toMatchObject({ bold: true, sizeMm: 4 })
    expect(kindOf(changed).files(changed)).toEqual(['lora-bold.ttf'])
  })
})
