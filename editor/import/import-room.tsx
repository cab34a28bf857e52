'use client'
import { useLocale } from 'next-intl'
import { useEffect, useRef } from 'react'
import { hasMount } from '@/lib/design/scene/traits'
import { isLocale } from '@/lib/ground/site/locales'
import { useEditorItem } from '@/stores/editor-item'
import { saveDesign } from '../save-original'
import { useDesign, useEditor, useEditorState } from '../state/editor-context'
import { createLoader, useLoaded } from '../state/use-loaded'
import { useWayBack } from '../workspace/way-back'
import { useTakeGiven } from './use-given'

/** Few designs are imported: the code is fetched on demand. */
const dialogLoader = createLoader(() => import('./import-popup'))

/** "Import a design" over the editor, while it is open; and the export of the design as a file, on request. */
export function ImportRoom() {
  const open = useEditorState(state => state.importing)
  useSavedFile()
  return open && <Importing />
}

function useSavedFile(): void {
  const editor = useEditor()
  const wanted = useEditorState(state => state.wantedFile)
  const saved = useRef(wanted)
  useEffect(() => {
    if (saved.current !== wanted) saveDesign(editor.design)
    saved.current = wanted
  }, [editor, wanted])
}

function Importing() {
  const editor = useEditor()
  const design = useDesign()
  const locale = useLocale()
  const take = useTakeGiven()
  const isPart = useEditorItem(state => state.part !== null)
  const loaded = useLoaded(dialogLoader)
  const close = () => editor.setWorkspace({ importing: false })
  useWayBack(true, close)
  if (!loaded || !isLocale(locale)) return null
  return (
    <loaded.ImportTexts locale={locale}>
      <loaded.ImportDialog
        host={{
          locale,
          name: design.modelName,
          modelId: design.modelId,
          isSample: false,
          // The pack decides the mount of its part.
          mounts: hasMount(design) && !isPart,
          give: (given, mount) => {
            close()
            if (mount) editor.change(loaded.onMount(editor.design, mount))
            take(given).catch(error => console.error('what was brought could not be taken', error))
          },
        }}
        onClose={close}
      />
    </loaded.ImportTexts>
  )
}
