'use client'
import { type ComponentProps, useEffect, useRef } from 'react'
import { EditorHost } from './editor-host'

export { prepareParts } from './prepare-parts'

/**
 * The editor over the page, on the current item (stores/editor-item). It is closed by its button: Escape belongs to
 * the canvas.
 */
export function EditorPopup(props: ComponentProps<typeof EditorHost>) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="editor-title"
      className="m-0 h-dvh max-h-none w-dvw max-w-none overflow-hidden border-0 bg-paper p-0 text-ink"
      onCancel={event => event.preventDefault()}
      onKeyDown={event => {
        if (event.key === 'Escape') event.preventDefault()
      }}
    >
      <EditorHost {...props} />
    </dialog>
  )
}
