'use client'
import { Crop } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { ImageElement } from '@/lib/design/scene/elements/image/schema'
import { FileButton } from '../../picture/ui/file-button'
import { Fineness } from '../../picture/ui/fineness'
import { usePictureSession, useSessionState } from '../../picture/use-picture-session'
import { useEditor } from '../../state/editor-context'

/** An own picture's measures, and a button to its settings. A drawing of the shop has neither. */
export function ImageInspector({ element }: { element: ImageElement }) {
  const t = useTranslations('editor.picture')
  const editor = useEditor()
  const session = usePictureSession()
  const worked = useSessionState(({ work }) => work?.elementId === element.id)
  if (!element.src.startsWith('file:') || worked) return null
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          size="small"
          onClick={() => {
            editor.openMenu('images')
            void session.retouch(element)
          }}
        >
          <Crop aria-hidden size={16} />
          {t('retouch')}
        </Button>
        <FileButton
          onBegin={() => session.worker.begin()}
          onChoose={files => {
            editor.openMenu('images')
            void session.take(files, element.id)
          }}
        >
          {t('replace')}
        </FileButton>
      </div>
      <Fineness element={element} />
    </div>
  )
}
