import { sellerCountries } from '@/lib/catalogue/tax-area'
import { isIban } from '@/lib/money/payment/iban'
import { defaultLabelSize, labelSizeNames } from '@/lib/orders/order/label-sizes'
import type { companyTexts } from '@/lib/people/company/company'
import { clockForm, weekDays } from '@/lib/people/company/hours'
import { array, row, select, text } from '../fields/fields'

const isClockTime = (value: string | null | undefined) => clockForm.test(value ?? '') || 'HH:MM'
const time = (name: 'opens' | 'closes') =>
  text(name, { required: true, validate: isClockTime, admin: { placeholder: '09:00' } })

const pair = (a: (typeof companyTexts)[number], b: (typeof companyTexts)[number]) => row(text(a), text(b))

/** A digit that is wrong sends a customer's money elsewhere. */
const checkIban = (value: string | null | undefined) => !value?.trim() || isIban(value) || 'IBAN'

/** Who runs the shop and how to reach him; what stays empty is shown nowhere (PAGE-41). */
export const companyFields = [
  pair('name', 'legalForm'),
  pair('capital', 'registration'),
  pair('vatNumber', 'director'),
  row(
    text('street'),
    text('zipcode'),
    text('city'),
    select('country', sellerCountries, { defaultValue: 'FR' }),
  ),
  row(text('phone'), text('email'), text('proEmail')),
  array('hours', [row(select('day', weekDays, { required: true }), time('opens'), time('closes'))]),
  row(
    text('bankHolder'),
    text('bankIban', { validate: checkIban, admin: { placeholder: 'FR76 3000 6000 0112 3456 7890 189' } }),
    text('bankBic'),
  ),
  pair('hostName', 'hostAddress'),
  pair('mediatorName', 'mediatorUrl'),
  select('labelSize', labelSizeNames, { required: true, defaultValue: defaultLabelSize }),
]
