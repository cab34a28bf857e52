import type { DateElement } from './schema'

// Written out here: what an engine's own calendar writes differs from version to version, and with it the outlines.
const long = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  en: 'January February March April May June July August September October November December',
} as const
const short = {
  fr: 'JANV. FÉVR. MARS AVR. MAI JUIN JUIL. AOÛT SEPT. OCT. NOV. DÉC.',
  de: 'JAN. FEB. MÄRZ APR. MAI JUNI JULI AUG. SEPT. OKT. NOV. DEZ.',
  en: 'JAN. FEB. MAR. APR. MAY JUNE JULY AUG. SEPT. OCT. NOV. DEC.',
} as const

/** A day as it is written: 22.11.2026, 22/11/2026, 2026-11-22, 22 NOV. 2026, 22 novembre 2026. */
export function dateWords({ day, form, language }: Pick<DateElement, 'day' | 'form' | 'language'>): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const number = String(Number(date))
  const named = (names: string) => names.split(' ')[Number(month) - 1] ?? ''
  switch (form) {
    case 'dots':
      return `${date}.${month}.${year}`
    case 'slashes':
      return `${date}/${month}/${year}`
    case 'iso':
      return day
    case 'short':
      return `${number} ${named(short[language])} ${year}`
    case 'long': {
      const first = language === 'fr' && number === '1' ? '1er' : number
      return `${language === 'de' ? `${number}.` : first} ${named(long[language])} ${year}`
    }
  }
}
