import { group, linearGradient, num, path, rect, tag } from '../svg'
import type { SignPen } from './canvas'

/** Bevel as it is drawn: its own width, but wide enough to be seen on a large sign. */
export function drawnBevel({ look, k }: SignPen): number {
  return look.bevelMm ? look.bevelMm * Math.max(1, k * 0.9) : 0
}

function straightBevel({ look }: SignPen, b: number): string {
  const { width: w, height: h } = look
  const facet = (d: string, fill: string, opacity: number) => path(d, { fill, opacity })
  return (
    facet(`M0 0H${num(w)}L${num(w - b)} ${num(b)}H${num(b)}Z`, '#fff', 0.55) +
    facet(`M0 0L${num(b)} ${num(b)}V${num(h - b)}L0 ${num(h)}Z`, '#fff', 0.32) +
    facet(`M${num(w)} 0L${num(w - b)} ${num(b)}V${num(h - b)}L${num(w)} ${num(h)}Z`, '#000', 0.24) +
    facet(`M0 ${num(h)}L${num(b)} ${num(h - b)}H${num(w - b)}L${num(w)} ${num(h)}Z`, '#000', 0.36) +
    rect(b, b, w - 2 * b, h - 2 * b, 0, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.5,
      'stroke-width': b * 0.1,
    }) +
    rect(b * 0.9, b * 0.9, w - 1.8 * b, h - 1.8 * b, 0, {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.16,
      'stroke-width': b * 0.08,
    })
  )
}

/** A ring along any outline, lit from the upper left. */
function curvedBevel({ look, ids }: SignPen, b: number): string {
  const light = ids.next('bevel')
  const ring = (width: number, stroke: string, opacity: number) =>
    path(look.outline, { fill: 'none', stroke, 'stroke-width': width, 'stroke-opacity': opacity })
  return (
    tag(
      'defs',
      {},
      linearGradient(
        light,
        [0, 0, 1, 1],
        [
          [0, '#fff', 0.7],
          [0.42, '#fff', 0.22],
          [0.5, '#fff', 0],
          [0.56, '#000', 0.12],
          [1, '#000', 0.42],
        ],
      ),
    ) +
    ring(2 * b, `url(#${light})`, 1) +
    ring(2 * b + b * 0.16, '#fff', 0.12)
  )
}

/** The bevelled edge; it is clipped to the outline by the caller. */
export function drawBevel(pen: SignPen): string {
  const bevel = drawnBevel(pen)
  if (!bevel) return ''
  const straight = pen.look.shape === 'rect' && pen.look.cornerMm < 0.5
  return group({}, straight ? straightBevel(pen, bevel) : curvedBevel(pen, bevel))
}
