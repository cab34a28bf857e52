import type { StampModel } from '@/lib/catalogue/stamps'
import type { Placement } from '../solid/camera'
import { composeScene, type Standing } from '../solid/compose'
import { createIds } from '../svg'
import { drawImpression, type Impression } from './impression'
import { paperCard } from './paper'
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
  /** With a card that the stamp has printed. */
  paper?: boolean
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
  const { model, mountHex, inkHex, bandHex, impression, phrase, paper } = picture
  const label = drawImpression(model, impression, { text: inkHex, band: bandHex }, { phrase })
  const placement = { yaw, ...options.placement }
  const ids = createIds(options.prefix ?? 's')
  const mount = drawMount({ model, mount: mountHex, ink: inkHex, label, placement, ids })
  const standing: Standing = { part: mount }
  if (options.card) return [paperCard(label, model, options.card, options.card), standing]
  if (!paper) return [standing]
  const card = { width: model.width + 22, height: model.height + 24 }
  const round = model.shape === 'round' || model.shape === 'square'
  const at = {
    yaw: 6,
    x: -(model.width / 2 + (round ? mount.halfWidth * 0.95 : 17)),
    // A wide mount, turned as it is, reaches further over the bench: its card lies further forward.
    z: mount.front + card.height / 2 - (round ? 22 : -3) + Math.max(0, mount.halfWidth - 38) * 0.4,
  }
  return [paperCard(label, model, card, at), standing]
}

/** The picture of a stamp as SVG, on no ground of its own. `ratio` is width to height. */
export function stampPicture(picture: StampPicture, ratio = 4 / 3): string {
  return composeScene(standStamp(picture), { ratio, pad: picture.paper ? 5 : 7 })
}
