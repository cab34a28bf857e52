import { keepsPlace, plainWords, saidBy } from '@/lib/scene/checks/sample-words'
import type { Finding } from '@/lib/scene/finding'
import type { Design } from '@/lib/scene/model'
import { elementOf } from '@/lib/scene/operations/boxes'
import { platesOf } from '@/lib/scene/operations/plates'

const isOfSample = ({ code }: Finding): boolean => code === 'design_sample_words'

/** Findings about what is wrong. Words of the sample are what everybody begins with: they are not marked as a fault. */
export function faultsOf(findings: readonly Finding[]): readonly Finding[] {
  const faults = findings.filter(finding => !isOfSample(finding))
  return faults.length === findings.length ? findings : faults
}

/** Findings about words that are still the sample's. */
export const samplesOf = (findings: readonly Finding[]): readonly Finding[] => findings.filter(isOfSample)

/**
 * Findings about words of a sample that the shopper wrote himself: what he wrote over is another line of the design that was
 * begun with, so they are his, though a template has the same. What only keeps the place of other words is nobody's.
 */
export function ownOf(findings: readonly Finding[], begun: Design): readonly Finding[] {
  const plates = begun.type === 'sign' ? platesOf(begun) : [begun]
  return samplesOf(findings).filter(({ elementId, subject = '' }) => {
    const was = plates.flatMap(plate => elementOf(plate, elementId ?? '') ?? [])
    const isTheirs = was.flatMap(saidBy).some(line => plainWords(line) === plainWords(subject))
    return was.length > 0 && !isTheirs && !keepsPlace(subject)
  })
}
