'use client'
import { useLocale } from 'next-intl'
import { isLocale } from '@/lib/site/locales'
import { useDesign, useEditor, useEditorState } from '../state/editor-context'
import { createLoader, useLoaded } from '../state/use-loaded'
import { useTakeGiven } from './use-given'

/** Few designs are imported: what does it comes when it is asked for. */
const dialogLoader = createLoader(() => import('./import-popup'))

/** "Import a design" over the editor, while it is asked for. */
export function ImportRoom() {
  const open = useEditorState(state => state.importing)
  return open && <Importing />
}

function Importing() {
  const editor = useEditor()
  const design = useDesign()
  const locale = useLocale()
  const take = useTakeGiven()
  const loaded = useLoaded(dialogLoader)
  if (!loaded || !isLocale(locale)) return null
  const close = () => editor.setRoom({ importing: false })
  return (
    <loaded.ImportTexts locale={locale}>
      <loaded.ImportDialog
        host={{
          locale,
          name: design.modelName,
          modelId: design.modelId,
          isSample: false,
          give: given => {
            close()
            take(given).catch(error => console.error('what was brought could not be taken', error))
          },
        }}
        onClose={close}
      />
    </loaded.ImportTexts>
  )
}
