import { create } from 'zustand'
import type { Finding } from '@/lib/design/scene/finding'

interface KeptWords {
  words: ReadonlySet<string>
}

const key = 'keptSampleWords'

/** What this tab already knows; a browser that keeps nothing asks again on the next page. */
function storedWords(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(word => typeof word === 'string') : []
  } catch {
    return []
  }
}

function storeWords(words: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...words]))
  } catch {
    // Storage is full or blocked: the words are remembered only on this page.
  }
}

/** Sample words that the shopper has confirmed: he is asked once per tab. */
export const useKeptWords = create<KeptWords>()(() => ({ words: new Set(storedWords()) }))

const isAbout = ({ code, subject }: Finding): string | null =>
  code === 'design_sample_words' ? (subject ?? '') : null

/** Remembers that the shopper wants the words of these findings. */
export function keepWords(findings: readonly Finding[]): void {
  const kept = findings.map(isAbout).filter(word => word !== null)
  if (kept.length === 0) return
  const words = new Set([...useKeptWords.getState().words, ...kept])
  useKeptWords.setState({ words })
  storeWords(words)
}

/** The findings without those about confirmed words. */
export function withoutKept(
  findings: readonly Finding[],
  words = useKeptWords.getState().words,
): readonly Finding[] {
  const open = findings.filter(finding => !words.has(isAbout(finding) ?? ''))
  return open.length === findings.length ? findings : open
}
