/** A level of the loyalty club: from how many points on, and the percentage off goods (PRICE-19). */
interface LoyaltyLevel {
  points: number
  discountPercent: number
}

/** Level 0 is everyone's; the club's own levels are 1 to 7. */
const levels: readonly LoyaltyLevel[] = [
  { points: 0, discountPercent: 0 },
  { points: 100, discountPercent: 2 },
  { points: 1_000, discountPercent: 3 },
  { points: 3_000, discountPercent: 5 },
  { points: 10_000, discountPercent: 8 },
  { points: 30_000, discountPercent: 10 },
  { points: 50_000, discountPercent: 15 },
  { points: 100_000, discountPercent: 20 },
]

/** The club's own levels, from the first on: what they take and what they give. */
export const clubLevels: readonly (LoyaltyLevel & { level: number })[] = levels
  .map((entry, level) => ({ level, ...entry }))
  .slice(1)

/** The level (0–7) that so many points reach. Negative or broken figures are no points. */
export function loyaltyLevel(points: number): number {
  return Math.max(
    0,
    levels.findLastIndex(level => points >= level.points),
  )
}

/** The percentage off goods at a level; 0 for level 0 and for anything but a level. */
export function loyaltyDiscountPercent(level: number): number {
  return levels[level]?.discountPercent ?? 0
}

/** Where so many points stand between two levels (PRICE-19). */
export interface LoyaltyProgress {
  level: number
  discountPercent: number
  /** The points at which the level begins. */
  from: number
  /** The level that comes next; null at the last, which is complete. */
  next: { points: number; discountPercent: number; missing: number } | null
  /** The share of the way to the next level, from 0 to 1. */
  share: number
}

/** Progress from the points within the level's range. Negative or broken figures are no points. */
export function loyaltyProgress(points: number): LoyaltyProgress {
  const level = loyaltyLevel(points)
  const known = Number.isFinite(points) ? Math.max(points, 0) : 0
  const from = levels[level]?.points ?? 0
  const above = levels[level + 1]
  return {
    level,
    discountPercent: loyaltyDiscountPercent(level),
    from,
    next: above ? { ...above, missing: above.points - known } : null,
    share: above ? (known - from) / (above.points - from) : 1,
  }
}
