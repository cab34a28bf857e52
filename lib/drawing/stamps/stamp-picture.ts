import type { StampModel } from '@/lib/catalogue/stamps'
import type { Placement } from '../solid/camera'
import { composeScene, fitRatio, frameOf, type Standing } from '../solid/compose'
import { type InkPad, inkPad } from '../supplies/ink-pad'
import { wetTone } from '../supplies/wet-tone'
import { createIds, type Ids } from '../svg'
import { bandPath } from './band'
import { drawImpression, type Impression } from './impression'
import { inked } from './inked'
import { paperCard } from './paper'
import type { StampPrints } from './print-places'
import { drawMount } from './ranges'

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
  const placement = { yaw, ...options.placement }
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

const roomOf = ({ paper }: StampPicture) => (paper ? 5 : 7)

/** The picture of a stamp as SVG, on no ground of its own. `ratio` is width to height. */
export function stampPicture(picture: StampPicture, ratio = 4 / 3): string {
  return composeScene(standStamp(picture), { ratio, pad: roomOf(picture) })
}

/** The places of the impression on the same picture. */
export function stampPrints(picture: StampPicture, ratio = 4 / 3): StampPrints {
  const objects = standStamp(picture)
  return {
    canvas: fitRatio(frameOf(objects, roomOf(picture)), ratio),
    prints: objects.flatMap(({ part }) => part.prints ?? []),
  }
}
