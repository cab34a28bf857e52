'use client'
import { useMemo } from 'react'
import { type Box, unionBox } from '@/lib/design/geometry/box'
import { boxById } from '@/lib/design/scene/operations/boxes'
import { useEditorState } from '../state/editor-context'

/** The upright box around what is selected, in mm; null where nothing with a place is. */
export function useSelectionBox(): Box | null {
  const design = useEditorState(state => state.design)
  const selection = useEditorState(state => state.selection)
  return useMemo(() => unionBox(selection.flatMap(id => boxById(design, id) ?? [])), [design, selection])
}
