import { readTexts } from './messages'

interface Texts {
  readonly [key: string]: string | Texts
}

/** The keys of texts, and of what holds them: each with a dot in it at least. */
function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]) => {
    const key = `${prefix}${name}`
    const own = prefix === '' ? [] : [key]
    return typeof value === 'string' ? own : [...own, ...keysOf(value, `${key}.`)]
  })
}

const known = new Set(keysOf(readTexts('fr')))

/** The keys of messages that stand in what a person reads: in place of each of them a text is missing. */
export const keysIn = (shown: string): string[] =>
  [...shown.matchAll(/[a-zA-Z][\w-]*(?:\.\w[\w-]*)+/g)].map(([word]) => word).filter(word => known.has(word))
