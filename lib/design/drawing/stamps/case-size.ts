import type { StampModel } from '@/lib/catalogue/stamps'

/** The outline of a pocket stamp's case around its plate, mm: half width, half depth, corner radius. */
export type CaseSize = { hw: number; hd: number; r: number; elliptic: boolean }

/**
 * Half the width and depth of a stamp's case and the radius of its corners, in millimetres, from its range
 * and its plate.
 */
export function caseSize({ range, width, height, round }: StampModel): CaseSize {
  if (range === 'mouse') {
    const hd = Math.max(height / 2 + 8, 15)
    return { hw: width / 2 + 13, hd, r: hd, elliptic: false }
  }
  const compact = width <= height * 1.2
  const hw = width / 2 + (compact ? 9 : 11)
  const hd = height / 2 + (compact ? 9 : 6.5)
  return { hw, hd, r: round ? hd : compact ? 13 : Math.min(12, hd), elliptic: round }
}
