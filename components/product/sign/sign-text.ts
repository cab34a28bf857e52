import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { SignText } from '@/lib/drawing/outlines'
import { marksOfScene } from '@/lib/drawing/scene-marks'
import { checkDesign } from '@/lib/scene/checks/check-design'
import { compile } from '@/lib/scene/compile'
import { createFetchedOutlines } from '@/lib/scene/fetched-outlines'
import type { SignDesign } from '@/lib/scene/model'
import { firstWords } from '@/lib/scene/operations/first-words'
import { fitSign } from '@/lib/scene/operations/fit-sign'
import { formLines, setLineText } from '@/lib/scene/operations/text-lines'
import { plateOf } from '@/lib/scene/plate'
import { requiredFiles } from '@/lib/scene/required'
import type { SignConfig } from '@/lib/sign/config'
import { madeUpIn } from '@/lib/templates/made-up'
import type { LaidOutText, TextLine } from '../own-text'

export { applyRepair } from '@/lib/scene/operations/repair'
export { readDesign, storeDesign } from '@/lib/scene/stored'

/** A sign with its text, exactly as it is ordered. */
export interface LaidOutSign extends LaidOutText {
  design: SignDesign
  text: SignText
}

const engine = createFetchedOutlines()

/** The sign with these lines in it, on a plate of this config. */
export function withLines(
  design: SignDesign,
  lines: readonly TextLine[],
  config: SignConfig,
  modelName: string,
): SignDesign {
  const written = lines.reduce(
    (result, { elementId, line, text }) => setLineText(result, elementId, line, text) as SignDesign,
    design,
  )
  const name = firstWords(lines.map(({ text }) => text))
  return fitSign({ ...written, name }, config, modelName)
}

/**
 * Lays out and checks a sign, begun with a template, by the very outlines that are engraved. `null` where the catalogue does not know the
 * product; throws when a font cannot be fetched.
 */
export async function layOutSign(
  design: SignDesign,
  template: SignDesign,
  catalogue: Catalogue,
): Promise<LaidOutSign | null> {
  const plate = plateOf(design, catalogue)
  if (!plate) return null
  await engine.load(requiredFiles(design))
  const scene = compile(design, plate, engine)
  const written = formLines(design).filter(({ text }) => text.trim() !== '')
  return {
    design,
    text: { widthMm: scene.widthMm, heightMm: scene.heightMm, marks: marksOfScene(scene, 'ink') },
    findings: checkDesign(design, plate, scene, engine, { samples: new Set(madeUpIn([template])) }),
    smallestMm: Math.min(...written.map(({ sizeMm }) => sizeMm)),
    minFontMm: plate.minFontMm,
  }
}
