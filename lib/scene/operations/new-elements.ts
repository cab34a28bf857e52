import { roundMm } from '@/lib/geometry/box'
import type { BorderElement } from '../elements/border/schema'
import type { QrcodeElement } from '../elements/qrcode/schema'
import { kindNamed } from '../elements/registry'
import type { ShapeName } from '../elements/shape/schema'
import type { TextElement } from '../elements/text/schema'
import { textRules } from '../limits'
import type { Design } from '../model'
import type { Plate } from '../plate'
import { type Alignment, defaultTextStyle, type TextStyle } from '../text-doc'
import type { NewElement } from './arrange'
import { addElement } from './arrange'
import { boxOf } from './boxes'
import { textHeight } from './text'

/** The last text of a design: a new line follows its family, size and alignment. */
function lastText(design: Design): TextElement | undefined {
  return design.elements.findLast(element => element.type === 'text')
}

/** Where a new line of the given height begins: under the last text, or at the bottom when there is no room. */
function topForLine(design: Design, plate: Plate, heightMm: number): number {
  const last = lastText(design)
  const box = last ? boxOf(last) : null
  const room = plate.heightMm - plate.securityMm - heightMm
  const below = box ? box.top + box.height : (plate.heightMm - heightMm) / 2
  return roundMm(Math.max(plate.securityMm, Math.min(below, room)))
}

/** Adds a line of text under the others, in their letters; alone, in the middle of the plate. */
export function addTextLine(design: Design, plate: Plate, words: string): { design: Design; id: string } {
  const last = lastText(design)
  const lastLine = last?.doc.lines.at(-1)
  const inherited = lastLine?.runs[0]?.style
  const style: TextStyle = inherited
    ? { ...inherited, bold: false, sizeMm: Math.max(inherited.sizeMm, plate.minFontMm) }
    : { ...defaultTextStyle, sizeMm: plate.defaultFontMm }
  const align: Alignment = lastLine?.align ?? 'center'
  const lineHeight = last?.lineHeight ?? textRules.lineHeight.default
  const doc = { lines: [{ align, runs: [{ text: words, style }] }] }
  const height = textHeight(doc, lineHeight)
  const edge = Math.max(plate.securityMm, 1)
  const element: NewElement = {
    type: 'text',
    doc,
    lineHeight,
    position: { left: last?.position.left ?? edge, top: topForLine(design, plate, height) },
    size: { width: last?.size.width ?? roundMm(plate.widthMm - 2 * edge), height },
    overflowing: false,
  }
  return addElement(design, element)
}

/** Adds a QR code at the right edge, as large as the plate takes, and never smaller than it can be read. */
export function addQrcode(
  design: Design,
  plate: Plate,
  content: Pick<QrcodeElement, 'qrData' | 'qrDataType'>,
): { design: Design; id: string } {
  const room = Math.min(plate.widthMm, plate.heightMm) - 2 * plate.securityMm
  // Rounded up: the smallest size itself must pass the check.
  const smallest = Math.ceil(plate.qrMinMm * 10) / 10
  const size = roundMm(Math.max(smallest, Math.min(room, plate.heightMm * 0.8)))
  return addElement(design, {
    type: 'qrcode',
    ...content,
    size,
    rotate: 0,
    position: {
      left: roundMm(plate.widthMm - plate.securityMm * 2 - size),
      top: roundMm((plate.heightMm - size) / 2),
    },
  })
}

/** Adds a figure of a usual size in the middle of the plate. */
export function addShape(design: Design, plate: Plate, shape: ShapeName): { design: Design; id: string } {
  const { id: _, ...element } = kindNamed('shape').create(plate, '', shape)
  return addElement(design, element)
}

/** Adds a drawing of the shop, by its name, in the middle of the plate. */
export function addDrawing(design: Design, plate: Plate, name: string): { design: Design; id: string } {
  const { id: _, ...element } = kindNamed('image').create(plate, '', `vector:${name}`)
  return addElement(design, element)
}

export type BorderConfig = BorderElement['config']

/** The border of a design, if it has one. */
export function borderOf(design: Design): BorderElement | null {
  return design.elements.find(element => element.type === 'border') ?? null
}

/** Gives the plate a border, changes the one it has, or takes it away with null; widths in mm, within the plate's limits. */
export function setBorder(design: Design, plate: Plate, change: Partial<BorderConfig> | null): Design {
  const current = borderOf(design)
  if (change === null) {
    if (!current) return design
    return { ...design, elements: design.elements.filter(element => element !== current) }
  }
  const wanted: BorderConfig = {
    style: 'solid',
    width: 0.5,
    offset: plate.securityMm,
    radius: 0,
    ...current?.config,
    ...change,
  }
  const min = plate.border.minMm[wanted.style]
  const config = { ...wanted, width: roundMm(Math.min(plate.border.maxMm, Math.max(min, wanted.width))) }
  if (!current) return addElement(design, { type: 'border', config }).design
  return {
    ...design,
    elements: design.elements.map(element => (element === current ? { ...current, config } : element)),
  }
}
