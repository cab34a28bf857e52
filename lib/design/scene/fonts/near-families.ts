import { chooseFace, defaultFamilySlug, findFamily, strokesOf } from './families'
import { familyHas } from './families-with'
import type { FontFamilyFiles } from './files'
import { nearestByEye, nearestByWord, nearestOfKind } from './known-families'
import { fontFamilies } from './manifest'

/** What a text asks of its letters. */
export interface FamilyWish {
  /** Names of families, the first the most wanted, words of CSS for any of a kind among them. */
  families: readonly string[]
  bold: boolean
  italic: boolean
}

/** So many families are proposed. */
const proposed = 3
/** As much of a name as is looked at: signs, and words. */
const longestName = 100
const mostWords = 8

/** Words of a name: programs write "HelveticaNeueLT-Bold" for "Helvetica Neue LT Bold". */
function wordsOf(name: string): string[] {
  return name
    .slice(0, longestName)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords)
}

/** The family that a name means: one of the shop's, or one that is known elsewhere, with or without words behind it. */
function knownFamily(words: readonly string[]): string | null {
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ')
    const slug = findFamily(name)?.slug ?? nearestByEye.get(name)
    if (slug !== undefined) return slug
  }
  return null
}

/** The place of each word that describes letters, the most telling one first. */
const placeOfWord = new Map(
  nearestByWord.flatMap(([words], place) => words.split(' ').map(word => [word, place] as const)),
)

function wordFamily(words: readonly string[]): string | null {
  const places = words.map(word => placeOfWord.get(word) ?? nearestByWord.length)
  return nearestByWord[Math.min(nearestByWord.length, ...places)]?.[1] ?? null
}

/** The shop's family that comes nearest by name, and whether the name says that it is narrow. */
function likeness(families: readonly string[]): { slug: string; narrow: boolean } {
  for (const name of families) {
    const kind = nearestOfKind.get(name.trim().toLowerCase())
    const words = wordsOf(name)
    const slug = kind ?? knownFamily(words) ?? wordFamily(words)
    if (slug !== null) return { slug, narrow: wordFamily(words) === 'roboto-condensed' }
  }
  return { slug: defaultFamilySlug, narrow: false }
}

/** How far one kind of letters is from another, in the order asked for, drawn; what is not named is `farKind`. */
const kindsApart: Readonly<Record<string, number>> = {
  'sans condensed': 1,
  'condensed sans': 1,
  'sans display': 2,
  'condensed display': 1.5,
  'display condensed': 1.5,
  'display sans': 2,
  'display script': 2.5,
  'display serif': 2,
  'serif display': 2,
  'serif typewriter': 2,
  'typewriter serif': 2,
  'sans serif': 2.5,
  'serif sans': 2.5,
  'stencil display': 1.5,
  'stencil sans': 2,
  'stencil condensed': 2,
  'script display': 2,
}
const farKind = 4
/** The same as one kind apart: so much of an em in height of the small letters, and in the weight of strokes. */
const heightApart = 0.12
const strokeApart = 0.06
/** The penalty for a family without a face of the weight, or of the slope. */
const noBold = 0.8
const noItalic = 0.4
const notNarrow = 3

/** The script that a family was made for beside Latin: a text without its letters means another family. */
const madeFor: ReadonlyMap<string, RegExp> = new Map([
  ['noto-sans-hebrew', /\p{Script=Hebrew}/u],
  ['noto-naskh-arabic', /\p{Script=Arabic}/u],
])

/** How far the letters of a family are from those of another; below 0 for itself, as others may measure the same. */
function distance(
  like: FontFamilyFiles,
  family: FontFamilyFiles,
  { bold, italic }: Pick<FamilyWish, 'bold' | 'italic'>,
): number {
  if (family === like) return -1
  const [is, was] = [chooseFace(family.slug, bold, italic).face, chooseFace(like.slug, bold, italic).face]
  const kind = family.category === like.category ? 0 : kindsApart[`${like.category} ${family.category}`]
  const [heavy, wanted] = [strokesOf(is.file)?.stroke ?? null, strokesOf(was.file)?.stroke ?? null]
  const weight = heavy === null || wanted === null ? 0 : Math.abs(heavy - wanted) / strokeApart
  return (
    (kind ?? farKind) +
    Math.abs(is.xHeight - was.xHeight) / heightApart +
    weight +
    (is.bold === bold ? 0 : noBold) +
    (is.italic === italic ? 0 : noItalic)
  )
}

/**
 * Finds for a text the three families of the shop that come nearest to one that it does not have, the nearest first: by its
 * name where that is known or says what it is, else by the next names of the list, then by kind, narrowness, height of small
 * letters, weight and slope, as far as the fonts say them (DESIGN-62). Those that have all the characters come before those that
 * lack some. For any number of names, families are compared once for each family that the names mean.
 * @param characters what is to be written
 */
export function familyFinder(characters: Iterable<string>): (wish: FamilyWish) => FontFamilyFiles[] {
  const all = [...new Set(characters)]
  const text = all.join('')
  const candidates = fontFamilies.map(family => ({
    family,
    lacks: all.filter(character => !familyHas(family.slug, character)).length,
    foreign: madeFor.get(family.slug)?.test(text) === false ? farKind : 0,
  }))
  const known = new Map<string, FontFamilyFiles[]>()
  return ({ families, bold, italic }) => {
    const { slug, narrow } = likeness(families)
    const key = JSON.stringify([slug, narrow, bold, italic])
    const found = known.get(key)
    if (found) return found
    const like = findFamily(slug) ?? findFamily(defaultFamilySlug)
    if (!like) throw new Error('the manifest of fonts has no default family')
    const widens = (family: FontFamilyFiles) =>
      narrow && like.category !== 'condensed' && family.category !== 'condensed' ? notNarrow : 0
    const ranked = candidates.map(({ family, lacks, foreign }) => ({
      family,
      lacks,
      far: distance(like, family, { bold, italic }) + widens(family) + foreign,
    }))
    ranked.sort((one, other) => one.lacks - other.lacks || one.far - other.far)
    const near = ranked.slice(0, proposed).map(({ family }) => family)
    known.set(key, near)
    return near
  }
}
