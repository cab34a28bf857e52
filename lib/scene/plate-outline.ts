import type { Mask } from '@/lib/catalogue/signs'
import { ellipsePath, roundedRectPath } from '@/lib/geometry/figures'
import type { Path, Rect } from '@/lib/geometry/path'
import { parseSvgPath } from '@/lib/geometry/svg-path'
import { boxToBox, transformPath } from '@/lib/geometry/transform'
import type { SignConfig } from '@/lib/sign/config'

/** What the mask and the finishes make of a sign's edge. */
export interface SignOutline {
  shape: 'rect' | 'round' | 'oval' | 'mask'
  cornerMm: number
  outline: Path
}

export const ellipseOutline = (box: Rect): Path => ellipsePath(box)
export const roundedOutline = (box: Rect, radius: number): Path => roundedRectPath(box, radius)

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

function ofMask(config: SignConfig, masks: readonly Mask[], box: Rect): Path | null {
  const custom = 'maskCustom' in config.mask ? config.mask.maskCustom : null
  if (custom) {
    const view = { left: 0, top: 0, width: custom.width, height: custom.height }
    return maskPath(custom.svgPath, view, false, box)
  }
  const mask = masks.find(m => m.name === config.mask.shape)
  return mask ? maskPath(mask.svgPath, viewBoxOf(mask.viewBox), mask.fixedRatio, box) : null
}

/**
 * The edge of a sign in mm: its mask stretched to the size, made oval or round-cornered by its finishes
 * (specification §3; a rounded finish of 100 % turns the shorter side into a half circle).
 */
export function signOutline(config: SignConfig, masks: readonly Mask[]): SignOutline {
  const box = { left: 0, top: 0, width: config.width, height: config.height }
  const { shape } = config.mask
  if (config.finishes.oval || shape === 'flex-oval01') return ellipse(box)
  if (shape === 'circle01') return ellipse(fitted(1, box))
  const outline = shape === 'flex-rectangle01' ? null : ofMask(config, masks, box)
  if (outline) return { shape: 'mask', cornerMm: 0, outline }
  const percent = config.finishes.rounded?.percent ?? 0
  const cornerMm = ((percent / 100) * Math.min(box.width, box.height)) / 2
  return { shape: 'rect', cornerMm, outline: roundedRectPath(box, cornerMm) }
}
