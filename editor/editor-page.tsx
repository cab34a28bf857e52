'use client'
import type { ComponentProps } from 'react'
import { EditorHost } from './editor-host'

/** The editor as a page of its own, on the current item. */
export function EditorPage(props: ComponentProps<typeof EditorHost>) {
  return (
    <main className="h-dvh overflow-hidden bg-paper text-ink">
      <EditorHost {...props} />
    </main>
  )
}
