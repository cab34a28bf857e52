'use client'
import { useCallback } from 'react'
import { useAdd } from '../kinds/use-add'
import { useEditor } from '../state/editor-context'

/** Adds as the menus do, and gives what was added the next key (DESIGN-41): a person who searched by a word goes on with the keyboard. */
export function useAddFocused(): ReturnType<typeof useAdd> {
  const editor = useEditor()
  const add = useAdd()
  return useCallback(
    (kind, given, name) => {
      const id = add(kind, given, name)
      if (id !== null) editor.focusAdded(id)
      return id
    },
    [editor, add],
  )
}
