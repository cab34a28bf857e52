import type { StampModel } from '@/lib/catalogue/stamps'

/** What an impression measures, in mm. */
export interface Impression {
  widthMm: number
  heightMm: number
  /** Round or oval. */
  round: boolean
}

/** How much larger than its plate an impression may be measured: ink spreads, and rulers are read askew. */
const slackMm = 0.5
/** A plate that does not hold the impression comes after every one that does. */
const tooSmall = 1000

const isRound = ({ shape }: StampModel): boolean => shape === 'round' || shape === 'oval'

/** How far a plate is from an impression, in mm: what is spare around it, else what is lacking. */
function apart({ width, height }: StampModel, { widthMm, heightMm }: Impression): number {
  const [across, down] = [width - widthMm, height - heightMm]
  const holds = across >= -slackMm && down >= -slackMm
  return Math.abs(across) + Math.abs(down) + (holds ? 0 : tooSmall)
}

/**
 * The mounts for an impression of this size and shape (STAMP-11): those whose plate holds it, the tightest first, then those
 * that come nearest.
 */
export function mountsFor(models: readonly StampModel[], impression: Impression): StampModel[] {
  return models
    .filter(
      model =>
        model.published && model.editable && !model.embededContent && isRound(model) === impression.round,
    )
    .toSorted((a, b) => apart(a, impression) - apart(b, impression))
}

/** Whether a plate holds an impression at its true size. */
export const holdsImpression = (model: StampModel, impression: Impression): boolean =>
  apart(model, impression) < tooSmall
