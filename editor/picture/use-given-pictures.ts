'use client'
import { type RefObject, useEffect } from 'react'
import { readLines } from '@/lib/design/scene/operations/paste-lines'
import { keyTaker } from '../commands/take-key'
import { useEditor, usePlate, useSetting } from '../state/editor-context'
import { pasteWords } from '../text/paste-words'
import { sessionLoader } from './session-loader'
import { useSessionLater } from './use-session-later'

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])]

/** Where text is pasted as usual. */
const fields = 'input, textarea, select, [contenteditable]'

const isPaste = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'v'

/**
 * Takes files that are dropped on the editor or pasted into it. At the keys for pasting the browser's clipboard comes first: only where it
 * holds no file, the editor's own copies are pasted.
 * @param root the editor's workspace
 */
export function useGivenPictures(root: RefObject<HTMLElement | null>): void {
  const editor = useEditor()
  const { commands } = useSetting()
  const inSession = useSessionLater()
  const plate = usePlate()
  // The worker ends with the editor.
  useEffect(() => () => sessionLoader.now()?.leaveSession(editor), [editor])
  useEffect(() => {
    let asked: ReturnType<typeof setTimeout> | null = null
    const pasteOwn = () => {
      const command = commands.find(({ id }) => id === 'paste')
      if (command?.enabled(editor)) command.perform(editor)
    }
    const take = (files: File[]) => {
      // Before the content step there is no canvas for them.
      if (editor.state.step !== null) return
      editor.openMenu('images')
      void inSession(session => session.take(files))
    }
    /** Text that was copied elsewhere becomes lines, where no elements were copied here. */
    const takeWords = (words: string) => {
      const lines = readLines(words)
      if (lines.length === 0 || editor.clipboard.read() !== null) return
      pasteWords(editor, plate, lines, { from: null, mayGo: () => false })
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event
      if (!isPaste(event) || !(target instanceof HTMLElement) || !root.current) return
      if (!keyTaker(target, root.current)) return
      event.stopPropagation()
      // Where the browser fires no paste event, the key was meant for the editor's own copies.
      asked = setTimeout(pasteOwn, 0)
    }
    const onPaste = (event: ClipboardEvent) => {
      const { target } = event
      const inWorkspace =
        target instanceof Node && (root.current?.contains(target) || target.contains(root.current))
      const files = inWorkspace ? filesOf(event.clipboardData) : []
      if (asked && files.length > 0) clearTimeout(asked)
      asked = null
      // Some programs copy text with a picture of it: a text in edit mode takes the text.
      const words = event.clipboardData?.getData('text/plain') ?? ''
      const isWritten = editor.text !== null || (target instanceof Element && target.matches(fields))
      if (files.length === 0) {
        if (inWorkspace && !isWritten && editor.state.step === null) takeWords(words)
        return
      }
      if (editor.text && words !== '') return
      event.preventDefault()
      take(files)
    }
    const isFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const onDragOver = (event: DragEvent) => {
      if (!isFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
    }
    const onDrop = (event: DragEvent) => {
      if (!isFiles(event)) return
      event.preventDefault()
      take(filesOf(event.dataTransfer))
    }
    const workspace = root.current
    window.addEventListener('keydown', onKeyDown, true)
    window.addEventListener('paste', onPaste)
    workspace?.addEventListener('dragover', onDragOver)
    workspace?.addEventListener('drop', onDrop)
    return () => {
      if (asked) clearTimeout(asked)
      window.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('paste', onPaste)
      workspace?.removeEventListener('dragover', onDragOver)
      workspace?.removeEventListener('drop', onDrop)
    }
  }, [editor, plate, commands, inSession, root])
}
