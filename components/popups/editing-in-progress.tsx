'use client'
import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useLateTexts } from '@/components/use-late-texts'
import type { SiteLocale } from '@/lib/ground/site/locales'
import type { EditorItem } from '@/stores/editor-item'
import { type OpenEditorOptions, openEditor, openPopup } from '@/stores/ui'

export interface EditingInProgressProps {
  /** What was to be opened. */
  design: EditorItem
  options: OpenEditorOptions
  /** The name of the other design, empty where it has none, and whether it belongs to the same product. */
  name: string
  same: boolean
  locale: SiteLocale
  onClose: () => void
}

/** Asks which of two designs to continue: the changed one that is not in the cart, or the requested one. */
export default function EditingInProgress(props: EditingInProgressProps) {
  const editing = useLateTexts(props.locale, 'editing')
  if (!editing) return null
  return (
    <NextIntlClientProvider locale={props.locale} messages={{ editing }}>
      <Question {...props} />
    </NextIntlClientProvider>
  )
}

function Question({ design, options, name, same, onClose }: EditingInProgressProps) {
  const t = useTranslations('editing')
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
          {t('title')}
        </h2>
        <button
          type="button"
          aria-label={t('close')}
          onClick={() => leave()}
          className="-m-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-wash"
        >
          <Icon name="close" />
        </button>
      </div>
      <p id={`${id}-text`} className="mt-2 text-ink-2">
        {name ? t(same ? 'textSame' : 'textNamed', { name }) : t('text')}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button className="grow" onClick={() => leave(() => openPopup('editorPopup'))}>
          {t('resume')}
        </Button>
        <Button look="secondary" className="grow" onClick={() => leave(() => openEditor(design, options))}>
          {t(same ? 'beginSame' : 'begin')}
        </Button>
      </div>
    </dialog>
  )
}
