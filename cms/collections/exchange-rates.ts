import { foreignCurrencies, rateSources } from '@/lib/office/exports/exchange'
import { calendarDay } from '@/lib/people/company/day'
import { wholeAccess } from '../access'
import { number, row, select, text } from '../fields/fields'
import { messageText } from '../labels'
import { collection } from './collection'

type Asked = { req: { i18n?: { language?: string } } }

const isPastDay = (value: string | null | undefined) =>
  calendarDay.safeParse(value).success && (value ?? '') <= new Date().toISOString().slice(0, 10)

/**
 * Rates of the euro, day by day (BOOKS-3): fetched from the European Central Bank where the shop may, or entered. A document keeps
 * the one of its day.
 */
export const exchangeRates = collection(
  'exchange-rates',
  {
    group: 'sales',
    title: 'rateDay',
    columns: ['rateDay', 'currency', 'perEuro', 'rateSource'],
    defaultSort: '-rateDay',
    access: wholeAccess('export.make'),
    indexes: [{ fields: ['currency', 'rateDay'], unique: true }],
  },
  [
    row(
      text('rateDay', {
        required: true,
        maxLength: 10,
        validate: (value: string | null | undefined, { req }: Asked) =>
          isPastDay(value) || messageText('rateDay', req.i18n?.language),
        admin: { placeholder: '2026-11-27' },
      }),
      select('currency', foreignCurrencies, { required: true }),
    ),
    row(
      number('perEuro', { required: true, min: 0.0001, max: 1_000_000 }),
      select('rateSource', rateSources, {
        required: true,
        defaultValue: 'entered',
        admin: { readOnly: true },
      }),
    ),
  ],
)
