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
import type { Design } from '@/lib/scene/model'
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

function productMenus(design: Design): readonly MenuEntry[] {
  if (design.type !== 'sign') return stampMenus
  return design.support ? plateMenus : signMenus
}

/**
 * The menus of expert mode: the product's, those in which the kinds of elements stand, templates and the check.
 * @param series whether the design can become a series: a part of a pack is one piece
 */
export function menusOf(design: Design, { series }: { series: boolean }): readonly MenuEntry[] {
  const entries = [...productMenus(design)]
  const own = new Set([...signMenus, ...stampMenus].map(({ menu }) => menu))
  for (const { menu, icon } of allEditorKinds) {
    if (own.has(menu)) continue
    own.add(menu)
    entries.push({ menu, icon })
  }
  // The plates of a support have a list of their own.
  const hasSeries = series && !(design.type === 'sign' && design.support)
  return [...entries, ...(hasSeries ? [seriesMenu] : []), ...lastMenus]
}
