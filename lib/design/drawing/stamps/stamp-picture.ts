import type { StampModel } from '@/lib/catalogue/stamps'
import type { Placement } from '../solid/camera'
import { composeScene, fitRatio, frameOf, type Standing } from '../solid/compose'
import type { Vec3 } from '../solid/vector'
import { type InkPad, inkPad } from '../supplies/ink-pad'
import { clipOnBench } from '../supplies/paper-clip'
import { wetTone } from '../supplies/wet-tone'
import { createIds, type Ids } from '../svg'
import { bandPath } from './band'
import { drawImpression, type Impression } from './impression'
import { inked } from './inked'
import { paperCard } from './paper'
import type { StampPrints } from './print-places'
import { drawMount, drawOpened } from './ranges'

/** What a picture of a stamp shows. Colours are `#rrggbb`. */
export type StampPicture = {
  model: StampModel
  mountHex: string
  inkHex: string
  /** Ink of the movable band, where it differs from the text. */
  bandHex?: string
  impression?: Impression
  /** A ready phrase of a dater with a formula, in the language of the picture. */
  phrase?: string
  /** The ink pad that is sold with it, by the size of its felt, mm. */
  pad?: Omit<InkPad, 'colour'>
  /** How far it is turned about itself, degrees; as it stands on all other pictures where it is left out. */
  turn?: number
  /** With a card that the stamp has printed. */
  paper?: boolean
  /** Label and card stay empty: the impression is laid on them where the picture is shown (`stampPrints`). */
  blank?: boolean
}

const yaw = 26

type StandOptions = {
  placement?: Partial<Placement>
  /** Where the card lies; without it, in front of the stamp. */
  card?: Placement & { width: number; height: number }
  prefix?: string
}

/** A stamp on the bench and the card it printed: the card first, for it lies under everything. */
export function standStamp(picture: StampPicture, options: StandOptions = {}): Standing[] {
  const { model, mountHex, inkHex, bandHex, impression, phrase, paper, blank } = picture
  const inks = { text: inkHex, band: bandHex }
  const band = bandPath(model, { phrase })
  const placement = { yaw: yaw + (picture.turn ?? 0), ...options.placement }
  const ids = createIds(options.prefix ?? 's')
  const label = blank ? '' : drawImpression(model, impression, inks, { band })
  const printed = () =>
    blank ? '' : inked(drawImpression(model, impression, inks, { band, spread: true }), model, ids)
  const mount = drawMount({ model, mount: mountHex, ink: inkHex, label, placement, ids })
  const standing: Standing = { part: mount }
  const pad = picture.pad && !options.card ? [besidePad(picture.pad, picture, mount.halfWidth, ids)] : []
  if (options.card) return [paperCard(printed(), model, options.card, options.card), standing]
  if (!paper) return [...pad, standing]
  const card = { width: model.width + 22, height: model.height + 24 }
  const round = model.shape === 'round' || model.shape === 'square'
  const at = {
    yaw: 6,
    x: -(model.width / 2 + (round ? mount.halfWidth * 0.95 : 17)),
    // A wide mount, turned as it is, reaches further over the bench: its card lies further forward.
    z: mount.front + card.height / 2 - (round ? 22 : -3) + Math.max(0, mount.halfWidth - 38) * 0.4,
  }
  return [paperCard(printed(), model, card, at), ...pad, standing]
}

/** The pad stands open, behind the stamp on its right. */
function besidePad(
  pad: Omit<InkPad, 'colour'>,
  { inkHex }: Pick<StampPicture, 'inkHex'>,
  halfWidth: number,
  ids: Ids,
): Standing {
  const at = { yaw: 18, x: halfWidth + pad.width / 2 + 12, z: -pad.height / 2 + 2 }
  return inkPad({ ...pad, colour: wetTone(inkHex) }, at, ids)
}

const spaceOf = ({ paper }: StampPicture) => (paper ? 5 : 7)

/** The picture of a stamp as SVG, without a background. `ratio` is width to height. */
export function stampPicture(picture: StampPicture, ratio = 4 / 3): string {
  return composeScene(standStamp(picture), { ratio, pad: spaceOf(picture) })
}

/** The mount from its narrow side, or a round one from its front, with a paper clip before it. */
export function sidePicture(picture: StampPicture, ratio = 4 / 3): string {
  const { width, height, shape } = picture.model
  const turn = shape === 'round' || shape === 'oval' ? -18 : 38
  const standing = standStamp({ ...picture, paper: false, pad: undefined, turn })
  const reach = Math.max(width, height) / 2
  const clip = clipOnBench({ yaw: 14, x: -reach * 0.5 - 30, z: reach * 0.7 + 20 })
  return composeScene([clip, ...standing], { ratio, pad: 6 })
}

/** A step of a turn about itself: all steps of a mount are in one frame, so that it stands still while it turns. */
export function turnPicture(picture: StampPicture, turn: number, ratio = 4 / 3): string {
  const shown = { ...picture, paper: false, pad: undefined, turn }
  const objects = standStamp(shown)
  const points = objects.flatMap(({ part }) => part.points)
  const reach = Math.max(...points.map(([x, , z]) => Math.hypot(x, z)))
  const height = Math.max(...points.map(([, y]) => y))
  const around = Array.from({ length: 24 }, (_, step): Vec3[] => {
    const [x, z] = [reach * Math.cos((step * Math.PI) / 12), reach * Math.sin((step * Math.PI) / 12)]
    return [
      [x, 0, z],
      [x, height, z],
    ]
  })
  const frame = fitRatio(frameOf([{ part: { svg: '', points: around.flat() } }], 4), ratio)
  return composeScene(objects, { frame })
}

/** The mount opened or turned over, so that its text plate is seen; `undefined` where there is nothing to open. */
export function openedPicture(picture: StampPicture, ratio = 4 / 3): string | undefined {
  const { model, mountHex, inkHex, impression } = picture
  const text = (fill: string) => drawImpression({ ...model, band: null }, impression, { text: fill })
  const part = drawOpened({
    model,
    mount: mountHex,
    ink: inkHex,
    text,
    placement: { yaw: 20 },
    ids: createIds('o'),
  })
  return part && composeScene([{ part }], { ratio, pad: 7 })
}

/** The places of the impression on the same picture. */
export function stampPrints(picture: StampPicture, ratio = 4 / 3): StampPrints {
  const objects = standStamp(picture)
  return {
    canvas: fitRatio(frameOf(objects, spaceOf(picture)), ratio),
    prints: objects.flatMap(({ part }) => part.prints ?? []),
  }
}
