'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { formatNumber } from '@/components/ui/format-number'
import { qrMatrix } from '@/lib/design/scene/elements/qrcode/matrix'
import { type QrcodeElement, qrCorrections, usualCorrection } from '@/lib/design/scene/elements/qrcode/schema'
import { Part } from '../../panels/panel'
import { usePlate } from '../../state/editor-context'
import { useChangeElement } from '../use-change-element'

/** How much of the code may be damaged, with the effect of each choice on its squares. */
export function CorrectionPart({ element }: { element: QrcodeElement }) {
  const t = useTranslations('editor.qrcode')
  const locale = useLocale()
  const name = useId()
  const change = useChangeElement(element)
  const { codeModuleMm } = usePlate()
  const chosen = element.errorCorrection ?? usualCorrection
  const mm = (value: number) => formatNumber(value, locale, { min: 0, max: 2 })
  const squareOf = (correction: QrcodeElement['errorCorrection']) => {
    const matrix = qrMatrix(element.qrData, correction)
    return matrix && element.size / matrix.size
  }
  return (
    <Part title={t('correction')} aside={t('leastSquare', { value: mm(codeModuleMm) })}>
      <div role="radiogroup" aria-label={t('correction')} className="grid grid-cols-1 gap-1.5">
        {qrCorrections.map(correction => {
          const square = squareOf(correction)
          const tooFine = square !== null && square < codeModuleMm - 0.001
          return (
            <label
              key={correction}
              className="flex min-h-9 items-center gap-2.5 rounded-md border border-line px-2.5 py-1.5 text-xs has-checked:border-(--action) pointer-coarse:min-h-11"
            >
              <input
                type="radio"
                name={name}
                className="size-4 shrink-0 accent-(--action)"
                checked={chosen === correction}
                onChange={() =>
                  change({ errorCorrection: correction === usualCorrection ? undefined : correction })
                }
              />
              <span className="min-w-0 grow">
                <b className="font-semibold">{correction}</b> {t(`corrections.${correction}`)}
              </span>
              <span className={tooFine ? 'whitespace-nowrap text-seal' : 'whitespace-nowrap text-ink-2'}>
                {square === null
                  ? t('correctionTooLong')
                  : t(tooFine ? 'squareTooFine' : 'square', { value: mm(square) })}
              </span>
            </label>
          )
        })}
      </div>
    </Part>
  )
}
