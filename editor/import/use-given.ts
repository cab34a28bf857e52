'use client'
import { useCallback, useEffect, useRef } from 'react'
import { openItem } from '@/lib/design/scene/item'
import { plateOf } from '@/lib/design/scene/plate'
import { requiredFiles } from '@/lib/design/scene/required'
import { useEditorItem } from '@/stores/editor-item'
import type { Given } from '@/stores/given'
import { useSessionLater } from '../picture/use-session-later'
import { fontEngine } from '../scene/font-engine'
import { useEditor, useSetting } from '../state/editor-context'
import { contentStep } from '../state/editor-state'

type GivenDesign = Extract<Given, { kind: 'design' }>

/** Puts the shopper's import on the open design, as one undoable step. */
export function useTakeGiven(): (given: Given) => Promise<void> {
  const editor = useEditor()
  const { catalogue } = useSetting()
  const inSession = useSessionLater()
  const productStays = useEditorItem(state => state.part !== null)
  const takeDesign = useCallback(
    async ({ item }: GivenDesign) => {
      const opened = openItem(item)
      if (!opened.ok) throw new Error(`a design that was read before is ${opened.code}`)
      const engine = fontEngine()
      const [{ layDesign }] = await Promise.all([
        import('@/lib/design/import/lay-design'),
        // The canvas reports what cannot be fetched.
        engine.load(requiredFiles(opened.design)).catch(() => {}),
      ])
      const plate = plateOf(editor.design, catalogue)
      if (!plate) return
      const imported = { design: opened.design, plate: plateOf(opened.design, catalogue) }
      editor.replace(layDesign({ design: editor.design, plate }, imported, { engine, productStays }))
      editor.say('imported', { name: opened.design.name })
    },
    [editor, catalogue, productStays],
  )
  return useCallback(
    async given => {
      // Before the content step there is no design to put it on.
      if (editor.state.step !== null) editor.goToStep(contentStep)
      if (given.kind === 'design') return takeDesign(given)
      editor.openMenu('images')
      await inSession(session => session.give(given.pictures, given.alone))
    },
    [editor, inSession, takeDesign],
  )
}

/** Takes the files that the editor was opened with, once. */
export function useGiven(given: Given | undefined): void {
  const take = useTakeGiven()
  const taken = useRef<Given | null>(null)
  useEffect(() => {
    if (!given || taken.current === given) return
    taken.current = given
    take(given).catch(error => console.error('what was brought could not be taken', error))
  }, [given, take])
}
