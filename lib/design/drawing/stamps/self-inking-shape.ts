import type { Ring } from '../solid/loft'
import type { MountInput } from './mount'

/** What differs between the ranges of self-inking mounts. */
export type SelfInkingStyle = {
  /** Corner radius as a share of the half depth, and its limit in mm. */
  corner: number
  cornerMax: number
  /** Height of the whole, 1 for a desk stamp. */
  height: number
  /** Radius of the upper edge as a share of the scale. */
  crown: number
  foot: string
  latch?: string
  /** A coloured band between cover and body. */
  belt?: string
  grip: 'lines' | 'dots'
}

export const printyStyle: SelfInkingStyle = {
  corner: 0.42,
  cornerMax: 7,
  height: 1,
  crown: 4.65,
  foot: '#c9ced1',
  grip: 'lines',
}

export type Shape = {
  input: MountInput
  style: SelfInkingStyle
  elliptic: boolean
  /** Half width and half depth of the body. */
  hw: number
  hd: number
  r: number
  scale: number
  /** Where the cover begins, and where its upper edge starts to round. */
  waist: number
  shoulder: number
  inset: number
}

export function shapeOf(input: MountInput, style: SelfInkingStyle): Shape {
  const { model } = input
  const elliptic = model.shape === 'round' || model.shape === 'oval'
  const hw = elliptic ? model.width / 2 + 7 : Math.max(model.width / 2 + 7.5, model.band ? 17 : 11)
  const hd = elliptic ? model.height / 2 + 7 : Math.max(model.height / 2 + 7.5, 10)
  const scale = Math.max(0.62, Math.min(1.15, (model.width + 22) / 80)) * style.height
  const r = elliptic ? hd : Math.min(style.cornerMax, hd * style.corner)
  return { input, style, elliptic, hw, hd, r, scale, waist: 30 * scale, shoulder: 60 * scale, inset: 1.1 }
}

/** A cross-section of the case at height `y`, larger than its shape by `grow`; all in millimetres. */
export const ringOf = (shape: Shape, grow: number, y: number, radius = grow): Ring => ({
  y,
  hw: shape.hw + grow,
  hd: shape.hd + grow,
  r: shape.r + radius,
})

export function detailOf(shape: Shape) {
  return shape.elliptic
    ? { elliptic: true, corner: 30, row: 2.2 }
    : { corner: Math.max(12, Math.round(shape.r * 3.4)), side: 8, row: 2.6 }
}
