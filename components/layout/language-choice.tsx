'use client'
import { useEffect, useState } from 'react'
import { type LanguageOption, languageOptions } from '@/lib/site/language-options'
import type { SiteLocale } from '@/lib/site/locales'
import { addressIn, goTo } from './other-locale'

interface LanguageChoiceProps {
  /** The page's. */
  locale: SiteLocale
  label: string
  hint: string
  /** The name of the page's own locale: the others are named once the page has its code. */
  own: string
}

/** Country and language of the site. It changes the address: nothing is remembered, nothing is guessed. */
export function LanguageChoice({ locale, label, hint, own }: LanguageChoiceProps) {
  const [options, setOptions] = useState<readonly LanguageOption[]>([{ locale, label: own }])
  useEffect(() => setOptions(languageOptions(locale)), [locale])
  return (
    <label className="grid max-w-70 gap-1.5">
      <span>{label}</span>
      <select
        title={hint}
        value={locale}
        onChange={event => goTo(addressIn(event.target.value as SiteLocale))}
        className="min-h-10 w-full rounded-md border border-edge bg-paper pr-8 pl-2.5 text-sm text-ink pointer-coarse:min-h-11"
      >
        {options.map(option => (
          <option key={option.locale} value={option.locale}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
