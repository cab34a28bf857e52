'use client'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { useEditor, useSetting } from '../state/editor-context'
import { useWayBack } from '../workspace/way-back'
import { useHotkeyText } from './command-bar'
import { HandHint } from './hand-hint'

/** Every shortcut, from the list of commands. */
export function HelpDialog() {
  const t = useTranslations('editor')
  const { commands } = useSetting()
  const editor = useEditor()
  const hotkeyText = useHotkeyText()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  // When the browser closes it, the focus returns. The state is set at once; otherwise a key pressed at that moment
  // would still find it open.
  const close = () => {
    dialog.current?.close()
    editor.setWorkspace({ helpOpen: false })
  }
  useWayBack(true, close)
  return (
    <dialog
      ref={dialog}
      aria-labelledby="editor-help-title"
      onClose={() => editor.setWorkspace({ helpOpen: false })}
      onKeyDown={event => {
        event.stopPropagation()
        // Handled here: the workspace around it keeps Escape for the canvas.
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
      }}
      className="m-auto max-h-[80dvh] w-[min(560px,calc(100vw-32px))] overflow-y-auto rounded-lg bg-paper p-5 text-ink shadow-2 backdrop:bg-ink/30"
    >
      <div className="flex items-center justify-between">
        <h2 id="editor-help-title" className="text-lg! leading-6">
          {t('help.title')}
        </h2>
        <IconButton label={t('close')} onClick={close}>
          <X aria-hidden size={18} />
        </IconButton>
      </div>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-6 text-sm">
        {commands
          .filter(command => command.hotkeys.length > 0)
          .map(command => (
            <div key={command.id} className="col-span-2 grid grid-cols-subgrid border-b border-line py-1.5">
              <dt>{t(`command.${command.id}`)}</dt>
              <dd className="text-ink-2">{command.hotkeys.map(hotkeyText).join(', ')}</dd>
            </div>
          ))}
      </dl>
      <HandHint mouse={t('help.pointer')} touch={t('help.pointerTouch')} className="mt-3" />
      <p className="mt-1 text-xs text-ink-2">{t('help.leave')}</p>
    </dialog>
  )
}
