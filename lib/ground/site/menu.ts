import type { MenuEntry } from '@/lib/ground/contract/menu'
import { helpPaths } from './help-paths'
import { languageOf, localePath, type SiteLocale } from './locales'

/** An entry of the menu as the browser gets it (PAGE-3): what is not there does not travel. */
export interface MenuNode {
  title: string
  /** The whole path, locale included; absent where the entry itself is no link. */
  href?: string
  children?: readonly MenuNode[]
}

/** The levels of the menu that every page carries: its sections. The rest is fetched when somebody comes near. */
export const carriedLevels = 1

/** Where a locale's whole menu is read: `GET`, the same for everybody. */
export const menuPath = (locale: string): string => `/api/menu/${locale}`

function toNode(entry: MenuEntry, locale: SiteLocale, levels: number): MenuNode {
  // An entry that opens a popup leads to the page that helps.
  const path =
    entry.path ?? (entry.action === 'popup:quotation' ? helpPaths.contact[languageOf(locale)] : null)
  const children = levels > 1 ? entry.subcategories : []
  return {
    title: entry.title,
    ...(path !== null && { href: localePath(locale, path) }),
    ...(children.length > 0 && { children: children.map(child => toNode(child, locale, levels - 1)) }),
  }
}

/** The menu with titles and whole paths, as many levels deep as asked for. */
export const menuNodes = (
  entries: readonly MenuEntry[],
  locale: SiteLocale,
  levels = Number.POSITIVE_INFINITY,
): MenuNode[] => entries.filter(({ path }) => path).map(entry => toNode(entry, locale, levels))
