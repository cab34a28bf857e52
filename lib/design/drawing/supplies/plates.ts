import { lettering } from '../lettering/lettering'
import { softEllipse } from '../soft'
import type { Placement } from '../solid/camera'
import type { Standing } from '../solid/compose'
import { join, onFront, onTop } from '../solid/face'
import { fillet, loft } from '../solid/loft'
import { ellipse, group, type Ids, num, path } from '../svg'
import { felt } from './ink-pad'

type PlateSize = { width: number; height: number; round: boolean }

/** A replacement pad with its pull tab; the felt's size in mm. */
export function cartridge(
  pad: PlateSize & { colour: string; second?: string; mark: string },
  placement: Placement,
  ids: Ids,
): Standing {
  const { width, height, round, colour, second, mark } = pad
  const hw = width / 2 + 5
  const hd = height / 2 + 4
  const top = { y: 8, hw, hd, r: 2 }
  const plastic = { colour: '#34373a', gloss: 0.055 }
  const tab = { hw: 5, hd: Math.min(6, hd * 0.7), r: 2, dx: hw + 4 }
  const cushion = round
    ? ellipse(width / 2, height / 2, width / 2 + 1.4, height / 2 + 1.4, { fill: '#101113' }) +
      ellipse(width / 2, height / 2, width / 2, height / 2, { fill: colour }) +
      softEllipse(ids, [width * 0.42, height * 0.36, width * 0.36, height * 0.26], '#ffffff', 0.16, 0.1)
    : felt(width, height, colour, ids, 1) +
      // A two-colour pad carries the second ink where the band strikes.
      (second
        ? group(
            { transform: `translate(0 ${num(height * 0.36)})` },
            felt(width, height * 0.3, second, ids, 1),
          )
        : '')
  const part = join(
    loft(
      [
        { ...tab, y: 2.4 },
        { ...tab, y: 5.4 },
      ],
      { colour: '#3d4145', gloss: 0.06 },
      placement,
    ),
    loft([{ ...top, y: 0 }, top, ...fillet(top, 1, 5).slice(1)], plastic, placement, { side: 10 }),
    onTop(cushion, [-width / 2, 9.02, -height / 2], placement),
    onFront(
      path(lettering(mark, Math.min(4.2, hw * 0.36), 0, 0, { tracking: 80, maxWidth: 1.7 * hw }), {
        fill: '#fff',
        opacity: 0.7,
      }),
      [0, 2.8, hd + 0.05],
      placement,
    ),
  )
  return { part }
}

/** A text plate: the raised, mirrored text on red rubber over its pale backing. `text` in plate mm. */
export function textPlate(
  plate: PlateSize & { text: (fill: string) => string },
  placement: Placement,
): Standing {
  const { width, height, round, text } = plate
  const hw = width / 2 + 1.5
  const hd = height / 2 + 1.5
  const detail = round ? { elliptic: true, corner: 30 } : {}
  const ring = (y: number) => ({ y, hw, hd, r: 0.8 })
  const mirrored = (fill: string, lift: number) =>
    group({ transform: `translate(${num(width)} ${num(lift)}) scale(-1 1)` }, text(fill))
  const part = join(
    loft([ring(0), ring(0.8)], { colour: '#e8e6df', gloss: 0.02 }, placement, detail),
    loft([ring(0.8), ring(2.3)], { colour: '#8f4038', gloss: 0.025, matt: true }, placement, detail),
    onTop(
      mirrored('#4c1c18', 0.6) + mirrored('#672822', 0.4) + mirrored('#7a332b', 0.2) + mirrored('#c4695e', 0),
      [-width / 2, 2.35, -height / 2],
      placement,
    ),
  )
  return { part }
}
