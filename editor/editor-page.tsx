'use client'
import { type EditorProps, EditorRoot } from './editor-root'

/** The editor as a page of its own. */
export default function EditorPage(props: EditorProps) {
  return (
    <main className="h-dvh overflow-hidden">
      <EditorRoot {...props} />
    </main>
  )
}
