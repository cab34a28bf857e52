import { scaleHex } from '../../colour'
import { group, linearGradient, num, path, tag } from '../../svg'
import type { SignPen } from '../canvas'
import { type Surface, whole } from './layer'

const softSteps = 7

/** Polished metal and mirror acrylic: the horizon of a room, and blurred streaks of its windows. */
export function mirrorSurface(pen: SignPen): Surface {
  const { look, ids } = pen
  const { width: w, height: h } = look
  const room = ids.next('r')
  const rim = ids.next('r')
  const tone = (factor: number) => scaleHex(look.background, factor)
  const band = (from: number, to: number, lean: number, opacity: number) =>
    path(
      `M${num(w * from)} ${num(-h * 0.1)}L${num(w * to)} ${num(-h * 0.1)}L${num(w * (to - lean))} ${num(h * 1.1)}L${num(w * (from - lean))} ${num(h * 1.1)}Z`,
      { fill: '#fff', opacity },
    )
  // Blurred sides: the streak again and again, a little narrower each time.
  const streak = (from: number, to: number, lean: number, opacity: number) =>
    Array.from({ length: softSteps }, (_, step) => {
      const inset = (step / (softSteps - 1) - 0.5) * 0.03
      return band(from + inset, to - inset, lean, opacity / softSteps)
    }).join('')
  const definitions =
    linearGradient(
      room,
      [0, 0, 0.25, 1],
      [
        [0, tone(1.1)],
        [0.28, tone(1.2)],
        [0.45, tone(0.97)],
        [0.515, tone(0.7)],
        [0.6, tone(0.86)],
        [1, tone(1.05)],
      ],
    ) +
    linearGradient(
      rim,
      [0, 0, 1, 0.2],
      [
        [0, '#000', 0.12],
        [0.06, '#000', 0],
        [0.94, '#000', 0],
        [1, '#000', 0.2],
      ],
    )
  return {
    svg:
      tag('defs', {}, definitions) +
      path(look.outline, { fill: `url(#${room})` }) +
      group(
        {},
        streak(0.08, 0.3, 0.18, 0.5),
        streak(0.36, 0.41, 0.18, 0.38),
        streak(0.82, 1.02, 0.17, 0.28),
      ) +
      whole(pen, { fill: `url(#${rim})` }),
  }
}
