/** Scales that a drawing may be shown at where its own size is too large: one in so many. */
const reductions = [1, 2, 4, 5, 10, 20, 50] as const

/**
 * How much a drawing is reduced so that it fits: 1 for its true size. All lengths in millimetres.
 */
export function reductionOf(
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
  space: { widthMm: number; heightMm: number },
): number {
  return (
    reductions.find(by => widthMm / by <= space.widthMm && heightMm / by <= space.heightMm) ??
    Math.ceil(Math.max(widthMm / space.widthMm, heightMm / space.heightMm))
  )
}
