'use client'
import { useEffect, useRef } from 'react'
import { useEditor, useEditorState } from './state/editor-context'

/** The popup of a request for a quotation, on each request; its code is fetched with it. */
export function QuotationHost() {
  const editor = useEditor()
  const wanted = useEditorState(state => state.wantedQuotation)
  const asked = useRef(wanted)
  useEffect(() => {
    if (asked.current === wanted) return
    asked.current = wanted
    const { design } = editor
    import('./ask-quotation').then(
      ({ askForDesign }) => askForDesign(design),
      error => console.warn('the request for a quotation could not be loaded', error),
    )
  }, [editor, wanted])
  return null
}
