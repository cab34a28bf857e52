'use client'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { CheckoutForm } from '@/lib/orders/order/checkout-form'
import { connectScreenScale } from '@/stores/screen-scale'
import { openPopup } from '@/stores/ui'
import { useItemWords } from '../cart/item-words'
import { ChoiceError, fieldId, useFieldError } from '../checkout/fields'
import { ProofCard } from './proof-card'
import type { PopupSheet } from './proof-popup'
import type { ProofSheet, Proofs } from './use-proofs'

const hashOf = ({ state }: ProofSheet): string | null =>
  state !== null && state !== 'failed' && state.ok ? state.proof.hash : null

interface ProofListProps {
  proofs: Proofs
  catalogue: Catalogue
}

/** The designs that can be shown large, with their words. */
const popupSheets = (
  sheets: ProofListProps['proofs']['sheets'],
  words: ReturnType<typeof useItemWords>,
): PopupSheet[] =>
  sheets.flatMap(({ key, state, item }) => {
    if (state === null || state === 'failed' || !state.ok) return []
    const { title, facts } = words(item)
    return [{ key, title, facts, quantity: item.quantity, proof: state.proof, url: state.url }]
  })

/** The present number of confirmed designs, and what is to be done. */
function ListHead({ done, all }: { done: number; all: number }) {
  const t = useTranslations('proof')
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base">{t('title')}</h3>
        <p aria-live="polite" className="text-sm text-ink-2">
          {t('count', { done, all })}
        </p>
      </div>
      <p className="mb-3 text-sm text-ink-2">{t('lead')}</p>
    </>
  )
}

/** Every design of the order as it will be made, each to be read and confirmed before it is paid (ORDER-11). */
export function ProofList({ proofs, catalogue }: ProofListProps) {
  const t = useTranslations('proof')
  const words = useItemWords(catalogue)
  const { watch, setValue, getValues } = useFormContext<CheckoutForm>()
  const confirmed = watch('proofs')
  const isWrong = Boolean(useFieldError('proofs'))
  useEffect(() => connectScreenScale(), [])
  const { sheets } = proofs
  if (sheets.length === 0) return null
  const open = sheets.flatMap(sheet => hashOf(sheet) ?? []).filter(hash => !confirmed[hash])
  const confirm = (hashes: readonly string[], is: boolean) => {
    const at = new Date().toISOString()
    const kept = Object.entries(getValues('proofs')).filter(([hash]) => !hashes.includes(hash))
    const added = is ? hashes.map(hash => [hash, at] as const) : []
    setValue('proofs', Object.fromEntries([...kept, ...added]), {
      shouldDirty: true,
      shouldValidate: isWrong,
    })
  }
  const enlarge = (key: string) => {
    const shown = popupSheets(sheets, words)
    const isConfirmed = (hash: string) => getValues('proofs')[hash] !== undefined
    openPopup('proof', {
      sheets: shown,
      first: key,
      isConfirmed,
      onConfirm: (hash: string) => confirm([hash], true),
    })
  }
  const done = sheets.filter(sheet => confirmed[hashOf(sheet) ?? '']).length
  return (
    <fieldset
      id={fieldId('proofs')}
      tabIndex={-1}
      aria-label={t('title')}
      className="mb-6 outline-none"
      aria-describedby={isWrong ? `${fieldId('proofs')}-error` : undefined}
    >
      <ListHead done={done} all={sheets.length} />
      <ul className="space-y-3">
        {sheets.map(sheet => {
          const hash = hashOf(sheet)
          const at = hash ? (confirmed[hash] ?? null) : null
          return (
            <ProofCard
              key={sheet.key}
              sheet={sheet}
              catalogue={catalogue}
              confirmedAt={at}
              onConfirm={is => hash && confirm([hash], is)}
              onEnlarge={() => enlarge(sheet.key)}
              onAgain={proofs.again}
              missing={isWrong && at === null}
            />
          )
        })}
      </ul>
      {open.length > 1 && (
        <Button size="small" look="secondary" className="mt-3" onClick={() => confirm(open, true)}>
          {t('confirmAll', { count: open.length })}
        </Button>
      )}
      <ChoiceError name="proofs" />
    </fieldset>
  )
}
