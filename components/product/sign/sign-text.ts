import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { SignText } from '@/lib/design/drawing/outlines'
import { marksOfScene } from '@/lib/design/drawing/scene-marks'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import { createFetchedOutlines } from '@/lib/design/scene/fetched-outlines'
import type { Repair } from '@/lib/design/scene/finding'
import type { SignDesign } from '@/lib/design/scene/model'
import { firstWords } from '@/lib/design/scene/operations/first-words'
import { settleTexts } from '@/lib/design/scene/operations/fit/settle'
import { type LineWishes, layTyped, withoutLarger } from '@/lib/design/scene/operations/fit/typed'
import { fitSign } from '@/lib/design/scene/operations/fit-sign'
import { applyRepair } from '@/lib/design/scene/operations/repair'
import { formLines, setLineText } from '@/lib/design/scene/operations/text-lines'
import { plateOf } from '@/lib/design/scene/plate'
import { requiredFiles } from '@/lib/design/scene/required'
import { hasMaterial } from '@/lib/design/scene/traits'
import { madeUpIn } from '@/lib/design/templates/made-up'
import type { SignConfig } from '@/lib/product/sign/config'
import { fillingOf } from '../filling-of'
import type { LaidOutText, TextLine } from '../own-text'

export { readDesign, storeDesign } from '@/lib/design/scene/stored'

/** A sign with its text, exactly as it is ordered. */
export interface LaidOutSign extends LaidOutText {
  design: SignDesign
  text: SignText
}

const engine = createFetchedOutlines()

/** The base of a sign's text: the initial design, and the chosen config and material. */
interface SignBeginning {
  design: SignDesign
  config: SignConfig
  modelName: string
}

/** The sign with these lines on a plate of this config, before the fonts are loaded. */
export function withLines(
  { design, config, modelName }: SignBeginning,
  lines: readonly TextLine[],
): SignDesign {
  const written = lines.reduce(
    (result, { elementId, line, text }) => setLineText(result, elementId, line, text) as SignDesign,
    design,
  )
  const name = firstWords(lines.map(({ text }) => text))
  return fitSign({ ...written, name }, config, modelName)
}

/** The inputs for layout and check of a sign's lines. */
interface SignGround {
  /** The template; nobody orders its sample text. */
  template: SignDesign
  catalogue: Catalogue
  wishes?: LineWishes | undefined
}

/**
 * Lays out and checks a sign by the editor's own rules, with exactly the engraved outlines: its lines fill the plate (DESIGN-31). `null`
 * where the catalogue does not know the product, or the lines do not fit as they are wished; throws when a font cannot be fetched.
 */
export async function layOutSign(
  beginning: SignBeginning,
  lines: readonly TextLine[],
  { template, catalogue, wishes }: SignGround,
): Promise<LaidOutSign | null> {
  const { design: begun, config, modelName } = beginning
  const written = withLines(beginning, lines)
  const ground = { ...fitSign(begun, config, modelName), name: written.name }
  const plate = plateOf(ground, catalogue)
  if (!plate) return null
  await engine.load([...new Set([ground, written].flatMap(requiredFiles))])
  const typed = lines.map(({ text, ...place }) => ({ place, text }))
  const design = layTyped({ design: ground, plate }, typed, engine, wishes)
  if (!hasMaterial(design)) return null
  const scene = compile(design, plate, engine)
  const withText = formLines(design).filter(({ text }) => text.trim() !== '')
  return {
    design,
    text: { widthMm: scene.widthMm, heightMm: scene.heightMm, marks: marksOfScene(scene, 'ink') },
    findings: checkDesign(design, plate, scene, engine, { samples: new Set(madeUpIn([template])) }),
    smallestMm: Math.min(...withText.map(({ sizeMm }) => sizeMm)),
    minFontMm: plate.minFontMm,
    ...fillingOf(design),
  }
}

/**
 * The sign of a page with these lines and wishes; `smaller` are the wishes that fit, where the lines fit only in smaller letters. Errors as
 * those of `layOutSign`.
 */
export async function writeSign(
  beginning: SignBeginning,
  lines: readonly TextLine[],
  ground: SignGround,
): Promise<{ laidOut: LaidOutSign | null; smaller: LineWishes | null }> {
  const laidOut = await layOutSign(beginning, lines, ground)
  const less = laidOut || !ground.wishes ? null : withoutLarger(ground.wishes)
  const fits = less && (await layOutSign(beginning, lines, { ...ground, wishes: less }))
  return { laidOut, smaller: fits ? less : null }
}

/** A repaired sign, as in the editor: what the repair set stays, and the rest fills the plate around it. */
export function repairSign(design: SignDesign, repair: Repair, catalogue: Catalogue): SignDesign {
  const plate = plateOf(design, catalogue)
  const repaired = applyRepair(design, repair)
  const settled = plate
    ? settleTexts({ design, plate }, { design: repaired, plate }, engine).design
    : repaired
  return settled as SignDesign
}

/** The lines of a sign with a field on its page: the lines of elements that had a field before. */
export const fieldsOf = (design: SignDesign, before: readonly TextLine[]): TextLine[] =>
  formLines(design)
    .filter(({ elementId }) => before.some(line => line.elementId === elementId))
    .map(({ elementId, line, text }) => ({ elementId, line, text }))
