'use client'
import { type RefObject, useEffect } from 'react'
import { useEditor, useSetting } from '../state/editor-context'
import { keyTaker, takeKey } from './take-key'

const menuOf = (root: HTMLElement) => root.querySelector<HTMLElement>('nav [aria-current]')

/**
 * Handles the keys of the whole editor, depending on the focus: on the canvas all keys, in a field none, on a button or
 * a list those that it does not need itself. Escape with nothing to leave moves the focus from the canvas to the menus.
 * @param root the editor's workspace; an element that lost the focus because it was removed, such as a button just
 * pressed, counts as inside
 */
export function useShortcuts(root: RefObject<HTMLElement | null>): void {
  const editor = useEditor()
  const { commands } = useSetting()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event
      // The popup around the workspace keeps the browser from closing it at Escape; the key is meant for the workspace.
      if ((event.defaultPrevented && event.key !== 'Escape') || event.isComposing) return
      if (!(target instanceof HTMLElement) || !root.current) return
      const taker = keyTaker(target, root.current)
      if (!taker) return
      if (takeKey(event, taker, editor, commands)) event.preventDefault()
      else if (taker === 'canvas' && event.key === 'Escape') menuOf(root.current)?.focus()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [editor, commands, root])
}
