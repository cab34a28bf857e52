import { composeScene, type Standing } from './solid/compose'
import { type StampPicture, standStamp } from './stamps/stamp-picture'
import { bottle, dropperBottle } from './supplies/bottle'
import { wetTone } from './supplies/wet-tone'

/** The stamps that stand on the bench of the home page, by their place. */
export type HeroStamps = {
  professional: StampPicture
  wide: StampPicture
  round: StampPicture
  wood: StampPicture
}

/** The bench of the home page: stamps in use, two printed cards, and a bottle of ink. */
export function heroScene(stamps: HeroStamps, bottleInk: string, label: readonly [string, string]): string {
  const objects: Standing[] = [
    ...standStamp(stamps.professional, { prefix: 'a', placement: { yaw: 22, x: -120, z: -40 } }),
    ...standStamp(stamps.wood, { prefix: 'b', placement: { yaw: 20, x: 86, z: -34 } }),
    ...standStamp(stamps.round, {
      prefix: 'c',
      placement: { yaw: 20, x: 16, z: 8 },
      card: { width: 74, height: 70, yaw: 8, x: 14, z: 92 },
    }),
    ...standStamp(stamps.wide, {
      prefix: 'd',
      placement: { yaw: 26, x: -62, z: 4 },
      card: { width: 108, height: 58, yaw: -6, x: -98, z: 74 },
    }),
    bottle({ shape: dropperBottle, colour: wetTone(bottleInk), lines: label }, { yaw: 0, x: 80, z: 46 }),
  ]
  return composeScene(objects, { ratio: 4 / 3, pad: 4 })
}

/** Products side by side on the bench, in two rows from four on; each is as wide as twice its half width. */
export function packScene(
  items: readonly { halfWidth: number; stand: (x: number, z: number, prefix: string) => Standing[] }[],
  ratio = 4 / 3,
): string {
  const perRow = items.length > 3 ? Math.ceil(items.length / 2) : items.length
  const rows = Array.from({ length: Math.ceil(items.length / Math.max(1, perRow)) }, (_, row) =>
    items.slice(row * perRow, (row + 1) * perRow),
  )
  const gap = 16
  const objects = rows.flatMap((row, rowIndex) => {
    const total = row.reduce((sum, { halfWidth }) => sum + 2 * halfWidth + gap, -gap)
    let x = -total / 2
    return row.flatMap(({ halfWidth, stand }, index) => {
      const middle = x + halfWidth
      x += 2 * halfWidth + gap
      return stand(middle + rowIndex * 18, rowIndex * 96, `r${rowIndex}i${index}`)
    })
  })
  return composeScene(objects, { ratio, pad: 6 })
}
