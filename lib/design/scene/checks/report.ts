import type { Finding, FindingCode } from '../finding'
import type { FinestLetters } from './fine-letters'

/** What a check of a design tells: what is wrong, and what was looked at. */
export interface Report {
  findings: readonly Finding[]
  /** The rules that looked at something, each as the findings that it may have. */
  rules: readonly (readonly FindingCode[])[]
  /** Its finest letters; null without letters. */
  finest: FinestLetters | null
}

/** How many rules looked at something and found nothing. */
export function rulesKept({ rules, findings }: Pick<Report, 'rules' | 'findings'>): number {
  const broken = new Set(findings.map(finding => finding.code))
  return rules.filter(codes => !codes.some(code => broken.has(code))).length
}
