import { darken, lighten, luminance } from '../colour'
import { lettering } from '../lettering/lettering'
import { softLine } from '../soft'
import { onFront, onLeft } from '../solid/face'
import type { Part } from '../solid/loft'
import { linearGradient, path, rect, tag } from '../svg'
import { bandCells } from './band'
import { bandWindow } from './band-window'
import { modelMark } from './mount'
import type { Shape } from './self-inking-shape'

/** The soft reflection of the room on the front of the cover. */
function sheen({ input, hw, hd, r, waist, shoulder, scale }: Shape): Part {
  const id = input.ids.next('sheen')
  const top = shoulder - 1
  const low = waist - 5 * scale
  const pale = luminance(input.mount) > 0.35
  const light = linearGradient(
    id,
    [0, 0, 1, 0.5],
    [
      [0, '#fff', 0],
      [0.14, '#fff', pale ? 0.26 : 0.1],
      [0.44, '#fff', pale ? 0.1 : 0.035],
      [0.6, '#fff', 0],
      [1, '#000', 0.05],
    ],
  )
  const width = 2 * (hw - r) + 1
  return onFront(
    tag('defs', {}, light) + rect(0, 0, width, top - low, 0, { fill: `url(#${id})` }),
    [-width / 2, top, hd + 0.92],
    input.placement,
  )
}

/** Highlight along the front upper edge, grip, number, date window and latch. */
export function trim(shape: Shape): Part[] {
  const { input, hw, hd, shoulder, waist, scale, style, inset, elliptic } = shape
  const pale = luminance(input.mount) > 0.35
  const front = hd + 1
  const parts: Part[] = []
  if (!elliptic) {
    parts.push(
      sheen(shape),
      onFront(
        softLine(`M${shape.r} 0H${2 * hw - shape.r}`, {
          stroke: '#fff',
          opacity: luminance(input.mount) > 0.5 ? 0.5 : 0.26,
          width: 1.1,
          deviation: 0.55,
        }),
        [-hw + 1, shoulder + style.crown * scale * 0.35, front - inset - 0.4],
        input.placement,
      ),
    )
  }
  if (input.model.band) {
    const cells = bandCells(input.model)
    const cell = Math.min(6.8, (hw * 1.7) / cells.length)
    parts.push(
      onFront(
        bandWindow(cells, cell, cell * 1.65),
        [0, (waist + shoulder) / 2 - 2, front + 0.06 - inset / 2],
        input.placement,
      ),
    )
  } else {
    parts.push(...grip(shape, pale), mark(shape, pale))
  }
  if (!elliptic) parts.push(latch(shape))
  return parts
}

function grip({ input, hw, hd, waist, scale, style, elliptic }: Shape, pale: boolean): Part[] {
  if (elliptic) return []
  const half = hw * (style.grip === 'lines' ? 0.41 : 0.3)
  const line = (y: number) =>
    style.grip === 'lines'
      ? path(`M${-half} ${y}H${half}`, {
          stroke: '#000',
          'stroke-opacity': pale ? 0.22 : 0.28,
          'stroke-width': 1.1,
          'stroke-linecap': 'round',
        }) +
        path(`M${-half} ${y + 0.75}H${half}`, {
          stroke: '#fff',
          'stroke-opacity': pale ? 0.5 : 0.22,
          'stroke-width': 0.4,
          'stroke-linecap': 'round',
        })
      : path(`M${-half} ${y}H${half}`, {
          stroke: '#000',
          'stroke-opacity': 0.3,
          'stroke-width': 1.5,
          'stroke-linecap': 'round',
          'stroke-dasharray': '0 2.7',
        })
  const inner = [0, 1, 2].map(index => line(index * 3.2 * scale)).join('')
  return [onFront(inner, [0, waist + 8 * scale, hd + 0.98], input.placement)]
}

function mark({ input, hd, shoulder, scale, elliptic, hw }: Shape, pale: boolean): Part {
  const size = Math.min(5.2 * scale, hw * 0.4)
  const d = lettering(modelMark(input.model), size, 0, 0, { tracking: 90, maxWidth: hw })
  const inner = path(d, { fill: pale ? '#3a3d40' : '#fff', opacity: pale ? 0.5 : 0.62 })
  return onFront(
    inner,
    [0, shoulder - (elliptic ? 13 : 9) * scale, hd + (elliptic ? 0.6 : 0.3)],
    input.placement,
  )
}

function latch({ input, hw, waist, scale, style }: Shape): Part {
  const colour = style.latch ?? darken(input.mount, 0.25)
  const inner =
    rect(-4.6 * scale, -2.6 * scale, 9.2 * scale, 5.2 * scale, 2.6 * scale, {
      fill: colour,
      stroke: '#000',
      'stroke-opacity': 0.3,
      'stroke-width': 0.3,
    }) +
    rect(-3.6 * scale, -2 * scale, 7.2 * scale, 1.6 * scale, 0.8, {
      fill: lighten(colour, 0.3),
      opacity: 0.5,
    })
  return onLeft(inner, [-hw - 0.98, waist + 3 * scale, 0], input.placement)
}
