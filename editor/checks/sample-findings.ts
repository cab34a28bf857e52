import { keepsPlace, plainWords, saidBy } from '@/lib/design/scene/checks/sample-words'
import type { Finding } from '@/lib/design/scene/finding'
import type { Design } from '@/lib/design/scene/model'
import { elementOf } from '@/lib/design/scene/operations/boxes'
import { platesOf } from '@/lib/design/scene/operations/plates'

const isOfSample = ({ code }: Finding): boolean => code === 'design_sample_words'

/** Findings about what is wrong. Words of the sample are what everybody begins with: they are not marked as a fault. */
export function faultsOf(findings: readonly Finding[]): readonly Finding[] {
  const faults = findings.filter(finding => !isOfSample(finding))
  return faults.length === findings.length ? findings : faults
}

/** Findings about words that are still the sample's. */
export const samplesOf = (findings: readonly Finding[]): readonly Finding[] => findings.filter(isOfSample)

/**
 * Findings about words of a sample that the shopper wrote himself: over another line of the design that was begun with, or in a new
 * element where that design says them nowhere, as no copy of its lines does. Then they are his, though a template has the same.
 * What only keeps the place of other words is nobody's.
 * @param placeholder what a new line says before anything is written in it
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
