'use client'
import { Minus, Plus, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { LateTexts } from '@/components/late-texts'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { bankCard, screenScaleLimits } from '@/lib/design/screen-scale'
import { keepScreenScale, screenPxPerMm, useScreenScale } from '@/stores/screen-scale'

interface CalibrationDialogProps {
  onClose: () => void
}

/** A frame to resize to a bank card held against the screen: from then on millimetres are true. */
export function CalibrationDialog({ onClose }: CalibrationDialogProps) {
  return (
    <LateTexts name="screen">
      <Dialog onClose={onClose} />
    </LateTexts>
  )
}

const { min, max, step } = screenScaleLimits
const bounded = (value: number) => Math.min(max, Math.max(min, value))

function Dialog({ onClose }: CalibrationDialogProps) {
  const t = useTranslations('screen')
  const id = useId()
  const kept = useScreenScale(state => state.kept)
  const [pxPerMm, setPxPerMm] = useState(() => bounded(screenPxPerMm(kept)))
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const keep = (value: number | null) => {
    keepScreenScale(value)
    dialog.current?.close()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-how`}
      onClose={onClose}
      onKeyDown={event => {
        event.stopPropagation()
        // Handled here: the parent may use Escape for itself.
        if (event.key !== 'Escape') return
        event.preventDefault()
        dialog.current?.close()
      }}
      className="m-0 h-dvh max-h-none w-dvw max-w-none overflow-auto bg-paper p-4 text-ink backdrop:bg-ink/30 sm:p-6"
    >
      <div className="mx-auto flex max-w-160 flex-col gap-3">
        <div className="flex items-start justify-between gap-4">
          <h2 id={id} className="text-lg! leading-6">
            {t('title')}
          </h2>
          <IconButton label={t('close')} onClick={() => dialog.current?.close()}>
            <X aria-hidden size={20} strokeWidth={1.7} />
          </IconButton>
        </div>
        <p id={`${id}-how`} className="text-sm text-ink-2">
          {t('how')} {t('private')}
        </p>
        <ScaleSlider value={pxPerMm} onChange={setPxPerMm} />
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => keep(pxPerMm)}>
            {t('keep')}
          </Button>
          {kept !== null && (
            <Button size="small" look="secondary" onClick={() => keep(null)}>
              {t('forget')}
            </Button>
          )}
        </div>
        <CardFrame pxPerMm={pxPerMm} label={t('card')} />
      </div>
    </dialog>
  )
}

/** By finger or arrow keys, and in fine steps with the buttons beside it. */
function ScaleSlider({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const t = useTranslations('screen')
  const by = (steps: number) => onChange(bounded(Math.round((value + steps * step) * 100) / 100))
  return (
    <div className="flex items-center gap-2">
      <IconButton label={t('smaller')} disabled={value <= min} onClick={() => by(-1)}>
        <Minus aria-hidden size={18} />
      </IconButton>
      <input
        type="range"
        aria-label={t('slider')}
        aria-valuetext={t('value', { value: Math.round(value * 100) / 100 })}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={event => onChange(Number(event.target.value))}
        className="h-11 min-w-0 grow accent-(--action)"
      />
      <IconButton label={t('larger')} disabled={value >= max} onClick={() => by(1)}>
        <Plus aria-hidden size={18} />
      </IconButton>
    </div>
  )
}

/** The card's outline: landscape, or portrait where the screen is too narrow, as on most phones. */
function CardFrame({ pxPerMm, label }: { pxPerMm: number; label: string }) {
  const holder = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const { current } = holder
    if (!current) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  const lying = width >= bankCard.width * pxPerMm
  const [wide, high] = lying ? [bankCard.width, bankCard.height] : [bankCard.height, bankCard.width]
  const stripe = lying ? 'inset-x-0 top-[14%] h-[20%]' : 'inset-y-0 right-[14%] w-[20%]'
  return (
    <div ref={holder} className="min-h-[53.98mm]">
      <div
        data-card
        aria-hidden
        className="relative grid place-items-center overflow-hidden border-2 border-(--action) bg-mat-soft text-xs text-mat-2"
        style={{
          width: wide * pxPerMm,
          height: high * pxPerMm,
          // The standard's corner: 3.18 mm.
          borderRadius: 3.18 * pxPerMm,
        }}
      >
        <span className={`absolute bg-mat/15 ${stripe}`} />
        {label}
      </div>
    </div>
  )
}
