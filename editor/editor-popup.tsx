'use client'
import { useEffect, useRef } from 'react'
import { type EditorProps, EditorRoot } from './editor-root'

/** The editor over the page. It is closed by its button: Escape belongs to the canvas. */
export default function EditorPopup(props: EditorProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="editor-title"
      className="m-0 h-dvh max-h-none w-dvw max-w-none overflow-hidden border-0 bg-paper p-0"
      onCancel={event => event.preventDefault()}
      onKeyDown={event => {
        if (event.key === 'Escape') event.preventDefault()
      }}
    >
      <EditorRoot {...props} />
    </dialog>
  )
}
