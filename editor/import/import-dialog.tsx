'use client'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { LateTexts } from '@/components/late-texts'
import { Alert } from '@/components/ui/alert'
import { IconButton } from '@/components/ui/icon-button'
import { PasswordField } from '../picture/ui/unlock'
import type { ImportHost } from './host'
import { ImportDesk, type ImportRefusal, type ImportStep } from './import-desk'
import { ChooseStep } from './steps/choose-step'
import { CornersStep } from './steps/corners-step'
import { DesignStep } from './steps/design-step'
import { MeasureStep } from './steps/measure-step'
import { PicturesStep } from './steps/pictures-step'
import { SentStep, WorkshopStep } from './steps/workshop-step'

interface ImportDialogProps {
  host: ImportHost
  onClose: () => void
}

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])]

/** Files that are dropped on the dialog or pasted into it; the editor below does not get these events. */
function useBrought(dialog: React.RefObject<HTMLElement | null>, take: (files: File[]) => void): void {
  useEffect(() => {
    const root = dialog.current
    const onPaste = (event: ClipboardEvent) => {
      event.stopPropagation()
      const files = filesOf(event.clipboardData)
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    }
    const onDragOver = (event: DragEvent) => {
      event.preventDefault()
      event.stopPropagation()
    }
    const onDrop = (event: DragEvent) => {
      event.preventDefault()
      event.stopPropagation()
      take(filesOf(event.dataTransfer))
    }
    root?.addEventListener('paste', onPaste)
    root?.addEventListener('dragover', onDragOver)
    root?.addEventListener('drop', onDrop)
    return () => {
      root?.removeEventListener('paste', onPaste)
      root?.removeEventListener('dragover', onDragOver)
      root?.removeEventListener('drop', onDrop)
    }
  }, [dialog, take])
}

/** "Import a design" (PAGE-11): a file is chosen, inspected, and becomes a design, a picture on one, or work for the workshop. */
export function ImportDialog({ host, onClose }: ImportDialogProps) {
  const t = useTranslations('importDesign')
  const [desk] = useState(() => new ImportDesk())
  const [take] = useState(() => (files: File[]) => void desk.take(files))
  const { step, refusals } = useStore(desk.store)
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useBrought(dialog, take)
  useEffect(() => {
    dialog.current?.showModal()
    return () => desk.dispose()
  }, [desk])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is like a separate page, and is read from its heading
  useEffect(() => title.current?.focus(), [step.name])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="import-title"
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={event => {
        event.stopPropagation()
        // Handled here: the editor around it keeps Escape for the canvas.
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
      className="m-auto max-h-[calc(100dvh-32px)] w-[min(680px,calc(100vw-32px))] overflow-y-auto overscroll-contain rounded-lg bg-paper p-5 text-ink shadow-2 outline-none backdrop:bg-ink/40 max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-dvw max-sm:max-w-none max-sm:rounded-none md:p-6"
    >
      <div className="flex items-start justify-between gap-4">
        <h2
          id="import-title"
          ref={title}
          tabIndex={-1}
          className="text-xl! leading-7! tracking-normal outline-none [font-stretch:100%]"
        >
          {t(`title.${step.name}`)}
        </h2>
        <IconButton label={t('close')} onClick={onClose} className="-m-2">
          <X aria-hidden size={20} />
        </IconButton>
      </div>
      <div className="mt-3 flex flex-col gap-4">
        {refusals.map(refusal => (
          <Refused key={JSON.stringify(refusal)} refusal={refusal} desk={desk} />
        ))}
        <Step step={step} desk={desk} host={host} onClose={onClose} />
      </div>
    </dialog>
  )
}

interface StepProps {
  step: ImportStep
  desk: ImportDesk
  host: ImportHost
  onClose: () => void
}

function Step({ step, desk, host, onClose }: StepProps): ReactNode {
  const t = useTranslations('importDesign')
  switch (step.name) {
    case 'choose':
      return <ChooseStep desk={desk} locale={host.locale} />
    case 'reading':
      return (
        <p role="status" className="py-8 text-center text-sm text-ink-2">
          {t('reading', { name: step.file })}
        </p>
      )
    case 'design':
      return <DesignStep step={step} desk={desk} host={host} />
    case 'pictures':
      return <PicturesStep step={step} desk={desk} host={host} />
    case 'corners':
      return <CornersStep step={step} desk={desk} />
    case 'measure':
      return <MeasureStep {...{ step, desk, host }} />
    case 'workshop':
      return host.workshop && <WorkshopStep {...{ step, desk, host }} order={host.workshop} />
    case 'sent':
      return host.workshop && <SentStep {...{ step, host, onClose }} order={host.workshop} />
  }
}

/** Why a file was not taken, with what can be done. */
function Refused({ refusal, desk }: { refusal: ImportRefusal; desk: ImportDesk }) {
  const t = useTranslations('importDesign.refused')
  const values = {
    name: 'name' in refusal ? refusal.name : '',
    count: 'count' in refusal ? refusal.count : 0,
    max: 'max' in refusal ? (refusal.code === 'size' ? refusal.max / 1e6 : refusal.max) : 0,
  }
  return (
    <Alert
      tone="block"
      role="alert"
      actions={
        refusal.code === 'password' && (
          <LateTexts name="pageNotes">
            <PasswordField onOpen={password => void desk.unlock(refusal.locked, password)} />
          </LateTexts>
        )
      }
    >
      {t(refusal.code === 'password' && refusal.wrong ? 'password-wrong' : refusal.code, values)}
    </Alert>
  )
}
