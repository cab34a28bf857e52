import type { FaceFile } from '@/lib/design/scene/fonts/engine'
import type { Size } from '@/lib/ground/common'
import type { TrueSize } from '../true-size'
import type { AskedFace } from './asked-face'
import { Budget } from './budget'
import { Faces, type FamilyChoices, type OtherFamily } from './faces'
import type { FigureDrawing } from './figures/figures'
import { figuresIn } from './figures/list'
import { type LostPart, PlainWriter } from './plain'
import { sheetOf } from './sheet'
import { textOf } from './text'
import { lengthOf } from './transform'
import { elementsIn, readTree, type SvgNode } from './tree'

/** A drawing as every reader of SVG shows it, with what was found out about it. */
export interface ReadSvg {
  ok: true
  /** The same drawing in plain attributes, without anything that runs or asks for something outside. */
  plain: string
  /** The same as figures, in units of `size`; `null` where it is more than that. */
  figures: FigureDrawing | null
  /** How large it is, in its own units: the ratio of its sides. `null` where it gives no size; then it ends with its ink. */
  size: Size | null
  /** The real size that the file gives, in mm; `null` where it gives none. A size in pixels counts at 96 an inch. */
  trueSize: TrueSize | null
  lost: LostPart[]
  /** Files of the faces in which its texts are set. */
  faces: FaceFile[]
  otherFamilies: OtherFamily[]
}

export type SvgOutcome = ReadSvg | { ok: false; code: 'unreadable' | 'too-large' | 'empty' }

const numbers = /[-+]?(?:\d{1,40}\.?\d{0,40}|\.\d{1,40})(?:e[-+]?\d{1,3})?/gi

/** Signs of a box at most: four figures. */
const longestBox = 200

/** The sides of the box that a drawing says to be in. */
function viewBoxOf(svg: SvgNode): Size | null {
  const [, , width = 0, height = 0] = (
    (svg.attributes.get('viewBox') ?? '').slice(0, longestBox).match(numbers) ?? []
  ).map(Number)
  return width > 0 && height > 0 && Number.isFinite(width * height) ? { width, height } : null
}

/** Nothing is drawn in sides under this, in pixels. */
const leastSide = 0.01

/** A side of the whole drawing in pixels; `null` where it is not given, or is a percentage of an unknown size. */
function sideOf(svg: SvgNode, name: 'width' | 'height'): number | null {
  const text = svg.attributes.get(name)?.trim() ?? ''
  const length = text.endsWith('%') ? null : lengthOf(text, 0)
  return length !== null && length >= leastSide && Number.isFinite(length) ? length : null
}

/** The drawing's size in pixels, one side following from the other where it is not said. */
function sizeOf(svg: SvgNode, box: Size | null): Size | null {
  const [width, height] = [sideOf(svg, 'width'), sideOf(svg, 'height')]
  if (width !== null && height !== null) return { width, height }
  if (!box) return null
  if (width !== null) return { width, height: (width * box.height) / box.width }
  if (height !== null) return { width: (height * box.width) / box.height, height }
  return null
}

/**
 * Writes the size of the drawing where its sides do not give it: a missing side follows from the other, and a side in which nothing
 * could be drawn counts as missing (DESIGN-48).
 */
function settleSides(svg: SvgNode, box: Size | null, pixels: Size | null): void {
  for (const name of ['width', 'height'] as const) {
    if (sideOf(svg, name) !== null) continue
    if (pixels) svg.attributes.set(name, String(pixels[name]))
    // A percentage of an unknown size counts as the whole box, or, without a box, as the drawn extent.
    else if (box || !svg.attributes.get(name)?.includes('%')) svg.attributes.delete(name)
  }
}

const mmOf = (pixels: number): number => (pixels * 25.4) / 96

const isPhysical = (svg: SvgNode): boolean =>
  ['width', 'height'].some(name => /(?:mm|cm|in|pt|pc)\s*$/i.test(svg.attributes.get(name) ?? ''))

function idsOf(node: SvgNode, into = new Map<string, SvgNode>()): Map<string, SvgNode> {
  const id = node.attributes.get('id')
  if (id !== undefined && !into.has(id)) into.set(id, node)
  for (const child of elementsIn(node)) idsOf(child, into)
  return into
}

/**
 * Reads a drawing as every browser shows it (DESIGN-45): what is too much is refused before it is worked at.
 * @param families what stands for families that the shop does not have, where it is not the nearest
 */
export function readSvg(bytes: Uint8Array, families: FamilyChoices = []): SvgOutcome {
  const text = textOf(bytes)
  if (!text.ok) return text
  const tree = readTree(text.text)
  if (typeof tree === 'string') return { ok: false, code: tree }
  const { svg, damaged } = tree
  const byId = idsOf(svg)
  const sheet = sheetOf(svg)
  const budget = new Budget(byId)
  if (sheet.tooLarge || !budget.takes(svg)) return { ok: false, code: 'too-large' }
  const box = viewBoxOf(svg)
  const pixels = sizeOf(svg, box)
  settleSides(svg, box, pixels)
  const faces = new Faces(svg, families)
  const nameFace = budget.setsTexts(svg) ? (face: AskedFace) => faces.nameOf(face) : null
  const writer = new PlainWriter(sheet, byId, box ?? pixels ?? { width: 100, height: 100 }, nameFace)
  const plain = writer.write(svg, pixels)
  if (sheet.tooLarge) return { ok: false, code: 'too-large' }
  if (writer.isEmpty && writer.lost.size === 0) return { ok: false, code: 'empty' }
  if (damaged) writer.lost.add('damaged')
  const size = pixels ?? box
  return {
    ok: true,
    plain,
    figures: size && writer.root && figuresIn(writer.root, size),
    size,
    trueSize: pixels && {
      width: mmOf(pixels.width),
      height: mmOf(pixels.height),
      physical: isPhysical(svg),
    },
    lost: [...writer.lost],
    faces: [...faces.files],
    otherFamilies: faces.others,
  }
}
