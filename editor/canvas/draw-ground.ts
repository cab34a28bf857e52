import type { Plate } from '@/lib/design/scene/plate'
import type { Draw } from './drawn-shape'
import type { Material } from './material'
import { path2d } from './path-cache'
import { rulerTicks } from './ruler-ticks'
import type { Viewport } from './viewport'

const tickPx = [4, 7, 11] as const
const rulerGapPx = 5
const colours = {
  ruler: '#636c66',
  shadow: 'rgb(16 26 20 / 0.16)',
  security: '#6f8fb0',
  keepOut: 'rgb(133 84 0 / 0.12)',
  keepOutEdge: '#855400',
} as const

/**
 * Draws what lies below the ink: rulers in mm, the surroundings of the plate, the plate, its security zone and the
 * window that stays free.
 */
export function drawGround(
  ctx: CanvasRenderingContext2D,
  viewport: Viewport,
  plate: Plate,
  material: Material | null,
  drawAround: Draw | null = null,
): void {
  drawRulers(ctx, viewport, plate)
  drawAround?.(ctx)
  ctx.save()
  ctx.translate(viewport.originX, viewport.originY)
  ctx.scale(viewport.pxPerMm, viewport.pxPerMm)
  if (material) {
    const { x, y, width, height } = material.box
    ctx.drawImage(material.image, x, y, width, height)
  } else drawPlate(ctx, plate)
  drawSecurityZone(ctx, viewport, plate)
  if (plate.keepOut) drawKeepOut(ctx, viewport, plate.keepOut)
  ctx.restore()
}

function drawPlate(ctx: CanvasRenderingContext2D, plate: Plate): void {
  const outline = path2d(plate.outline)
  ctx.save()
  // A canvas shadow is in device pixels, whatever the scale.
  ctx.shadowColor = colours.shadow
  ctx.shadowBlur = 14
  ctx.shadowOffsetY = 3
  ctx.fillStyle = plate.paper
  ctx.fill(outline)
  ctx.restore()
}

/** The zone as a dashed line: the plate's outline shrunk about its centre, which is exact for boxes and circles. */
function drawSecurityZone(ctx: CanvasRenderingContext2D, viewport: Viewport, plate: Plate): void {
  const { widthMm, heightMm, securityMm } = plate
  ctx.save()
  ctx.translate(widthMm / 2, heightMm / 2)
  ctx.scale((widthMm - 2 * securityMm) / widthMm, (heightMm - 2 * securityMm) / heightMm)
  ctx.translate(-widthMm / 2, -heightMm / 2)
  ctx.lineWidth = 1 / viewport.pxPerMm
  ctx.setLineDash([4 / viewport.pxPerMm, 3 / viewport.pxPerMm])
  ctx.strokeStyle = colours.security
  ctx.stroke(path2d(plate.outline))
  ctx.restore()
}

function drawKeepOut(
  ctx: CanvasRenderingContext2D,
  viewport: Viewport,
  area: { left: number; top: number; width: number; height: number },
): void {
  ctx.fillStyle = colours.keepOut
  ctx.fillRect(area.left, area.top, area.width, area.height)
  ctx.lineWidth = 1 / viewport.pxPerMm
  ctx.setLineDash([4 / viewport.pxPerMm, 3 / viewport.pxPerMm])
  ctx.strokeStyle = colours.keepOutEdge
  ctx.strokeRect(area.left, area.top, area.width, area.height)
  ctx.setLineDash([])
}

/** The plate's millimetres along the edges of its ground. */
function drawRulers(ctx: CanvasRenderingContext2D, viewport: Viewport, plate: Plate): void {
  ctx.save()
  ctx.strokeStyle = colours.ruler
  ctx.fillStyle = colours.ruler
  ctx.lineWidth = 1
  ctx.font = '10px system-ui, sans-serif'
  const top = Math.max(16, Math.round(viewport.edgeY) - rulerGapPx)
  const left = Math.max(16, Math.round(viewport.edgeX) - rulerGapPx)
  drawAxis(ctx, plate.widthMm, viewport, (at, length, label) => {
    const x = Math.round(viewport.originX + at) + 0.5
    ctx.moveTo(x, top)
    ctx.lineTo(x, top - length)
    if (label !== null) ctx.fillText(label, x + 2, top - 9)
  })
  drawAxis(ctx, plate.heightMm, viewport, (at, length, label) => {
    const y = Math.round(viewport.originY + at) + 0.5
    ctx.moveTo(left, y)
    ctx.lineTo(left - length, y)
    if (label === null) return
    ctx.save()
    ctx.translate(left - 9, y - 2)
    ctx.rotate(-Math.PI / 2)
    ctx.fillText(label, 0, 0)
    ctx.restore()
  })
  ctx.restore()
}

function drawAxis(
  ctx: CanvasRenderingContext2D,
  lengthMm: number,
  viewport: Viewport,
  draw: (at: number, length: number, label: string | null) => void,
): void {
  ctx.beginPath()
  for (const tick of rulerTicks(lengthMm, viewport.pxPerMm)) {
    draw(tick.at * viewport.pxPerMm, tickPx[tick.rank], tick.rank === 2 ? String(tick.at) : null)
  }
  ctx.stroke()
}
