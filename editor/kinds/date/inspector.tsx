'use client'
import { useTranslations } from 'next-intl'
import { OptionCard } from '@/components/ui/choice'
import { Field, Input, Select } from '@/components/ui/field'
import { type DateElement, dateForms, dateLanguages, isDay } from '@/lib/design/scene/elements/date/schema'
import { dateWords } from '@/lib/design/scene/elements/date/words'
import { Part } from '../../panels/panel'
import { today } from '../../state/use-today'
import { useChangeElement } from '../use-change-element'

/** Which day, and how it is written. */
export function DateInspector({ element }: { element: DateElement }) {
  const t = useTranslations('editor.date')
  const change = useChangeElement(element)
  const named = element.form === 'short' || element.form === 'long'
  return (
    <Part title={t('title')}>
      <fieldset aria-label={t('which')} className="grid grid-cols-2 gap-2">
        {([true, false] as const).map(follows => (
          <OptionCard
            key={String(follows)}
            name="date-day"
            title={t(follows ? 'today' : 'fixed')}
            checked={element.today === follows}
            onChange={() => change(follows ? { today: true, day: today() } : { today: false })}
            className="py-3!"
          />
        ))}
      </fieldset>
      {element.today && <p className="text-xs text-ink-2">{t('todayHint')}</p>}
      {!element.today && (
        <Field id="date-day-field" label={t('day')}>
          <Input
            id="date-day-field"
            type="date"
            value={element.day}
            onChange={({ target: { value } }) => isDay(value) && change({ day: value })}
          />
        </Field>
      )}
      <Field id="date-form" label={t('form')}>
        <Select
          id="date-form"
          value={element.form}
          onChange={({ target: { value } }) => {
            const form = dateForms.find(candidate => candidate === value)
            if (form) change({ form })
          }}
        >
          {dateForms.map(form => (
            <option key={form} value={form}>
              {dateWords({ ...element, form })}
            </option>
          ))}
        </Select>
      </Field>
      {named && (
        <Field id="date-language" label={t('language')}>
          <Select
            id="date-language"
            value={element.language}
            onChange={({ target: { value } }) => {
              const language = dateLanguages.find(candidate => candidate === value)
              if (language) change({ language })
            }}
          >
            {dateLanguages.map(language => (
              <option key={language} value={language}>
                {t(`languages.${language}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </Part>
  )
}
