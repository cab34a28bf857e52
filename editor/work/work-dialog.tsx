'use client'
import { useTranslations } from 'next-intl'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { ProgressBar } from '@/components/ui/progress-bar'
import { useEditor, useEditorState } from '../state/editor-context'
import { useWayBack } from '../workspace/way-back'

/**
 * The progress of a long task, and a button to cancel it. Nothing else is done meanwhile; for a short task the dialog is never seen,
 * because it appears late.
 */
export function WorkDialog() {
  const t = useTranslations('editor.working')
  const editor = useEditor()
  const share = useEditorState(state => state.working)
  const going = share !== null
  const dialog = useRef<HTMLDialogElement>(null)
  // At once: what is pressed meanwhile must not reach the workspace behind it.
  useLayoutEffect(() => {
    if (going) dialog.current?.showModal()
    else dialog.current?.close()
  }, [going])
  useWayBack(going, () => editor.work.callOff())
  return (
    <dialog
      ref={dialog}
      aria-labelledby="editor-working-title"
      onKeyDown={event => {
        event.stopPropagation()
        if (event.key !== 'Escape') return
        event.preventDefault()
        editor.work.callOff()
      }}
      // The browser's own way out, as the back key of a telephone is. A late report of a finished work is not meant for the next one, whose
      // dialog is open.
      onCancel={() => editor.work.callOff()}
      onClose={event => {
        if (!event.currentTarget.open) editor.work.callOff()
      }}
      className="m-auto w-[min(360px,calc(100vw-32px))] rounded-lg bg-paper p-5 text-ink shadow-2 transition-opacity delay-150 duration-100 backdrop:bg-ink/30 backdrop:transition-opacity backdrop:delay-150 starting:opacity-0 starting:backdrop:opacity-0"
    >
      <h2 id="editor-working-title" className="text-base! leading-5">
        {t('title')}
      </h2>
      <ProgressBar aria-labelledby="editor-working-title" className="my-4" value={share ?? 0} />
      <div className="flex justify-end">
        <Button look="secondary" size="small" onClick={() => editor.work.callOff()}>
          {t('cancel')}
        </Button>
      </div>
    </dialog>
  )
}
