import { layoutRoundedText } from '../elements/rounded-text/kind'
import type { RoundedTextElement } from '../elements/rounded-text/schema'
import { scaleText } from '../elements/text/kind'
import { layoutTextElement } from '../elements/text/layout'
import type { TextElement } from '../elements/text/schema'
import type { Finding } from '../finding'
import { findFamily } from '../fonts/families'
import { linePlain, type TextDoc } from '../text-doc'
import { above, below, type CheckContext, hundredth } from './context'

const inkedRuns = (doc: TextDoc) => doc.lines.flatMap(line => line.runs).filter(run => run.text.trim() !== '')

function smallestSize(doc: TextDoc): number {
  return Math.min(...inkedRuns(doc).map(run => run.style.sizeMm))
}

/** The text with every size at least the minimum, in a box that is high enough for it. */
function enlarged(element: TextElement, minMm: number, context: CheckContext): Partial<TextElement> {
  const lines = element.doc.lines.map(line => ({
    ...line,
    runs: line.runs.map(run => ({
      ...run,
      style: { ...run.style, sizeMm: Math.max(minMm, run.style.sizeMm) },
    })),
  }))
  const doc = { lines }
  const { height } = layoutTextElement({ ...element, doc }, context.engine)
  return {
    doc,
    size: { width: element.size.width, height: Math.max(element.size.height, hundredth(height)) },
  }
}

function checkSize(element: TextElement, context: CheckContext): Finding[] {
  const { minFontMm } = context.plate
  const measured = smallestSize(element.doc)
  if (!below(measured, minFontMm)) return []
  const repair = { elementId: element.id, patch: enlarged(element, minFontMm, context) }
  const elementId = element.id
  return [
    { code: 'design_font_too_small', severity: 'block', elementId, measured, needed: minFontMm, repair },
  ]
}

/** Smaller letters where they stay large enough, else a wider or higher box where the plate has room. */
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
  const room = 2 * plate.securityMm
  if (width > plate.widthMm - room || height > plate.heightMm - room) return null
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

function checkOverflow(element: TextElement, context: CheckContext): Finding[] {
  if (element.overflowing) return []
  const { width, height, overflow } = layoutTextElement(element, context.engine)
  if (overflow.width === 0 && overflow.height === 0) return []
  const wide = overflow.width >= overflow.height
  const patch = fitted(element, context)
  return [
    {
      code: 'design_text_overflow',
      severity: 'ask',
      elementId: element.id,
      measured: hundredth(wide ? width : height),
      needed: hundredth(wide ? element.size.width : element.size.height),
      ...(patch ? { repair: { elementId: element.id, patch } } : {}),
    },
  ]
}

function checkFamilies(elementId: string, names: readonly string[]): Finding[] {
  return [...new Set(names)]
    .filter(name => !findFamily(name))
    .map(subject => ({ code: 'design_font_unknown', severity: 'ask', elementId, subject }))
}

function checkGlyphs(elementId: string, missing: readonly { character: string }[]): Finding[] {
  if (missing.length === 0) return []
  const subject = [...new Set(missing.map(m => m.character))].join(' ')
  return [{ code: 'design_glyph_missing', severity: 'block', elementId, subject }]
}

export function checkText(element: TextElement, context: CheckContext): Finding[] {
  const runs = inkedRuns(element.doc)
  return [
    ...checkSize(element, context),
    ...checkOverflow(element, context),
    ...checkFamilies(
      element.id,
      runs.map(run => run.style.family),
    ),
    ...checkGlyphs(element.id, layoutTextElement(element, context.engine).missing),
  ]
}

/** A text may go once around its circle. */
function checkCircle(element: RoundedTextElement, angle: number): Finding[] {
  const whole = 2 * Math.PI
  if (!(angle > whole)) return []
  const fontSize = Math.floor(((element.font.fontSize * whole) / angle) * 95) / 100
  const patch = { font: { ...element.font, fontSize: Math.max(0.1, fontSize) } }
  const turns = Number.isFinite(angle) ? { measured: hundredth(angle / whole), needed: 1 } : {}
  const elementId = element.id
  return [
    { code: 'design_rounded_overlap', severity: 'block', elementId, ...turns, repair: { elementId, patch } },
  ]
}

export function checkRoundedText(element: RoundedTextElement, context: CheckContext): Finding[] {
  if (element.text.trim() === '') return []
  const { id: elementId, font } = element
  const { minFontMm } = context.plate
  const layout = layoutRoundedText(element, context.engine)
  const findings = [
    ...checkCircle(element, layout.angle),
    ...checkFamilies(elementId, [font.family]),
    ...checkGlyphs(elementId, layout.missing),
  ]
  if (!below(font.fontSize, minFontMm)) return findings
  const repair = { elementId, patch: { font: { ...font, fontSize: minFontMm } } }
  return [
    {
      code: 'design_font_too_small',
      severity: 'block',
      elementId,
      measured: font.fontSize,
      needed: minFontMm,
      repair,
    },
    ...findings,
  ]
}

/** Lines of one text beside another's count twice: the plate's figure is for lines below each other. */
export function checkLines({ design, plate }: CheckContext): Finding[] {
  const lines = design.elements
    .filter(element => element.type === 'text')
    .flatMap(element => element.doc.lines)
    .filter(line => linePlain(line).trim() !== '').length
  if (!above(lines, plate.maxLines)) return []
  return [{ code: 'design_too_many_lines', severity: 'ask', measured: lines, needed: plate.maxLines }]
}
