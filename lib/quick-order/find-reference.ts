import { foldText } from '@/lib/search/forgiving'

/** A thing that can be asked for by its reference. */
export interface Referenced {
  slug: string
  /** What it is asked for by: model, brand and model, slug. The most telling first. */
  references: readonly string[]
  /** Colours or kinds in which it comes, by their slug, with what they are called. */
  variants: readonly { slug: string; names: readonly string[] }[]
}

export type FoundReference<Thing extends Referenced> =
  | { found: Thing; variant: string | null; nearest?: never }
  | { found: null; nearest: Thing[] }

const tight = (text: string) => foldText(text).replaceAll(' ', '')

/** The variant that words name besides the reference; null for none. */
function variantOf({ variants }: Referenced, words: string): string | null {
  const named = variants.find(({ slug, names }) => [slug, ...names].some(name => tight(name) === words))
  return named?.slug ?? null
}

/** A thing whose reference the words are, with nothing left but a variant of it. */
function match<Thing extends Referenced>(thing: Thing, words: readonly string[]): string | null | false {
  for (let length = words.length; length > 0; length -= 1) {
    const asked = words.slice(0, length).join('')
    if (!thing.references.some(reference => tight(reference) === asked)) continue
    const rest = words.slice(length).join('')
    if (rest === '') return null
    const variant = variantOf(thing, rest)
    if (variant) return variant
  }
  return false
}

/** How many letters two texts begin with together. */
function sharedLetters(a: string, b: string): number {
  let count = 0
  while (count < a.length && a[count] === b[count]) count += 1
  return count
}

/** How many are offered in place of what nobody knows. */
const offered = 2
/** Fewer letters in common tell nothing. */
const fewest = 2

/**
 * The thing that a reference names: `4913`, `trodat 4913`, `6/4913 bleu`, a slug; letters in any case, signs and blanks do not
 * count. Of one that nobody has, what is called most alike.
 */
export function findReference<Thing extends Referenced>(
  typed: string,
  things: readonly Thing[],
): FoundReference<Thing> {
  const words = foldText(typed).split(' ').filter(Boolean)
  for (const found of things) {
    const variant = match(found, words)
    if (variant !== false) return { found, variant }
  }
  const asked = words.join('')
  const ranked = things
    .map(thing => ({
      thing,
      shared: Math.max(0, ...thing.references.map(reference => sharedLetters(tight(reference), asked))),
    }))
    .filter(({ shared }) => shared >= fewest)
    .sort((a, b) => b.shared - a.shared)
  return { found: null, nearest: ranked.slice(0, offered).map(({ thing }) => thing) }
}
