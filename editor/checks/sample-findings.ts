import type { Finding } from '@/lib/scene/finding'

const isOfSample = ({ code }: Finding): boolean => code === 'design_sample_words'

/** Findings about what is wrong. Words of the sample are what everybody begins with: they are not marked as a fault. */
export function faultsOf(findings: readonly Finding[]): readonly Finding[] {
  const faults = findings.filter(finding => !isOfSample(finding))
  return faults.length === findings.length ? findings : faults
}

/** Findings about words that are still the sample's. */
export const samplesOf = (findings: readonly Finding[]): readonly Finding[] => findings.filter(isOfSample)
