import { element } from '@/lib/ground/xml/xml'
import type { VatCategory } from './content'

/** `1234.50`, as EN 16931 writes amounts: two decimals, a point, no groups. */
export function amountText(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** `20.00`, `8.10`. */
export const percentText = (percent: number): string => percent.toFixed(2)

export const idElement = (id: string): string => element('ram:ID', id)

/** A day, `YYYY-MM-DD`, in the form that the syntax calls 102. */
export const dateElement = (name: string, day: string): string =>
  element(name, [element('udt:DateTimeString', day.replaceAll('-', ''), { format: '102' })])

/** The tax of a line or of a charge. */
export const taxElement = (name: string, category: VatCategory, percent: number): string =>
  element(name, [
    element('ram:TypeCode', 'VAT'),
    element('ram:CategoryCode', category),
    element('ram:RateApplicablePercent', percentText(percent)),
  ])
