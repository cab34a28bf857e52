import type { Mask } from '@/lib/catalogue/signs'
import { ellipsePath, roundedRectPath } from '@/lib/design/geometry/figures'
import type { Path, Rect } from '@/lib/design/geometry/path'
import { parseSvgPath } from '@/lib/design/geometry/svg-path'
import { boxToBox, transformPath } from '@/lib/design/geometry/transform'
import { indexSigns, type SignCatalogue, type SignIndex } from './catalogue-index'
import type { MaskCustom, SignConfig, SignMask } from './config'
import { readPercent } from './finishes'

/** What the mask and the finishes make of a sign's edge. */
export interface SignOutline {
  shape: 'rect' | 'round' | 'oval' | 'mask'
  cornerMm: number
  outline: Path
}

/** The parts of a config that its edge depends on. A mask that cannot be read is `null`: the plate is a rectangle. */
export interface OutlinedSign {
  width: number
  height: number
  mask: SignMask | null
  finishes: object
}

function viewBoxOf(text: string): Rect | null {
  const [left = Number.NaN, top = Number.NaN, width = 0, height = 0] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const valid = Number.isFinite(left) && Number.isFinite(top) && width > 0 && height > 0
  return valid ? { left, top, width, height } : null
}

/** The largest box of a ratio inside another, in its middle. */
function fitted(ratio: number, box: Rect): Rect {
  const width = Math.min(box.width, box.height * ratio)
  const height = width / ratio
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  }
}

function maskPath(svgPath: string, view: Rect | null, keepRatio: boolean, box: Rect): Path | null {
  const parsed = parseSvgPath(svgPath)
  if (!parsed.ok || !view || parsed.path.length === 0) return null
  const target = keepRatio ? fitted(view.width / view.height, box) : box
  return transformPath(boxToBox(view, target), parsed.path)
}

function ellipse(box: Rect): SignOutline {
  const shape = box.width === box.height ? 'round' : 'oval'
  return { shape, cornerMm: 0, outline: ellipsePath(box) }
}

function ofMask(mask: SignMask | null, masks: ReadonlyMap<string, Mask>, box: Rect): Path | null {
  if (!mask) return null
  if ('maskCustom' in mask) {
    const { width, height, svgPath } = mask.maskCustom
    return maskPath(svgPath, { left: 0, top: 0, width, height }, false, box)
  }
  const known = masks.get(mask.shape)
  return known ? maskPath(known.svgPath, viewBoxOf(known.viewBox), known.fixedRatio, box) : null
}

const own = (record: object, key: string): unknown =>
  Object.hasOwn(record, key) ? (record as Record<string, unknown>)[key] : undefined

/** Percent of the largest radius that the corners are rounded by; 0 without the finish. */
const roundedPercentOf = ({ finishes }: OutlinedSign): number =>
  Math.min(Math.max(readPercent(own(finishes, 'rounded')) || 0, 0), 100)

const isOval = ({ finishes }: OutlinedSign): boolean => own(finishes, 'oval') === true

const radiusOf = (sign: OutlinedSign): number =>
  ((roundedPercentOf(sign) / 100) * Math.min(sign.width, sign.height)) / 2

/** The radius of a rectangle's corners, in mm, without making its outline; `null` for any other shape. */
export const cornerRadius = (sign: OutlinedSign): number | null =>
  isOval(sign) || (sign.mask && sign.mask.shape !== 'flex-rectangle01') ? null : radiusOf(sign)

function makeOutline(sign: OutlinedSign, { masks }: SignIndex): SignOutline {
  const box = { left: 0, top: 0, width: sign.width, height: sign.height }
  const shape = sign.mask?.shape
  if (isOval(sign) || shape === 'flex-oval01') return ellipse(box)
  if (shape === 'circle01') return ellipse(fitted(1, box))
  const outline = shape === 'flex-rectangle01' ? null : ofMask(sign.mask, masks, box)
  if (outline) return { shape: 'mask', cornerMm: 0, outline }
  const cornerMm = radiusOf(sign)
  return { shape: 'rect', cornerMm, outline: roundedRectPath(box, cornerMm) }
}

/** Outlines kept for a catalogue: a hand on a slider asks for the same few again and again. */
const keptOutlines = 256
const ofCatalogue = new WeakMap<SignIndex, Map<string, SignOutline>>()
/** A customer's outline is kept as long as the config that carries it, in its last size. */
const ofCustomMask = new WeakMap<MaskCustom, { key: string; made: SignOutline }>()

/**
 * The edge of a sign in mm: its mask stretched to the size, made oval or round-cornered by its finishes (a rounded
 * finish of 100 % turns the shorter side into a half circle). The same object for the same edge.
 */
export function outlineOf(sign: OutlinedSign, index: SignIndex): SignOutline {
  const { width, height, mask } = sign
  const key = `${width} ${height} ${mask?.shape} ${isOval(sign)} ${roundedPercentOf(sign)}`
  if (mask && 'maskCustom' in mask) {
    const known = ofCustomMask.get(mask.maskCustom)
    if (known?.key === key) return known.made
    const made = makeOutline(sign, index)
    ofCustomMask.set(mask.maskCustom, { key, made })
    return made
  }
  // A shape that the catalogue does not know may have any name: nothing is kept under it.
  if (mask && !index.masks.has(mask.shape)) return makeOutline(sign, index)
  const outlines = ofCatalogue.get(index) ?? new Map<string, SignOutline>()
  ofCatalogue.set(index, outlines)
  const known = outlines.get(key)
  if (known) return known
  const made = makeOutline(sign, index)
  if (outlines.size >= keptOutlines) outlines.clear()
  outlines.set(key, made)
  return made
}

/** The edge of a sign (see `outlineOf`) by its catalogue. */
export const signOutline = (config: SignConfig, catalogue: SignCatalogue): SignOutline =>
  outlineOf(config, indexSigns(catalogue))
