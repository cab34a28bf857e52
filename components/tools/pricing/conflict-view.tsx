'use client'
import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { useRefusal } from '../use-refusal'
import type { Pricing } from './use-pricing'
import { useRateName } from './use-rate-name'

/** A conflict with another clerk's change, or a refused change: nothing was overwritten (TOOLS-4). */
export function ConflictView({ pricing: { conflict, refusal, forget, insist } }: { pricing: Pricing }) {
  const t = useTranslations('tools.pricing.conflict')
  const refusalText = useRefusal()
  const nameOf = useRateName()
  const locale = useLocale()
  if (refusal) {
    return (
      <Alert tone="block" role="alert">
        {refusalText(refusal)}
      </Alert>
    )
  }
  if (!conflict) return null
  return (
    <Alert
      tone="ask"
      role="alert"
      title={t('title')}
      actions={
        <>
          <button type="button" className="tl-button" onClick={forget}>
            {t('take')}
          </button>
          <button type="button" className="tl-button" onClick={insist}>
            {t('insist')}
          </button>
        </>
      }
    >
      <ul>
        {conflict.theirs.map(({ material, cell, value, by }) => (
          <li key={`${material} ${cell}`}>
            {t('cell', {
              material,
              cell: nameOf(cell),
              value: value === null ? '–' : value.toLocaleString(locale, { maximumFractionDigits: 6 }),
              by: by ?? t('somebody'),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
