import { composeScene } from '../solid/compose'
import { type StampPicture, standStamp } from '../stamps/stamp-picture'
import { createIds } from '../svg'
import { bottle, dropperBottle } from './bottle'
import { type InkPad, inkPad } from './ink-pad'
import { clipOnBench } from './paper-clip'
import { type CartridgePicture, standCartridge } from './supply-picture'
import { wetTone } from './wet-tone'

/** An ink pad with a hand stamp that goes with it, and the card that it printed. */
export const padInUse = (stamp: StampPicture, pad: Omit<InkPad, 'colour'>, ratio: number): string =>
  composeScene(standStamp({ ...stamp, paper: true, pad }), { ratio, pad: 5 })

/** A replacement pad before the mount that it is for; a paper clip tells how large both are. */
export function cartridgeInUse(stamp: StampPicture, pad: CartridgePicture, ratio: number): string {
  const [mount] = standStamp({ ...stamp, paper: false, pad: undefined })
  if (!mount) return ''
  const { width, height } = stamp.model
  const reach = Math.max(width, height) / 2
  // Before the mount, which is turned: a wide one reaches further over the bench.
  const front = width * 0.3 + height * 0.9 + 22
  const clip = clipOnBench({ yaw: 14, x: reach * 0.4 + 6, z: front + 12 })
  return composeScene([clip, mount, standCartridge(pad, { yaw: 24, x: -reach * 0.9 - 16, z: front })], {
    ratio,
    pad: 7,
  })
}

/** A bottle beside the open pad that it refills, in the same ink. */
export function bottleInUse(
  inkHex: string,
  lines: readonly [string, string],
  pad: Omit<InkPad, 'colour'>,
  ratio: number,
): string {
  const colour = wetTone(inkHex)
  const felt = inkPad({ ...pad, colour }, { yaw: 16, x: -34, z: -18 }, createIds('p'))
  const flask = bottle({ shape: dropperBottle, colour, lines }, { yaw: 0, x: 50, z: 22 })
  return composeScene([clipOnBench({ yaw: 12, x: -26, z: 52 }), felt, flask], { ratio, pad: 7 })
}
