import type { Point } from '@/lib/design/geometry/path'
import type { SceneItem } from '@/lib/design/scene/scene'
import type { SupportCell } from '@/lib/product/sign/support-multi'
import { drawItems } from '../canvas/draw-ink'
import type { Material } from '../canvas/material'
import type { Viewport } from '../canvas/viewport'

/** The ground below words keeps them legible on brushed metal and on dark plates. */
const colours = {
  edited: '#0b4f93',
  toWrite: '#6b4300',
  blank: '#4a544e',
  ground: 'rgb(255 255 255 / 0.88)',
} as const
/** Distance of the frame from the edited plate, in CSS pixels. */
const framePx = 4

/** A plate beside the edited one, as it is drawn. */
export interface DrawnPlate {
  cell: SupportCell
  material: Material | null
  /** Colours until the material is there, and of the ink. */
  paper: string
  ink: string
  /** Null while its fonts load. */
  items: readonly SceneItem[] | null
  /** The note in place of a text: still to be written, or blank on purpose. */
  empty: 'toWrite' | 'blank' | null
}

export interface DrawnSupport {
  panel: Material | null
  edited: SupportCell
  others: readonly DrawnPlate[]
}

/** A viewport whose origin is another place of the support, given in mm from the edited plate's corner. */
function shifted(viewport: Viewport, { x, y }: Point): Viewport {
  const { originX, originY, pxPerMm } = viewport
  return { ...viewport, originX: originX + x * pxPerMm, originY: originY + y * pxPerMm }
}

function drawMaterial(ctx: CanvasRenderingContext2D, viewport: Viewport, { image, box }: Material): void {
  const { originX, originY, pxPerMm } = viewport
  ctx.drawImage(
    image,
    originX + box.x * pxPerMm,
    originY + box.y * pxPerMm,
    box.width * pxPerMm,
    box.height * pxPerMm,
  )
}

const isSeen = ({ originX, originY, pxPerMm, width, height }: Viewport, cell: SupportCell): boolean =>
  originX < width &&
  originY < height &&
  originX + cell.width * pxPerMm > 0 &&
  originY + cell.height * pxPerMm > 0

/** The note of an empty plate, in a dashed frame where the text is still missing. */
function drawEmpty(
  ctx: CanvasRenderingContext2D,
  { originX, originY, pxPerMm }: Viewport,
  { width, height }: SupportCell,
  text: string,
  toWrite: boolean,
): void {
  const [wide, high] = [width * pxPerMm, height * pxPerMm]
  ctx.save()
  ctx.strokeStyle = ctx.fillStyle = toWrite ? colours.toWrite : colours.blank
  if (toWrite) {
    const inset = high * 0.14
    ctx.setLineDash([5, 4])
    ctx.strokeRect(originX + inset, originY + inset, wide - 2 * inset, high - 2 * inset)
  }
  const fontPx = Math.max(9, Math.min(15, high * 0.3))
  ctx.font = `600 ${fontPx}px system-ui, sans-serif`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  const [x, y] = [originX + wide / 2, originY + high / 2]
  const ink = ctx.fillStyle
  const { width: long } = ctx.measureText(text)
  const half = { wide: Math.min(wide, long + 12) / 2, high: Math.min(high, fontPx * 1.5) / 2 }
  ctx.fillStyle = colours.ground
  ctx.fillRect(x - half.wide, y - half.high, 2 * half.wide, 2 * half.high)
  ctx.fillStyle = ink
  ctx.fillText(text, x, y, wide)
  ctx.restore()
}

/** Draws the support and all its plates but the edited one, to scale; that one gets its frame. */
export function drawSupport(
  ctx: CanvasRenderingContext2D,
  viewport: Viewport,
  { panel, edited, others }: DrawnSupport,
  texts: Readonly<Record<'toWrite' | 'blank', string>>,
): void {
  if (panel) drawMaterial(ctx, shifted(viewport, { x: -edited.left, y: -edited.top }), panel)
  for (const { cell, material, paper, ink, items, empty } of others) {
    const own = shifted(viewport, { x: cell.left - edited.left, y: cell.top - edited.top })
    if (!isSeen(own, cell)) continue
    if (material) drawMaterial(ctx, own, material)
    else {
      ctx.fillStyle = paper
      ctx.fillRect(own.originX, own.originY, cell.width * own.pxPerMm, cell.height * own.pxPerMm)
    }
    if (items) drawItems(ctx, own, items, { ink, fixingShown: true })
    if (empty) drawEmpty(ctx, own, cell, texts[empty], empty === 'toWrite')
  }
  const { originX, originY, pxPerMm } = viewport
  ctx.strokeStyle = colours.edited
  ctx.lineWidth = 2
  ctx.strokeRect(
    originX - framePx,
    originY - framePx,
    edited.width * pxPerMm + 2 * framePx,
    edited.height * pxPerMm + 2 * framePx,
  )
}
