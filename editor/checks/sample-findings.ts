import { keepsPlace, plainWords, saidBy } from '@/lib/design/scene/checks/sample-words'
import type { Finding } from '@/lib/design/scene/finding'
import type { Design } from '@/lib/design/scene/model'
import { elementOf } from '@/lib/design/scene/operations/boxes'
import { platesOf } from '@/lib/design/scene/operations/plates'

const isOfSample = ({ code }: Finding): boolean => code === 'design_sample_words'

/** Findings about what is wrong. Everybody starts with the sample text: it is not marked as a fault. */
export function faultsOf(findings: readonly Finding[]): readonly Finding[] {
  const faults = findings.filter(finding => !isOfSample(finding))
  return faults.length === findings.length ? findings : faults
}

/** Findings about words that are still the sample's. */
export const samplesOf = (findings: readonly Finding[]): readonly Finding[] => findings.filter(isOfSample)

/**
 * Findings about sample words that the shopper wrote himself: over another line of the initial design, or in a new element whose words the
 * initial design does not contain (so it is no copy of its lines). Then the words are his, although a template has the same ones.
 * Placeholder texts do not count.
 * @param placeholder the text of a new line before input
 */
export function ownOf(findings: readonly Finding[], begun: Design, placeholder: string): readonly Finding[] {
  const plates = platesOf(begun)
  const everywhere = plates.flatMap(({ elements }) => elements)
  return samplesOf(findings).filter(({ elementId, subject = '' }) => {
    const words = plainWords(subject)
    const was = plates.flatMap(plate => elementOf(plate, elementId ?? '') ?? [])
    const before = was.length > 0 ? was : everywhere
    const isTheirs = before.flatMap(saidBy).some(line => plainWords(line) === words)
    return !isTheirs && words !== plainWords(placeholder) && !keepsPlace(subject)
  })
}
