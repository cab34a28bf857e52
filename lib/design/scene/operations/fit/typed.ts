import { withDoc } from '../../elements/text/measure'
import { hasLines } from '../../elements/traits'
import type { FontEngine } from '../../fonts/engine'
import type { Design } from '../../model'
import { addLine } from '../add-line'
import { elementOf } from '../boxes'
import { changeElements } from '../change'
import { formLines, removeLine, setLineSize, setLineText } from '../text-lines'
import { hasSpaceToFill, presentDensity } from './fill'
import { halvesOf } from './halves'
import { canLay, densityOf, type OnPlate, setDensity, settleTexts } from './settle'

/** The wish for a typed line beside the others: its size in steps, larger or smaller, and whether it stands in two lines. */
export interface LineWish {
  step: number
  inTwo: boolean
}

/** The wishes for typed lines: how much denser or airier all of them fill the plate, in steps, and for each line. */
export interface LineWishes {
  density: number
  /** By the place of a line among those that were typed; a line without one has none. */
  lines: Readonly<Record<number, LineWish>>
}

export const noWish: LineWish = { step: 0, inTwo: false }
export const noWishes: LineWishes = { density: 0, lines: {} }

/** Whether there is any wish. */
export const isWished = ({ density, lines }: LineWishes): boolean =>
  density !== 0 || Object.values(lines).some(({ step, inTwo }) => step !== 0 || inTwo)

/** The wishes without what is to be larger; null where nothing is. */
export function withoutLarger({ density, lines }: LineWishes): LineWishes | null {
  const all = Object.entries(lines)
  if (density <= 0 && all.every(([, { step }]) => step <= 0)) return null
  const kept = all.map(([at, wish]) => [at, { ...wish, step: Math.min(0, wish.step) }] as const)
  return { density: Math.min(0, density), lines: Object.fromEntries(kept) }
}

/** The wishes, then each time with one step less of every enlargement, down to none. */
export function* lessLarger({ density, lines }: LineWishes): Generator<LineWishes> {
  const most = Math.max(0, density, ...Object.values(lines).map(({ step }) => step))
  for (let less = 0; less <= most; less += 1) {
    const fewer = (steps: number) => (steps > 0 ? Math.max(0, steps - less) : steps)
    const left = Object.entries(lines).map(([at, wish]) => [at, { ...wish, step: fewer(wish.step) }] as const)
    yield { density: fewer(density), lines: Object.fromEntries(left) }
  }
}

/** A line that was typed, and where it stands; null where it is one more than the design has. */
export interface TypedLine {
  place: { elementId: string; line: number } | null
  text: string
}

/** What a step makes of a line's size, and of the density of all. */
const sizeStep = 1.15
const densityStep = 0.2
/** Sizes are set on a grid of a twentieth of a mm, as those that are found. */
const grid = 20

/** A size in mm some steps larger or smaller. */
export const sizeAt = (sizeMm: number, steps: number): number =>
  Math.round(sizeMm * sizeStep ** steps * grid) / grid

interface Placed {
  elementId: string
  /** Where its rows are among the element's; two where it is broken. */
  lines: readonly number[]
}

interface Written {
  design: Design
  placed: readonly (Placed | null)[]
  /** A line of a straight text was left empty and is gone. */
  emptied: boolean
}

/** Breaks the line of an element at its most even blank; whether there was one. */
function broken(design: Design, elementId: string, line: number, engine: FontEngine): Design | null {
  const element = elementOf(design, elementId)
  if (!hasLines(element)) return null
  const halves = halvesOf(element, line, engine)
  if (!halves) return null
  const lines = element.doc.lines.toSpliced(line, 1, ...halves)
  return changeElements(design, [elementId], () => withDoc(element, { lines }))
}

const saysNothing = (design: Design, elementId: string, line: number): boolean =>
  formLines(design).some(one => one.elementId === elementId && one.line === line && one.text.trim() === '')

/** The design with the lines in their places; empty ones leave their place to the others. Null where a line finds no place. */
function written(
  { design: ground, plate }: OnPlate,
  typed: readonly TypedLine[],
  wishes: LineWishes,
  engine: FontEngine,
): Written | null {
  let design = ground
  let emptied = false
  const placed: (Placed | null)[] = []
  // How many rows an element has lost or gained above its next typed line.
  const shifts = new Map<string, number>()
  for (const [at, { place, text }] of typed.entries()) {
    if (place === null && text.trim() === '') {
      placed.push(null)
      continue
    }
    let elementId = place?.elementId ?? ''
    const shift = shifts.get(elementId) ?? 0
    const line = place ? place.line + shift : 0
    if (place && text.trim() === '') {
      // Lines that are empty in the design itself stay empty.
      if (saysNothing(design, elementId, line)) {
        placed.push(null)
        continue
      }
      emptied ||= hasLines(elementOf(design, elementId))
      design = removeLine(design, elementId, line)
      shifts.set(elementId, shift - 1)
      placed.push(null)
      continue
    }
    if (place) {
      design = setLineText(design, elementId, line, text)
    } else {
      const added = addLine(design, plate, text, engine)
      if (!added) return null
      design = added.design
      elementId = added.id
    }
    const two = wishes.lines[at]?.inTwo ? broken(design, elementId, line, engine) : null
    if (two) {
      design = two
      shifts.set(elementId, shift + 1)
    }
    placed.push({ elementId, lines: two ? [line, line + 1] : [line] })
  }
  return { design, placed, emptied }
}

/**
 * The design with every wished line in its step of the size that it has, within what the plate can make.
 * @param all steps of every line beside its own
 */
function stepped(
  { design, placed }: Pick<Written, 'design' | 'placed'>,
  minFontMm: number,
  { lines }: LineWishes,
  all: number,
): Design {
  const sizes = new Map(
    formLines(design).map(({ elementId, line, sizeMm }) => [`${elementId} ${line}`, sizeMm]),
  )
  return placed.reduce((result, one, at) => {
    const step = (lines[at]?.step ?? 0) + all
    if (!one || step === 0) return result
    return one.lines.reduce((next, line) => {
      const sizeMm = sizes.get(`${one.elementId} ${line}`)
      if (sizeMm === undefined) return next
      return setLineSize(next, one.elementId, line, Math.max(minFontMm, sizeAt(sizeMm, step)))
    }, result)
  }, design)
}

/** The density some steps denser or airier; `rest` are the steps beyond the airiest, which make lines smaller instead. */
function densityAt(density: number, steps: number): { density: number; rest: number } {
  const wanted = density + steps * densityStep
  const held = Math.round(Math.min(1, Math.max(0, wanted)) * 100) / 100
  return { density: held, rest: Math.ceil(Math.min(0, wanted) / densityStep - 1e-6) }
}

/**
 * What was typed in the fields of a form, laid by the editor's own rules (DESIGN-31): the lines fill the plate around what else stands
 * on it. A line that should be larger or smaller keeps its step from the size that was found for it, and the others fill the rest; all
 * lines together become denser or airier. The same design where nothing was changed. Fonts must be there.
 * @param ground the design before anything was typed
 * @returns null where an added line does not fit, or the wishes do not fit even with the smallest letters elsewhere
 */
export function layTyped(
  ground: OnPlate,
  typed: readonly TypedLine[],
  engine: FontEngine,
  wishes: LineWishes = noWishes,
): Design | null {
  if (!canLay(ground.design, engine)) return null
  const { plate } = ground
  const made = written(ground, typed, wishes, engine)
  if (!made) return null
  // A line that is gone says nothing: without this its place would stay free.
  const begins = made.emptied && densityOf(made.design) === undefined
  const begun = begins ? setDensity(made.design, presentDensity(ground.design, plate, engine)) : made.design
  const { design: first } = settleTexts(ground, { design: begun, plate }, engine)
  const density = densityOf(first) ?? presentDensity(first, plate, engine)
  const change = (before: Design, after: Design): Design =>
    after === before
      ? before
      : settleTexts({ design: before, plate }, { design: after, plate }, engine).design
  const airy = densityAt(density, wishes.density)
  const dense = wishes.density === 0 ? first : change(first, setDensity(first, airy.density))
  const sized = stepped({ ...made, design: dense }, plate.minFontMm, wishes, airy.rest)
  const laid = change(dense, sized)
  const isFull = isWished(wishes) && typeof densityOf(laid) === 'number'
  return isFull && !hasSpaceToFill(laid, plate, engine) ? null : laid
}
