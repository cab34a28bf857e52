'use client'
import { useTranslations } from 'next-intl'
import { describedBy, Field, Input, Select, Textarea } from '@/components/ui/field'
import type { FieldFindings } from '@/lib/ground/validators/codes'
import { messageLength } from '@/lib/ground/validators/message'
import { messageSubjects } from '@/lib/people/message/subjects'
import type { ContactField, ContactValues } from './check-contact'

interface ContactFieldsProps {
  values: ContactValues
  errors: FieldFindings<ContactField>
  onChange: (field: keyof ContactValues, value: string) => void
}

/** A field that people do not see: a program that fills it in is known by that. */
function TrapField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTranslations('contact')
  return (
    <div aria-hidden className="hidden">
      <label>
        {t('website')}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
    </div>
  )
}

/** Subject, order, name, e-mail and message; the hint below the message says what the subject needs. */
export function ContactFields({ values, errors, onChange }: ContactFieldsProps) {
  const t = useTranslations('contact')
  const say = useTranslations('validators')
  const control = (field: keyof ContactValues, hint?: string) => {
    const code = errors[field as ContactField]
    return {
      ...describedBy(`contact-${field}`, { hint, error: code }),
      value: values[field],
      invalid: Boolean(code),
      onChange: ({ target }: { target: { value: string } }) => onChange(field, target.value),
    }
  }
  const error = (field: ContactField) => {
    const code = errors[field]
    return code && say(code)
  }
  const hint = t(`hints.${values.subject}`)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id="contact-subject" label={t('subject')}>
          <Select {...control('subject')}>
            {messageSubjects.map(subject => (
              <option key={subject} value={subject}>
                {t(`subjects.${subject}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="contact-orderNumber" label={t('orderNumber')} optional={t('optional')}>
          <Input {...control('orderNumber')} maxLength={40} autoComplete="off" />
        </Field>
        <Field id="contact-name" label={t('name')} error={error('name')}>
          <Input {...control('name')} autoComplete="name" />
        </Field>
        <Field id="contact-email" label={t('email')} error={error('email')}>
          <Input {...control('email')} type="email" inputMode="email" autoComplete="email" />
        </Field>
      </div>
      <Field
        id="contact-message"
        label={t('message')}
        error={error('message')}
        hint={
          <>
            {hint}{' '}
            <span className="block">
              {t('count', { count: values.message.length, most: messageLength.max })}
            </span>
          </>
        }
      >
        <Textarea {...control('message', hint)} rows={6} maxLength={messageLength.max} />
      </Field>
      <TrapField value={values.website} onChange={value => onChange('website', value)} />
    </>
  )
}
