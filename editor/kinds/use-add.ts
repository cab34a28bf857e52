'use client'
import { useCallback } from 'react'
import type { Ground } from '@/lib/design/scene/elements/kind'
import type { New } from '@/lib/design/scene/model'
import { addNew } from '@/lib/design/scene/operations/new-elements'
import { fontEngine } from '../scene/font-engine'
import { useEditor, usePlate } from '../state/editor-context'
import { reportCover } from './report-cover'

/**
 * Puts a new element on the plate, selects it and announces it, and reports if it covers something; returns its id, null where the design
 * did not take it. `name` is its name.
 */
export function useAdd(): <Given>(
  kind: { create(given: Given, ground: Ground): New },
  given: Given,
  name: string,
) => string | null {
  const editor = useEditor()
  const plate = usePlate()
  return useCallback(
    (kind, given, name) => {
      const added = addNew(editor.design, plate, kind, given, fontEngine())
      if (!editor.change(added.design)) return null
      editor.select([added.id])
      editor.say('added', { name })
      if (added.covers) reportCover(editor, plate, added.id)
      return added.id
    },
    [editor, plate],
  )
}
