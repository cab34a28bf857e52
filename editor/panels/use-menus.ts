'use client'
import { useMemo } from 'react'
import { isOrdered, useEditorItem } from '@/stores/editor-item'
import { useDesign, usePlate, useSetting } from '../state/editor-context'
import { type MenuEntry, menusOf } from './menus'

/** The menus that the design has at this moment, in their order. */
export function useMenus(): readonly MenuEntry[] {
  const { addSeries } = useSetting()
  const design = useDesign()
  const holes = usePlate().freeHoles.placed
  const ordered = useEditorItem(isOrdered)
  const series = addSeries !== null
  return useMemo(() => menusOf(design, { series, ordered, holes }), [design, series, ordered, holes])
}
