import type { StampModel } from '@/lib/catalogue/stamps'
import type { Placement } from '../solid/camera'
import { composeScene, fitRatio, frameOf, type Standing } from '../solid/compose'
import { drawImpression, type Impression } from '../stamps/impression'
import { createIds } from '../svg'
import { bottle, dropperBottle } from './bottle'
import { type InkPad, inkPad } from './ink-pad'
import { cartridge, textPlate } from './plates'
import { wetTone } from './wet-tone'

export type Plate = Pick<StampModel, 'width' | 'height' | 'shape' | 'round'>

export type PadPicture = Pick<InkPad, 'width' | 'height' | 'mark' | 'brand'> & { inkHex: string }

/** Width of a picture of the largest pads, mm. */
const widestPicture = 300

/** An ink pad for hand stamps, open. Size distinguishes pads: a small one is drawn much smaller. */
export function padPicture({ inkHex, ...pad }: PadPicture, ratio = 4 / 3): string {
  const objects = [inkPad({ ...pad, colour: wetTone(inkHex) }, { yaw: 20 }, createIds('p'))]
  const own = fitRatio(frameOf(objects, 6), ratio)
  const width = own.width + Math.max(0, widestPicture - own.width) * 0.45
  const height = width / ratio
  const [x, y] = [own.x - (width - own.width) / 2, own.y - (height - own.height) / 2]
  return composeScene(objects, { frame: { x, y, width, height } })
}

/** One bottle of stamp ink, or as many as there are inks to show. */
export function bottlePicture(
  inks: readonly string[],
  lines: readonly [string, string],
  ratio?: number,
): string {
  const standing = inks.map((ink, index) =>
    bottle(
      { shape: dropperBottle, colour: wetTone(ink), lines },
      { yaw: 0, x: index * 38 - (inks.length - 1) * 19, z: index * 10 },
    ),
  )
  return composeScene(standing, { ratio, pad: 9 })
}

export type CartridgePicture = {
  plate: Plate
  inkHex: string
  /** Second ink of a two-colour pad. */
  bandHex?: string
  mark: string
}

/** A replacement pad of a mount, at its place. */
export function standCartridge(picture: CartridgePicture, at: Placement = { yaw: 24 }): Standing {
  const { plate, inkHex, bandHex, mark } = picture
  const pad = {
    width: plate.width,
    height: plate.height,
    round: plate.shape === 'round' || plate.shape === 'oval',
    colour: wetTone(inkHex),
    second: bandHex ? wetTone(bandHex) : undefined,
    mark,
  }
  return cartridge(pad, at, createIds('c'))
}

/** A replacement pad of a mount. */
export const cartridgePicture = (picture: CartridgePicture, ratio?: number): string =>
  composeScene([standCartridge(picture)], { ratio, pad: 9 })

/** A text plate with the raised text of an impression. */
export function textPlatePicture(model: StampModel, impression?: Impression, ratio?: number): string {
  return composeScene([standTextPlate(model, impression)], { ratio, pad: 9 })
}

function standTextPlate(model: StampModel, impression?: Impression): Standing {
  const { width, height, shape } = model
  const text = (fill: string) => drawImpression({ ...model, band: null }, impression, { text: fill })
  return textPlate({ width, height, round: shape === 'round' || shape === 'oval', text }, { yaw: 18 })
}
