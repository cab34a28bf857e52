import {
  Box,
  Layers,
  LayoutGrid,
  type LucideIcon,
  Palette,
  Pin,
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
const stampMenus: readonly MenuEntry[] = [{ menu: 'case-models', icon: Box }]
const lastMenus: readonly MenuEntry[] = [
  { menu: 'layers', icon: Layers },
  { menu: 'templates', icon: LayoutGrid },
  { menu: 'check', icon: ShieldCheck },
]

/** The menus of expert mode: the product's, those in which the kinds of elements stand, templates and the check. */
export function menusOf(design: Design): readonly MenuEntry[] {
  const entries = [...(design.type === 'sign' ? signMenus : stampMenus)]
  const own = new Set([...signMenus, ...stampMenus].map(({ menu }) => menu))
  for (const { menu, icon } of allEditorKinds) {
    if (own.has(menu)) continue
    own.add(menu)
    entries.push({ menu, icon })
  }
  return [...entries, ...lastMenus]
}
