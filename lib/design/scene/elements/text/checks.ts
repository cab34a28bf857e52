import type { CheckContext, ElementCheck } from '../../checks/check'
import { below, hundredth } from '../../checks/measure'
import type { Repair } from '../../finding'
import { showCase } from '../../layout/letter-case'
import { canonicalDoc, type TextDoc, type TextLine, type TextRun } from '../../text-doc'
import { letterRepairs, missingGlyphs, unknownFamilies } from '../letter-checks'
import { lacking, withoutCharacters } from '../missing-letters'
import { layoutTextElement } from './layout'
import { scaleText } from './measure'
import type { TextElement } from './schema'

const inkedRuns = (doc: TextDoc) => doc.lines.flatMap(line => line.runs).filter(run => run.text.trim() !== '')

const lettersOfRun = ({ text, style }: TextRun) => ({
  text: showCase(text, style.letterCase).text,
  family: style.family,
})
const lettersOf = (doc: TextDoc) => doc.lines.flatMap(line => line.runs.map(lettersOfRun))

const mapRuns = (doc: TextDoc, change: (run: TextRun) => TextRun): TextDoc => ({
  ...doc,
  lines: doc.lines.map(line => ({ ...line, runs: line.runs.map(change) })),
})

function smallestSize(doc: TextDoc): number {
  return Math.min(...inkedRuns(doc).map(run => run.style.sizeMm))
}

/** Lines with letters of at least a size. The same line gives the same object again, so that it is not typeset again. */
const enlargedLines = new WeakMap<TextLine, { minMm: number; line: TextLine }>()

function enlargedLine(line: TextLine, minMm: number): TextLine {
  const known = enlargedLines.get(line)
  if (known?.minMm === minMm) return known.line
  const runs = line.runs.map(run => ({
    ...run,
    style: { ...run.style, sizeMm: Math.max(minMm, run.style.sizeMm) },
  }))
  const made = { ...line, runs }
  enlargedLines.set(line, { minMm, line: made })
  return made
}

/** The text with every size at least the minimum, in a box that is high enough for it. */
function enlarged(element: TextElement, minMm: number, context: CheckContext): Partial<TextElement> {
  const lines = element.doc.lines.map(line => enlargedLine(line, minMm))
  const doc = { lines }
  const { height } = layoutTextElement({ ...element, doc }, context.engine)
  return {
    doc,
    size: { width: element.size.width, height: Math.max(element.size.height, hundredth(height)) },
  }
}

/** The text without the lines whose letters are too small, or the removal of the element where all are. */
function withoutSmall({ id, doc }: TextElement, minMm: number): Repair {
  const lines = doc.lines.filter(
    line => line.runs.every(run => run.text.trim() === '') || !below(smallestSize({ lines: [line] }), minMm),
  )
  return inkedRuns({ lines }).length > 0
    ? { kind: 'change', elementId: id, patch: { doc: { lines } }, words: 'withoutLine', alone: true }
    : { kind: 'remove', elementIds: [id], words: 'withoutLine', alone: true }
}

const letterSize: ElementCheck<TextElement> = {
  codes: ['design_font_too_small'],
  run(element, { plate }) {
    const measured = smallestSize(element.doc)
    if (!below(measured, plate.minFontMm)) return []
    return [{ code: 'design_font_too_small', severity: 'block', measured, needed: plate.minFontMm }]
  },
  repairs(element, _, context) {
    const { minFontMm } = context.plate
    const patch = enlarged(element, minFontMm, context)
    return [
      { kind: 'change', elementId: element.id, patch, toMm: minFontMm },
      withoutSmall(element, minFontMm),
    ]
  },
}

/** Smaller letters where they stay large enough, else a wider or higher box where the plate has space. */
function fitted(element: TextElement, context: CheckContext): Partial<TextElement> | null {
  const layout = layoutTextElement(element, context.engine)
  const { plate } = context
  const factor = Math.min(element.size.width / layout.width, element.size.height / layout.height)
  if (!below(smallestSize(element.doc) * factor, plate.minFontMm)) {
    const { doc } = scaleText(element, Math.floor(factor * 1000) / 1000)
    return { doc }
  }
  const width = Math.max(element.size.width, hundredth(layout.width + 0.005))
  const height = Math.max(element.size.height, hundredth(layout.height + 0.005))
  const space = 2 * plate.securityMm
  if (width > plate.widthMm - space || height > plate.heightMm - space) return null
  const left = element.position.left - (width - element.size.width) / 2
  const most = plate.widthMm - plate.securityMm - width
  return {
    size: { width, height },
    position: {
      left: hundredth(Math.min(Math.max(left, plate.securityMm), most)),
      top: element.position.top,
    },
  }
}

const overflow: ElementCheck<TextElement> = {
  codes: ['design_text_overflow'],
  applies: element => !element.overflowing,
  run(element, { engine }) {
    const { width, height, overflow: over } = layoutTextElement(element, engine)
    if (over.width === 0 && over.height === 0) return []
    const wide = over.width >= over.height
    return [
      {
        code: 'design_text_overflow',
        severity: 'ask',
        measured: hundredth(wide ? width : height),
        needed: hundredth(wide ? element.size.width : element.size.height),
      },
    ]
  },
  repairs(element, _, context) {
    const patch = fitted(element, context)
    return patch ? [{ kind: 'change', elementId: element.id, patch }] : []
  },
}

const families: ElementCheck<TextElement> = {
  codes: ['design_font_unknown'],
  run: element => unknownFamilies(inkedRuns(element.doc).map(run => run.style.family)),
}

const glyphs: ElementCheck<TextElement> = {
  codes: ['design_glyph_missing'],
  run: (element, { engine }) => missingGlyphs(layoutTextElement(element, engine).missing),
  repairs: ({ id, doc }) =>
    letterRepairs<TextElement>(id, lettersOf(doc), {
      inFamily: family => ({
        doc: mapRuns(doc, run =>
          lacking([lettersOfRun(run)]).length > 0 ? { ...run, style: { ...run.style, family } } : run,
        ),
      }),
      without(unwanted) {
        const rest = mapRuns(doc, run => ({ ...run, text: withoutCharacters(run.text, unwanted) }))
        return inkedRuns(rest).length > 0 ? { doc: canonicalDoc(rest) } : null
      },
    }),
}

export const textChecks = [letterSize, overflow, families, glyphs]
