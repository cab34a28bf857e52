'use client'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Checkbox } from '@/components/ui/choice'
import { describedBy, Field, Input, Select, Textarea } from '@/components/ui/field'
import { Specimens } from './specimen'

/** Fields at rest, with a hint, with an error, and where nothing can be typed. */
export function FieldsGuide() {
  const t = useTranslations('styleguide')
  const id = useId()
  return (
    <Specimens title={t('fields')}>
      <Field id={`${id}-rest`} label={t('fieldWidth')} hint={t('fieldHint')} className="w-50">
        <Input {...describedBy(`${id}-rest`, { hint: true })} unit="mm" defaultValue="300" />
      </Field>
      <Field id={`${id}-error`} label={t('fieldWidth')} error={t('fieldError')} className="w-50">
        <Input {...describedBy(`${id}-error`, { error: true })} unit="mm" invalid defaultValue="3200" />
      </Field>
      <Field id={`${id}-disabled`} label={t('state.disabled')} className="w-50">
        <Input id={`${id}-disabled`} disabled defaultValue="300" />
      </Field>
      <Field id={`${id}-select`} label={t('first')} className="w-50">
        <Select id={`${id}-select`}>
          <option>{t('first')}</option>
          <option>{t('second')}</option>
        </Select>
      </Field>
      <Field id={`${id}-text`} label={t('label')} optional={t('optional')} className="w-80">
        <Textarea id={`${id}-text`} />
      </Field>
      <div className="grid gap-2">
        <Checkbox defaultChecked>{t('first')}</Checkbox>
        <Checkbox>{t('second')}</Checkbox>
        <Checkbox disabled>{t('state.disabled')}</Checkbox>
      </div>
    </Specimens>
  )
}
