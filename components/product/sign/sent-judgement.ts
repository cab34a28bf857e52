import { findShown, type ShownSign } from './shown-sign'
import type { SignJudgement } from './sign-rules'

/** A judgement as sent in addition to the page's data: of long lists only the impossible choices. */
export interface SentJudgement extends Omit<SignJudgement, 'colors' | 'masks'> {
  without: { colors: readonly string[]; masks: readonly string[] }
}

const colorsIn = (shown: ShownSign, material: string): readonly string[] =>
  findShown(shown, material)?.colors.map(({ slug }) => slug) ?? []
const masksIn = (shown: ShownSign): readonly string[] => shown.materials.masks.map(({ name }) => name)

const but = (all: readonly string[], some: readonly string[]): string[] =>
  all.filter(one => !some.includes(one))

export function toSentJudgement({ colors, masks, ...rest }: SignJudgement, shown: ShownSign): SentJudgement {
  const without = {
    colors: but(colorsIn(shown, rest.config.material), colors),
    masks: but(masksIn(shown), masks),
  }
  const { holes, ...options } = rest.options
  // The page shows exactly those layouts that can be chosen.
  return { ...rest, options: { ...options, ...(holes && { holes: [] }) }, without }
}

/** The judgement that was sent, in the order of what the page shows. */
export function fromSentJudgement({ without, ...rest }: SentJudgement, shown: ShownSign): SignJudgement {
  const { holes, ...options } = rest.options
  return {
    ...rest,
    options: { ...options, ...(holes && { holes: shown.fixings.holeLayouts.map(({ slug }) => slug) }) },
    colors: but(colorsIn(shown, rest.config.material), without.colors),
    masks: but(masksIn(shown), without.masks),
  }
}
