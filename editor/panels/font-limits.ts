import type { Plate } from '@/lib/design/scene/plate'

/** Sizes of letters that a field takes, in mm. */
export interface FontLimits {
  min: number
  max: number
}

/** Letters as high as the plate's length are larger than it can ever show. */
export const fontLimits = ({ widthMm, heightMm }: Plate): FontLimits => ({
  min: 0.5,
  max: Math.min(500, Math.ceil(Math.max(widthMm, heightMm))),
})
