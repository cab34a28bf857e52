import { create } from 'zustand'
import type { Finding } from '@/lib/scene/finding'

interface KeptWords {
  words: ReadonlySet<string>
}

/** Words of samples that the shopper has said he means: he is asked once, until the page is left. */
export const useKeptWords = create<KeptWords>()(() => ({ words: new Set() }))

const isAbout = ({ code, subject }: Finding): string | null =>
  code === 'design_sample_words' ? (subject ?? '') : null

/** Remembers that the words of these findings are meant. */
export function keepWords(findings: readonly Finding[]): void {
  const kept = findings.map(isAbout).filter(word => word !== null)
  if (kept.length > 0) useKeptWords.setState(({ words }) => ({ words: new Set([...words, ...kept]) }))
}

/** The findings without those about words that are meant. */
export function withoutKept(
  findings: readonly Finding[],
  words = useKeptWords.getState().words,
): readonly Finding[] {
  const open = findings.filter(finding => !words.has(isAbout(finding) ?? ''))
  return open.length === findings.length ? findings : open
}
