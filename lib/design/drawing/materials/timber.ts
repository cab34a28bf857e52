import { type Linear, mixLinear, toLinear } from '../colour'
import type { Vec3 } from '../solid/vector'
import { noise } from './noise'

const pale = toLinear('#d9ad78')
const dark = toLinear('#a56f3d')

/** Grain of turned or sawn beech: colour at a point, from two coordinates along and across the fibres. */
export function beech(across: (point: Vec3) => number, along: (point: Vec3) => number) {
  return (point: Vec3): Linear => {
    const a = across(point)
    const b = along(point)
    const value = 0.6 * noise(a, b) + 0.4 * noise(a * 2.7 + 9, b * 1.3)
    const fleck = noise(a * 3.1 + 40, b * 6 + 7) > 0.82 ? 0.16 : 0
    return mixLinear(pale, dark, Math.max(0, Math.min(1, (value - 0.35) * 0.95 + fleck)))
  }
}
