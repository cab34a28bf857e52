import type { Placement } from '../solid/camera'
import { onTop } from '../solid/face'
import { faceMatrix, type Part } from '../solid/loft'
import type { Vec3 } from '../solid/vector'
import { type Attributes, ellipse, group, type Ids, linearGradient, rect, tag } from '../svg'
import { fitTransform } from './impression'

export type WindowOptions = {
  /** Height of the face in millimetres. */
  y: number
  width: number
  height: number
  radius: number
  round: boolean
  /** Colour of the recessed frame. */
  frame: string
  /** What lies on the label: drawn content in mm of a plate, made to fill a share of the label. */
  label: { drawn: string; plate: { width: number; height: number }; share: number }
}

/** The shade of the frame on the label, fading away from the edge. */
function innerShade(id: string, x2: number, y2: number, opacity: number): string {
  return linearGradient(
    id,
    [0, 0, x2, y2],
    [
      [0, '#000', opacity],
      [0.35, '#000', opacity * 0.5],
      [1, '#000', 0],
    ],
  )
}

/** The window in the top of a mount: recessed frame, paper label with the impression, clear lens. */
export function windowOnTop(options: WindowOptions, placement: Placement, ids: Ids): Part {
  const { y, width, height, radius, round, frame, label } = options
  const fitted = fitTransform(label.plate, { width, height }, label.share)
  const origin: Vec3 = [-width / 2, y, -height / 2]
  const lens = ids.next('lens')
  const clip = ids.next('clip')
  const down = ids.next('down')
  const across = ids.next('across')
  const shape = (grow: number, attributes: Attributes, dy = 0) =>
    round
      ? ellipse(width / 2, height / 2 + dy, width / 2 + grow, height / 2 + grow, attributes)
      : rect(-grow, -grow + dy, width + 2 * grow, height + 2 * grow, radius + grow, attributes)
  const definitions = tag(
    'defs',
    {},
    linearGradient(
      lens,
      [0, 0, 1, 1],
      [
        [0, '#fff', 0.55],
        [0.34, '#fff', 0.12],
        [0.35, '#fff', 0],
        [0.74, '#fff', 0],
        [0.75, '#fff', 0.14],
        [1, '#fff', 0.04],
      ],
    ) +
      innerShade(down, 0, 1, 0.24) +
      innerShade(across, 1, 0, 0.18) +
      tag('clipPath', { id: clip }, shape(0, {})),
  )
  const inside = group(
    { 'clip-path': `url(#${clip})` },
    group({ transform: fitted }, label.drawn),
    rect(0, 0, width, 2.6, 0, { fill: `url(#${down})` }),
    rect(0, 0, 2.4, height, 0, { fill: `url(#${across})` }),
    shape(0, { fill: `url(#${lens})` }),
  )
  const inner =
    definitions +
    shape(1.6, { fill: frame }) +
    shape(1.6, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.3, 'stroke-width': 0.35 }, 0.4) +
    shape(0, { fill: '#f6f5f1' }) +
    inside +
    shape(0, { fill: 'none', stroke: '#000', 'stroke-opacity': 0.35, 'stroke-width': 0.3 })
  const lies = faceMatrix(origin, [1, 0, 0], [0, 0, 1], placement)
  return { ...onTop(inner, origin, placement), prints: [`${lies} ${fitted}`] }
}
