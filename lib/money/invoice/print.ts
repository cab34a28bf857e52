import type { Currency } from '@/lib/catalogue/markets'
import type { Language } from '@/lib/ground/common'
import { inThrees } from '@/lib/ground/ends'
import type { InvoiceContent } from './content'

/*
 * How figures are printed on documents. Not by `Intl`: its data changes from one version of Node to the next, and a document
 * made again must come out the same, byte by byte (INVOICE-4).
 */

const noBreak = '\u00a0'

const forms: Readonly<Record<Language, { decimal: string; group: string; day: string }>> = {
  fr: { decimal: ',', group: noBreak, day: 'd/m/y' },
  de: { decimal: ',', group: '.', day: 'd.m.y' },
  en: { decimal: '.', group: ',', day: 'd/m/y' },
}

const symbols: Readonly<Record<Currency, string>> = { EUR: '€', CHF: 'CHF', GBP: '£' }

type Printed = Pick<InvoiceContent, 'language' | 'currency'>

/** `1 234,50 €`, `1.234,50 €`, `€1,234.50`. */
export function printAmount(minor: number, { language, currency }: Printed): string {
  const { decimal, group } = forms[language]
  const digits = String(Math.abs(minor)).padStart(3, '0')
  const whole = inThrees(digits.slice(0, -2), group)
  const figure = `${whole}${decimal}${digits.slice(-2)}`
  const sign = minor < 0 ? '−' : ''
  const symbol = symbols[currency]
  if (language === 'en') return `${sign}${symbol}${currency === 'CHF' ? noBreak : ''}${figure}`
  return `${sign}${figure}${noBreak}${symbol}`
}

/** `20 %`, `8,1 %`, `8.1%`. */
export function printPercent(percent: number, language: Language): string {
  const figure = String(percent).replace('.', forms[language].decimal)
  return language === 'en' ? `${figure}%` : `${figure}${noBreak}%`
}

/** A day, `YYYY-MM-DD`, as it is read: `22/11/2026`, `22.11.2026`. */
export function printDay(day: string, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return forms[language].day.replace('d', date).replace('m', month).replace('y', year)
}
