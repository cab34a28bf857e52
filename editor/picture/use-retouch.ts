'use client'
import { type RefObject, useEffect } from 'react'
import { isPicture } from '@/lib/design/scene/elements/traits'
import { elementOf } from '@/lib/design/scene/operations/boxes'
import { useEditor } from '../state/editor-context'
import { useSessionLater } from './use-session-later'

/**
 * Opens an own picture in the workspace again: at a double press on it, and at Enter where it is selected on the
 * canvas.
 * @param root the editor's workspace
 */
export function useRetouch(root: RefObject<HTMLElement | null>): void {
  const editor = useEditor()
  const inSession = useSessionLater()
  useEffect(() => {
    const retouch = ({ target }: Event) => {
      const [id, ...others] = editor.state.selection
      const element = id === undefined || others.length > 0 ? null : elementOf(editor.design, id)
      if (!isPicture(element) || !element.src.startsWith('file:') || element.locked) return
      if (!(target instanceof Element) || !target.closest('[role="application"]')) return
      editor.openMenu('images')
      void inSession(session => session.retouch(element))
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.isComposing) retouch(event)
    }
    const workspace = root.current
    workspace?.addEventListener('dblclick', retouch)
    workspace?.addEventListener('keydown', onKeyDown)
    return () => {
      workspace?.removeEventListener('dblclick', retouch)
      workspace?.removeEventListener('keydown', onKeyDown)
    }
  }, [editor, inSession, root])
}
