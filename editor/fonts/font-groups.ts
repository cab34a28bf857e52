import { foldText } from '@/lib/catalogue/search/forgiving'
import type { FontFamilyFiles } from '@/lib/design/scene/fonts/files'
import { fontFamilies } from '@/lib/design/scene/fonts/manifest'

/** The categories of fonts, in the order of the list. */
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

/** Some families under a heading; search results have none. */
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
  /** Further search words of a family: the names of its category. */
  wordsOf: (family: FontFamilyFiles) => string
}

/** The list of fonts: used ones, recent ones, and all; or the results of a search or of one category. */
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
