'use client'
import { useEffect, useState } from 'react'
import { type LanguageOption, languageOptions } from '@/lib/site/language-options'
import { localePath, type SiteLocale } from '@/lib/site/locales'

interface LanguageChoiceProps {
  /** The page's. */
  locale: SiteLocale
  label: string
  hint: string
  /** The name of the page's own locale: the others are named once the page has its code. */
  own: string
}

/** The address of this page in another locale: what the page's own hreflang says, else that site's home. */
function addressIn(locale: SiteLocale): string {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${locale}" i]`)
  return link ? new URL(link.href).pathname : localePath(locale, '/')
}

/** Opens another site's page, with the campaign that led to this one; its code is not needed before. */
const goTo = (path: string) => void import('@/stores/campaign').then(({ loadPage }) => loadPage(path))

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
