import type { StampModel } from '@/lib/catalogue/stamps'
import { composeScene, type Standing } from '../solid/compose'
import { drawImpression, type Impression } from '../stamps/impression'
import { createIds } from '../svg'
import { bottle, dropperBottle } from './bottle'
import { inkPad } from './ink-pad'
import { cartridge, textPlate } from './plates'

/** Deep tone of an ink where it is wet or seen through plastic. Black is not pure: the light must show on it. */
export function wetTone(inkHex: string): string {
  const known: Readonly<Record<string, string>> = {
    '#000000': '#26282b',
    '#005ea8': '#0b4f93',
    '#e2003c': '#b3122f',
    '#009a5a': '#0a7a4a',
    '#4a378c': '#40307a',
    '#4d4d4d': '#e9e6dd',
  }
  return known[inkHex.toLowerCase()] ?? inkHex
}

export type Plate = Pick<StampModel, 'width' | 'height' | 'shape' | 'round'>

export type PadPicture = { width: number; height: number; inkHex: string; mark?: string }

/** An ink pad for hand stamps, open. */
export function padPicture({ width, height, inkHex, mark }: PadPicture, ratio?: number): string {
  const pad = { width, height, colour: wetTone(inkHex), mark }
  return composeScene([inkPad(pad, { yaw: 20 }, createIds('p'))], { ratio })
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

/** A replacement pad of a mount. */
export function cartridgePicture({ plate, inkHex, bandHex, mark }: CartridgePicture, ratio?: number): string {
  const pad = {
    width: plate.width,
    height: plate.height,
    round: plate.shape === 'round' || plate.shape === 'oval',
    colour: wetTone(inkHex),
    second: bandHex ? wetTone(bandHex) : undefined,
    mark,
  }
  return composeScene([cartridge(pad, { yaw: 24 }, createIds('c'))], { ratio, pad: 9 })
}

/** A text plate with the raised text of an impression. */
export function textPlatePicture(model: StampModel, impression?: Impression, ratio?: number): string {
  return composeScene([standTextPlate(model, impression)], { ratio, pad: 9 })
}

function standTextPlate(model: StampModel, impression?: Impression): Standing {
  const { width, height, shape } = model
  const text = (fill: string) => drawImpression({ ...model, band: null }, impression, { text: fill })
  return textPlate({ width, height, round: shape === 'round' || shape === 'oval', text }, { yaw: 18 })
}
