import { foldText } from '@/lib/catalogue/search/forgiving'

/** A thing that can be asked for by its reference. */
export interface Referenced {
  slug: string
  /** The references by which it is found: model, brand and model, slug. The most telling first. */
  references: readonly string[]
  /** Colours or kinds in which it comes, by their slug, with what they are called. */
  variants: readonly { slug: string; names: readonly string[] }[]
}

export type FoundReference<Thing extends Referenced> =
  | { found: Thing; variant: string | null; nearest?: never }
  | { found: null; nearest: Thing[] }

const tight = (text: string) => foldText(text).replaceAll(' ', '')

/** Things by their references, folded once: a list that is pasted asks for hundreds. */
interface Index {
  /** Places in the list, in order. */
  places: ReadonlyMap<string, readonly number[]>
  references: readonly (readonly string[])[]
}

const indexes = new WeakMap<readonly Referenced[], Index>()

function indexOf(things: readonly Referenced[]): Index {
  const known = indexes.get(things)
  if (known) return known
  const references = things.map(thing => [...new Set(thing.references.map(tight))])
  const places = new Map<string, number[]>()
  references.forEach((own, place) => {
    for (const reference of own) places.set(reference, [...(places.get(reference) ?? []), place])
  })
  const index = { places, references }
  indexes.set(things, index)
  return index
}

/** The variant that words name besides the reference; null for none. */
function variantOf({ variants }: Referenced, words: string): string | null {
  const named = variants.find(({ slug, names }) => [slug, ...names].some(name => tight(name) === words))
  return named?.slug ?? null
}

/** No reference has so many words, with a variant of it. */
const mostWords = 24

/** The first of the things whose reference the words are, with nothing left but a variant of it; the longest reference counts. */
function match<Thing extends Referenced>(
  things: readonly Thing[],
  words: readonly string[],
): { found: Thing; variant: string | null } | null {
  if (words.length > mostWords) return null
  const { places } = indexOf(things)
  let first: { place: number; found: Thing; variant: string | null } | null = null
  for (let length = words.length; length > 0; length -= 1) {
    const rest = words.slice(length).join('')
    for (const place of places.get(words.slice(0, length).join('')) ?? []) {
      const found = things[place]
      if (!found || (first && first.place <= place)) continue
      const variant = rest === '' ? null : variantOf(found, rest)
      if (rest === '' || variant) first = { place, found, variant }
    }
  }
  return first && { found: first.found, variant: first.variant }
}

/** How many letters two texts begin with together. */
function sharedLetters(a: string, b: string): number {
  let count = 0
  while (count < a.length && a[count] === b[count]) count += 1
  return count
}

/** How many are offered in place of an unknown reference. */
const offered = 2
/** Fewer letters in common tell nothing. */
const fewest = 2

/**
 * The thing that a reference names: `4913`, `trodat 4913`, `6/4913 bleu`, a slug; letters in any case, signs and blanks do not
 * count. For an unknown reference, the most similar names.
 */
export function findReference<Thing extends Referenced>(
  typed: string,
  things: readonly Thing[],
): FoundReference<Thing> {
  const words = foldText(typed).split(' ').filter(Boolean)
  const known = match(things, words)
  if (known) return known
  const asked = words.join('')
  const { references } = indexOf(things)
  const ranked = things
    .map((thing, place) => ({
      thing,
      shared: Math.max(0, ...(references[place] ?? []).map(reference => sharedLetters(reference, asked))),
    }))
    .filter(({ shared }) => shared >= fewest)
    .sort((a, b) => b.shared - a.shared)
  return { found: null, nearest: ranked.slice(0, offered).map(({ thing }) => thing) }
}
