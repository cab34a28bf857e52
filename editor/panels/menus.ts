import {
  Box,
  Layers,
  LayoutGrid,
  ListPlus,
  type LucideIcon,
  Palette,
  Pin,
  Rows3,
  Ruler,
  ShieldCheck,
  SquareStack,
} from 'lucide-react'
import type { Design } from '@/lib/design/scene/model'
import { hasMaterial, supportOf } from '@/lib/design/scene/traits'
import { allEditorKinds } from '../kinds/registry'
import type { EditorMenu } from '../state/editor-state'

/** An entry of the rail. */
export interface MenuEntry {
  menu: EditorMenu
  icon: LucideIcon
}

const signMenus: readonly MenuEntry[] = [
  { menu: 'dimensions', icon: Ruler },
  { menu: 'material', icon: SquareStack },
  { menu: 'colours', icon: Palette },
  { menu: 'fixings', icon: Pin },
]
/** Size and fixing of a plate are its support's. */
const plateMenus: readonly MenuEntry[] = [
  { menu: 'plates', icon: Rows3 },
  ...signMenus.filter(({ menu }) => menu === 'material' || menu === 'colours'),
]
const stampMenus: readonly MenuEntry[] = [{ menu: 'case-models', icon: Box }]
const seriesMenu: MenuEntry = { menu: 'series', icon: ListPlus }
const lastMenus: readonly MenuEntry[] = [
  { menu: 'layers', icon: Layers },
  { menu: 'templates', icon: LayoutGrid },
  { menu: 'check', icon: ShieldCheck },
]

/** What can be changed in a design beside its elements. */
export interface MenuScope {
  /** Whether it can become a series: a part of a pack is one piece. */
  series: boolean
  /** Whether its product was bought and is therefore fixed. */
  ordered: boolean
  /** Whether holes are placed by hand on a bought product: they are elements, in the menu of fixings. */
  holes: boolean
}

const allProductMenus = [...signMenus, ...stampMenus]

function productMenus(design: Design, { ordered, holes }: MenuScope): readonly MenuEntry[] {
  if (ordered) return signMenus.filter(({ menu }) => menu === 'fixings' && holes)
  if (!hasMaterial(design)) return stampMenus
  return design.support ? plateMenus : signMenus
}

/** Whether a menu belongs to the product; a bought product no longer has these menus. */
export const isProductMenu = (menu: EditorMenu): boolean => allProductMenus.some(entry => entry.menu === menu)

/** The menus of expert mode: the product's, those in which the kinds of elements stand, templates and the check. */
export function menusOf(design: Design, scope: MenuScope): readonly MenuEntry[] {
  const entries = [...productMenus(design, scope)]
  const own = new Set(allProductMenus.map(({ menu }) => menu))
  for (const { menu, icon } of allEditorKinds) {
    if (own.has(menu)) continue
    own.add(menu)
    entries.push({ menu, icon })
  }
  // The plates of a support have a list of their own.
  const hasSeries = scope.series && !supportOf(design)
  return [...entries, ...(hasSeries ? [seriesMenu] : []), ...lastMenus]
}
