import { isBare } from '@/lib/design/scene/bare'
import type { Finding } from '@/lib/design/scene/finding'
import type { Design, SignDesign } from '@/lib/design/scene/model'
import { platesOf } from '@/lib/design/scene/operations/plates'
import { plateOf } from '@/lib/design/scene/plate'
import { hasPlates } from '../plates/show-plate'
import type { EditorSetting } from '../state/editor-context'
import { checkNow } from './check-requests'
import { withoutKept } from './kept-words'
import { samplesOf } from './sample-findings'

const othersOf = (design: Design): readonly SignDesign[] =>
  hasPlates(design)
    ? platesOf(design).filter((plate, place) => place !== design.support.place && !isBare(plate))
    : []

/** Findings to settle or to ask about before a design goes into the cart; for a support's other plates, their sample texts. */
export async function findingsBeforeCart(
  design: Design,
  { catalogue, samples }: Pick<EditorSetting, 'catalogue' | 'samples'>,
): Promise<readonly Finding[]> {
  const check = async (one: Design) => {
    const plate = plateOf(one, catalogue)
    return plate ? checkNow({ design: one, plate, samples, repairs: 'no' }) : []
  }
  const [own = [], ...others] = await Promise.all([design, ...othersOf(design)].map(check))
  const sampleFindings = new Map(
    samplesOf([...own, ...others.flat()]).map(finding => [finding.subject, finding]),
  )
  for (const { subject } of samplesOf(own)) sampleFindings.delete(subject)
  return withoutKept([...own, ...sampleFindings.values()])
}
