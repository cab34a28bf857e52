'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { describedBy, Field, Input, Select } from '@/components/ui/field'
import { barcodeSymbologies } from '@/lib/design/scene/elements/barcode/schema'
import type { BarcodeFault } from '@/lib/design/scene/elements/barcode/symbologies/symbology'
import { designCaps } from '@/lib/design/scene/limits'
import type { useDraft } from './use-draft'

/** Why a text is no valid code, in words. */
function useFaultText(): (fault: BarcodeFault) => string {
  const t = useTranslations('editor.barcode.fault')
  return fault => {
    switch (fault.code) {
      case 'empty':
        return t('empty')
      case 'character':
        return t('character', { at: fault.at, character: fault.character })
      case 'length':
        return t('length', { found: fault.found, needed: fault.needed })
      case 'check':
        return t('check', { at: fault.at, found: fault.found, expected: fault.expected })
      case 'tooLong':
        return t('tooLong', { found: fault.found, most: fault.most })
    }
  }
}

interface BarcodeFormProps {
  /** Where the fields' ids begin; two forms may be on the page. */
  id: string
  content: ReturnType<typeof useDraft>
  /** Shows missing values also in untouched fields. */
  strict: boolean
  /** How many codes were made with the form: for the next code no field counts as touched. */
  round?: number
}

/** The kind of code and its content, with feedback at every key. */
export function BarcodeForm({ id, content, strict, round = 0 }: BarcodeFormProps) {
  const t = useTranslations('editor.barcode')
  const faultText = useFaultText()
  const [touchedIn, setTouchedIn] = useState<number | null>(null)
  const { setSymbology, setTyped } = content
  const { symbology, typed, reading } = content.draft
  const digits = symbology === 'ean13' || symbology === 'ean8'
  // An incomplete number is no error during typing; a letter in it is.
  const waits =
    touchedIn !== round && !strict && !reading.ok && ['empty', 'length'].includes(reading.fault.code)
  const error = reading.ok || waits ? undefined : faultText(reading.fault)
  const hint =
    reading.ok && reading.added !== undefined
      ? t('added', { digit: reading.added, data: reading.data })
      : t('hint', { kind: symbology })
  return (
    <>
      <Field id={`${id}-type`} label={t('type')}>
        <Select
          id={`${id}-type`}
          value={symbology}
          onChange={event => {
            const chosen = barcodeSymbologies.find(candidate => candidate === event.target.value)
            if (chosen) setSymbology(chosen)
          }}
        >
          {barcodeSymbologies.map(option => (
            <option key={option} value={option}>
              {t(`types.${option}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field id={`${id}-content`} label={t('content')} hint={hint} error={error}>
        <Input
          {...describedBy(`${id}-content`, { hint, error })}
          inputMode={digits ? 'numeric' : 'text'}
          autoComplete="off"
          maxLength={designCaps.barcodeData}
          value={typed}
          invalid={error !== undefined}
          onBlur={() => setTouchedIn(round)}
          onChange={event => setTyped(event.target.value)}
        />
      </Field>
    </>
  )
}
