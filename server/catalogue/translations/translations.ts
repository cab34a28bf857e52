import 'server-only'
import { type Count, countWords, type Show, shownWords, type Words } from '@/lib/catalogue/translation/words'
import type { Language } from '@/lib/ground/names'
import type { Actor } from '@/lib/people/actor/actor'
import { refusal, staffWith } from '@/server/ground/refusal'
import { shopPayload } from '@/server/ground/shop-payload'
import { findSource, readWords, type Source, sourcesOf } from './read-words'

/** What each source misses in each language (TRANSLATION-2). */
export async function countTranslations(actor: Actor) {
  const allowed = staffWith(actor, 'content.translate')
  if (!allowed.ok) return allowed
  const payload = await shopPayload()
  const counts: ({ slug: string; kind: Source['kind'] } & Count)[] = []
  for (const source of sourcesOf(payload)) {
    const { slug, kind } = source
    counts.push({ slug, kind, ...countWords(await readWords(payload, source)) })
  }
  return { ok: true as const, counts: counts.filter(({ all }) => all > 0) }
}

interface Asked {
  of: string
  language: Language
  show: Show
  q: string
}

/** The texts of one source that are to be shown, with where they lie. */
export async function findTranslations(actor: Actor, { of, ...asked }: Asked) {
  const allowed = staffWith(actor, 'content.translate')
  if (!allowed.ok) return allowed
  const payload = await shopPayload()
  const source = findSource(payload, of)
  if (!source) return refusal('not_found')
  const words: Words[] = shownWords(await readWords(payload, source), asked)
  return { ok: true as const, source, words }
}
