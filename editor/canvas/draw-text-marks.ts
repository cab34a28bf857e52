import type { Rect } from '@/lib/design/geometry/path'
import {
  type ArcFrame,
  angleAlong,
  type EllipseFrame,
  type TextFrame,
  toPlate,
} from '@/lib/design/scene/layout/frame'
import { toPx, type Viewport } from './viewport'

const caretColour = '#0b4f93'
const markedColour = 'rgb(11 79 147 / 0.22)'
const caretPx = 1.5

/** The marks of text editing, in mm of the text's layout, which stands in its frame on the plate. */
export interface TextMarks {
  frame: TextFrame
  selected: readonly Rect[]
  caret: { x: number; top: number; height: number } | null
}

/** The selected words and the caret, at the places that the layout gives. */
export function drawTextMarks(
  ctx: CanvasRenderingContext2D,
  viewport: Viewport,
  { frame, selected, caret }: TextMarks,
  caretVisible: boolean,
): void {
  ctx.fillStyle = markedColour
  for (const part of selected) {
    ctx.beginPath()
    if (frame.kind === 'arc') traceBent(ctx, viewport, frame, part)
    else if (frame.kind === 'ellipse') traceAlong(ctx, viewport, frame, part)
    else traceStraight(ctx, viewport, frame, part)
    ctx.fill()
  }
  if (!caret || !caretVisible) return
  const foot = toPx(viewport, toPlate(frame, { x: caret.x, y: caret.top + caret.height }))
  const head = toPx(viewport, toPlate(frame, { x: caret.x, y: caret.top }))
  ctx.strokeStyle = caretColour
  ctx.lineWidth = caretPx
  ctx.beginPath()
  ctx.moveTo(foot.x, foot.y)
  ctx.lineTo(head.x, head.y)
  ctx.stroke()
}

function traceStraight(
  ctx: CanvasRenderingContext2D,
  viewport: Viewport,
  frame: TextFrame,
  part: Rect,
): void {
  const { left, top, width, height } = part
  const corners = [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ]
  for (const corner of corners) {
    const at = toPx(viewport, toPlate(frame, corner))
    ctx.lineTo(at.x, at.y)
  }
}

/** A piece of the ring, there along its upper edge and back along its lower one. */
function traceBent(ctx: CanvasRenderingContext2D, viewport: Viewport, frame: ArcFrame, part: Rect): void {
  const { centre, radius, inverted, turn } = frame
  const sense = inverted ? -1 : 1
  const { x, y } = toPx(viewport, centre)
  const radiusAt = (height: number) => Math.max(0, (radius - sense * height) * viewport.pxPerMm)
  const angleAt = (place: number) => sense * (angleAlong(frame, place) - Math.PI / 2) + (turn * Math.PI) / 180
  const from = angleAt(part.left)
  const to = angleAt(part.left + part.width)
  ctx.arc(x, y, radiusAt(part.top), from, to, inverted)
  ctx.arc(x, y, radiusAt(part.top + part.height), to, from, !inverted)
}

/** Pieces of a marked part along an ellipse. */
const pieces = 32

/** A piece of what lies along an ellipse, there along its upper edge and back along its lower one. */
function traceAlong(
  ctx: CanvasRenderingContext2D,
  viewport: Viewport,
  frame: EllipseFrame,
  part: Rect,
): void {
  const { left, top, width, height } = part
  for (let index = 0; index <= 2 * pieces + 1; index += 1) {
    const isBack = index > pieces
    const share = (isBack ? 2 * pieces + 1 - index : index) / pieces
    const at = toPx(viewport, toPlate(frame, { x: left + width * share, y: isBack ? top + height : top }))
    ctx.lineTo(at.x, at.y)
  }
}
