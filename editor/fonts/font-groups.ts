import { foldText } from '@/lib/catalogue/search/forgiving'
import type { FontFamilyFiles } from '@/lib/design/scene/fonts/files'
import { fontFamilies } from '@/lib/design/scene/fonts/manifest'

/** What kinds of letters there are, in the order of the list. */
export const fontCategories = [
  'sans',
  'serif',
  'condensed',
  'script',
  'stencil',
  'typewriter',
  'display',
] as const
export type FontCategory = (typeof fontCategories)[number]

/** Some families under a heading; what is found has none. */
export interface FontGroup {
  id: 'design' | 'recent' | 'all' | 'found'
  families: readonly FontFamilyFiles[]
}

export interface FontWish {
  query: string
  category: FontCategory | null
  /** Families that the design has already. */
  inDesign: readonly FontFamilyFiles[]
  /** Families that were chosen lately, the last one first. */
  recent: readonly FontFamilyFiles[]
  /** What else a family answers to: what its kind of letters is called. */
  wordsOf: (family: FontFamilyFiles) => string
}

/** The list of fonts: what is in use, what was used lately, and all; or what answers a search or is of one kind. */
export function fontGroups({ query, category, inDesign, recent, wordsOf }: FontWish): FontGroup[] {
  const asked = foldText(query).split(' ').filter(Boolean)
  if (asked.length === 0 && category === null) {
    const lately = recent.filter(family => !inDesign.includes(family))
    const groups: FontGroup[] = [
      { id: 'design', families: inDesign },
      { id: 'recent', families: lately },
      { id: 'all', families: fontFamilies },
    ]
    return groups.filter(({ families }) => families.length > 0)
  }
  const answers = (family: FontFamilyFiles) => {
    const words = foldText(`${family.family} ${wordsOf(family)}`).split(' ')
    return asked.every(one => words.some(word => word.startsWith(one)))
  }
  const families = fontFamilies.filter(
    family => (category === null || family.category === category) && answers(family),
  )
  return [{ id: 'found', families }]
}
