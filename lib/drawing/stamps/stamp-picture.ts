import type { StampModel } from '@/lib/catalogue/stamps'
import type { Placement } from '../solid/camera'
import { composeScene, type Standing } from '../solid/compose'
import { createIds } from '../svg'
import { drawImpression, type Impression } from './impression'
import { paperCard } from './paper'
import { drawMount } from './ranges'

export const stampViews = ['hero', 'tile', 'mount'] as const

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

/** A stamp on the bench and, in front of it, the card it printed. */
export function standStamp(picture: StampPicture, place: Partial<Placement> = {}, prefix = 's'): Standing[] {
  const { model, mountHex, inkHex, bandHex, impression, phrase, paper } = picture
  const label = drawImpression(model, impression, { text: inkHex, band: bandHex }, phrase)
  const placement = { yaw, ...place }
  const mount = drawMount({
    model,
    mount: mountHex,
    ink: inkHex,
    label,
    placement,
    ids: createIds(prefix),
  })
  const standing: Standing = { part: mount }
  if (!paper) return [standing]
  const card = { width: model.width + 22, height: model.height + 24 }
  const round = model.shape === 'round' || model.shape === 'square'
  const at = {
    yaw: 6,
    x: -(model.width / 2 + (round ? mount.halfWidth * 0.95 : 17)),
    z: mount.front + card.height / 2 - (round ? 22 : -3),
  }
  return [paperCard(label, model, card, at), standing]
}

/** The picture of a stamp as SVG, on no ground of its own. `ratio` is width to height. */
export function stampPicture(picture: StampPicture, ratio = 4 / 3): string {
  return composeScene(standStamp(picture), { ratio, pad: picture.paper ? 5 : 7 })
}
