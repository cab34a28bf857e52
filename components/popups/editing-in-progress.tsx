'use client'
import { useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { EditorItem } from '@/stores/editor-item'
import { type OpenEditorOptions, openEditor, openPopup } from '@/stores/ui'
import type { EditingTexts } from './use-start-editor'

export interface EditingInProgressProps {
  /** What was to be opened. */
  design: EditorItem
  options: OpenEditorOptions
  texts: EditingTexts
  onClose: () => void
}

/** Asks which of two designs goes on: the one that was changed and is not in the cart, or the one just asked for. */
export default function EditingInProgress({ design, options, texts, onClose }: EditingInProgressProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const leave = (next?: () => void) => {
    dialog.current?.close()
    onClose()
    next?.()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={event => {
        event.preventDefault()
        leave()
      }}
      className="m-auto w-[calc(100%-32px)] max-w-120 rounded-lg bg-paper p-5 text-ink shadow-2 backdrop:bg-ink/40 md:p-6"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={`${id}-title`} className="text-xl! leading-7! tracking-normal [font-stretch:100%]">
          {texts.title}
        </h2>
        <button
          type="button"
          aria-label={texts.close}
          onClick={() => leave()}
          className="-m-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-wash"
        >
          <Icon name="close" />
        </button>
      </div>
      <p id={`${id}-text`} className="mt-2 text-ink-2">
        {texts.text}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button className="grow" onClick={() => leave(() => openPopup('editorPopup'))}>
          {texts.resume}
        </Button>
        <Button look="secondary" className="grow" onClick={() => leave(() => openEditor(design, options))}>
          {texts.begin}
        </Button>
      </div>
    </dialog>
  )
}
