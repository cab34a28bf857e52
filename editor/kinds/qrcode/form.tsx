'use client'
import {
  AlignLeft,
  Link,
  type LucideIcon,
  Mail,
  MapPin,
  MessageSquare,
  Phone,
  UserRound,
  Wifi,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { OptionCard } from '@/components/ui/choice'
import { describedBy, Field, Input, Select, Textarea } from '@/components/ui/field'
import {
  fieldFault,
  isRequired,
  type QrField,
  type QrValues,
  shownFields,
} from '@/lib/design/scene/elements/qrcode/contents/content'
import { qrContents } from '@/lib/design/scene/elements/qrcode/contents/registry'
import { type QrcodeElement, qrDataTypes } from '@/lib/design/scene/elements/qrcode/schema'
import { designCaps } from '@/lib/design/scene/limits'
import type { useContent } from './use-content'

const icons: Record<QrcodeElement['qrDataType'], LucideIcon> = {
  url: Link,
  text: AlignLeft,
  wifi: Wifi,
  email: Mail,
  phone: Phone,
  sms: MessageSquare,
  vcard: UserRound,
  geo: MapPin,
}

interface QrFormProps {
  /** Where the fields' ids begin; two forms may be on the page. */
  id: string
  content: ReturnType<typeof useContent>
  /** Shows missing values also in untouched fields. */
  strict: boolean
  /** How many codes were made with the form: for the next code no field counts as touched. */
  round?: number
}

/** The content type of a code, and its fields. */
export function QrForm({ id, content: { draft, setType, setValues }, strict, round = 0 }: QrFormProps) {
  const t = useTranslations('editor.qrcode')
  const { type, values, tooLong } = draft
  return (
    <>
      <fieldset aria-label={t('type')} className="grid grid-cols-4 gap-1.5">
        {qrDataTypes.map(option => {
          const Icon = icons[option]
          return (
            <OptionCard
              key={option}
              name={`${id}-type`}
              title={t(`short.${option}`)}
              checked={option === type}
              onChange={() => setType(option)}
              className="px-1! py-2! text-xs!"
              picture={<Icon aria-hidden size={18} className="mb-0.5" />}
            />
          )
        })}
      </fieldset>
      {shownFields(qrContents[type], values).map(field => (
        <QrFieldRow
          key={`${type} ${field.name}`}
          id={`${id}-${field.name}`}
          field={field}
          values={values}
          strict={strict}
          round={round}
          onChange={setValues}
        />
      ))}
      {tooLong && (
        <p role="alert" className="text-xs font-medium text-seal">
          {t('tooLong', { max: designCaps.qrData })}
        </p>
      )}
    </>
  )
}

interface QrFieldRowProps {
  id: string
  field: QrField
  values: QrValues
  strict: boolean
  round: number
  onChange: (values: QrValues) => void
}

function QrFieldRow({ id, field, values, strict, round, onChange }: QrFieldRowProps) {
  const t = useTranslations('editor.qrcode')
  const [touchedIn, setTouchedIn] = useState<number | null>(null)
  const { name, input } = field
  const fault = touchedIn === round || strict ? fieldFault(field, values) : null
  const invalid = field.valid ? t(`invalid.${field.name}`) : undefined
  const error = fault === null ? undefined : fault === 'missing' ? t('missing') : invalid
  const common = {
    ...describedBy(id, { error }),
    value: values[name] ?? '',
    maxLength: designCaps.qrData,
    invalid: fault !== null,
    onBlur: () => setTouchedIn(round),
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  }
  return (
    <Field
      id={id}
      label={t(`fields.${name}`)}
      error={error}
      optional={isRequired(field, values) || input === 'choice' ? undefined : t('optional')}
    >
      {input === 'area' ? (
        <Textarea rows={3} {...common} className="min-h-20" />
      ) : input === 'choice' ? (
        <Select {...common} value={values[name] ?? field.options?.[0]}>
          {field.options?.map(option => (
            <option key={option} value={option}>
              {t('option', { option })}
            </option>
          ))}
        </Select>
      ) : (
        <Input type={input === 'url' ? 'text' : input} inputMode={input} autoComplete="off" {...common} />
      )}
    </Field>
  )
}
