'use client'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import type { ItemPrice } from '@/lib/money/pricing/result'
import { createLoader, useLoaded } from '../state/use-loaded'
import { PartBoundary } from '../workspace/part-boundary'
import { useWayBack } from '../workspace/way-back'
import type { ExplanationProps } from './explanation'

const explanationLoader = createLoader(() => import('./explanation'))
const fetchAhead = () => void explanationLoader.load().catch(() => {})

interface PriceDetailProps {
  price: ItemPrice
  /** The price itself, which opens its explanation. */
  children: ReactNode
}

/** A price that opens its breakdown: beside the button on a wide screen, as a sheet from below on a phone. */
export function PriceDetail({ price, children }: PriceDetailProps) {
  const t = useTranslations('editor')
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => {
    dialog.current?.close()
    setOpen(false)
  }
  useWayBack(open, close)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={t('priceDetail.open')}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        className="rounded-md px-1 underline decoration-dotted decoration-ink-3 underline-offset-4 hover:bg-wash"
        onClick={() => {
          setOpen(true)
          dialog.current?.showModal()
        }}
      >
        {children}
        <span className="sr-only"> {t('priceDetail.open')}</span>
      </button>
      <dialog
        ref={dialog}
        aria-label={t('priceDetail.open')}
        // The event comes late: it may be open again.
        onClose={event => {
          if (!event.currentTarget.open) setOpen(false)
        }}
        onPointerDown={event => {
          // Beside the sheet is the dialog's own backdrop.
          if (event.target === dialog.current) close()
        }}
        onKeyDown={event => {
          event.stopPropagation()
          // Handled here: the workspace around it keeps Escape for the canvas.
          if (event.key !== 'Escape') return
          event.preventDefault()
          close()
        }}
        className="mt-auto mb-0 max-h-[80dvh] w-full max-w-none overflow-y-auto rounded-t-lg bg-paper text-ink shadow-2 backdrop:bg-ink/30 md:mt-16 md:mr-4 md:mb-auto md:ml-auto md:w-100 md:rounded-lg"
      >
        <div className="p-5">
          <div className="mb-2 flex items-center justify-between gap-4">
            <h2 className="text-lg! leading-6 tracking-normal">{t('priceDetail.open')}</h2>
            <IconButton label={t('close')} onClick={close}>
              <X aria-hidden size={18} />
            </IconButton>
          </div>
          {open && (
            <PartBoundary>
              <LoadedExplanation price={price} onAsk={close} />
            </PartBoundary>
          )}
        </div>
      </dialog>
    </>
  )
}

function LoadedExplanation(props: ExplanationProps) {
  const loaded = useLoaded(explanationLoader)
  return loaded && <loaded.Explanation {...props} />
}
