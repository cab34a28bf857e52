'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { type Finding, findingKey } from '@/lib/design/scene/finding'
import { useWayBack } from '../workspace/way-back'
import { useFindingText, useFindingTitle } from './finding-card'

interface AskDialogProps {
  findings: readonly Finding[]
  onAdd: () => void
  onBack: () => void
}

/** Findings that do not block are asked about, once, before the design goes into the cart. */
export function AskDialog({ findings, onAdd, onBack }: AskDialogProps) {
  const t = useTranslations('editor.ask')
  const text = useFindingText()
  const titleOf = useFindingTitle()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  useWayBack(true, onBack)
  return (
    <dialog
      ref={dialog}
      aria-labelledby="editor-ask-title"
      onClose={onBack}
      onKeyDown={event => event.stopPropagation()}
      className="m-auto max-h-[80dvh] w-[min(480px,calc(100vw-32px))] overflow-y-auto rounded-lg bg-paper p-5 text-ink shadow-2 backdrop:bg-ink/30"
    >
      <h2 id="editor-ask-title" className="text-lg! leading-6">
        {t('title')}
      </h2>
      <ul className="my-4 flex flex-col gap-2">
        {findings.map(finding => (
          <li key={findingKey(finding)}>
            <Alert tone="ask" title={titleOf(finding)}>
              {text(finding)}
            </Alert>
          </li>
        ))}
      </ul>
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap justify-end gap-2 bg-paper px-5 pt-2 pb-5">
        <Button look="secondary" size="small" onClick={onBack}>
          {t('back')}
        </Button>
        <Button size="small" onClick={onAdd}>
          {t('add')}
        </Button>
      </div>
    </dialog>
  )
}
