'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { ModelAnswer } from '@/lib/doors/contract/model-tools'
import { languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { factsOf } from './facts-of'
import type { Entries } from './model-entries'

/** A model at a glance, beside its picture; what the form has changed is shown with its old value. */
export function ModelFacts({ answer, entries }: { answer: ModelAnswer; entries: Entries }) {
  const t = useTranslations('tools.models.facts')
  const locale = useLocale() as SiteLocale
  const facts = factsOf(answer, entries, { locale, language: languageOf(locale) })
  if (facts.length === 0) return null
  return (
    <dl className="tl-facts">
      {facts.map(({ name, before, now }) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>
            {before !== now && before !== '' && <del>{before}</del>} <b>{now || '–'}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}
