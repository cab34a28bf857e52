'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import type { Proof } from '@/lib/doors/contract/proofs'

interface ProofDrawingProps {
  proof: Proof
  url: string
  /** CSS pixels per millimetre of the drawing. */
  pxPerMm: number
  alt: string
  className?: string
}

/** A proof with dimension lines in millimetres. */
export function ProofDrawing({ proof, url, pxPerMm, alt, className }: ProofDrawingProps) {
  const t = useTranslations('proof')
  const format = useFormatter()
  const { widthMm, heightMm } = proof
  const mm = (value: number) => t('mm', { value: format.number(value, { maximumFractionDigits: 1 }) })
  return (
    <div className={classNames('inline-grid grid-cols-[auto_auto] text-xs text-ink-2', className)}>
      <span aria-hidden className="col-start-2 flex items-center gap-2 pb-1.5">
        <Measure />
        {mm(widthMm)}
        <Measure />
      </span>
      <span aria-hidden className="flex items-center pr-1.5 [writing-mode:vertical-rl] rotate-180">
        <span className="mx-auto">{mm(heightMm)}</span>
      </span>
      <img
        src={url}
        alt={alt}
        width={Math.round(widthMm * pxPerMm)}
        height={Math.round(heightMm * pxPerMm)}
        className="max-w-none bg-paper shadow-1"
      />
    </div>
  )
}

const Measure = () => <span className="h-px grow bg-ink-3" />
