import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { expect, it } from 'vitest'
import { accounting } from '@/cms/globals/accounting'
import de from '@/messages/de/back-office.json'
import en from '@/messages/en/back-office.json'
import fr from '@/messages/fr/back-office.json'

type Validate = (value: unknown, options: object) => Promise<true | string>
const [field] = accounting.fields.filter(one => 'name' in one && one.name === 'yearBegins')
const { validate } = field as unknown as { validate: Validate }

/** A database whose entries were numbered in business years that begin in these months. */
function reader(language: string, ...months: number[]) {
  const execute = async (query: Parameters<PgDialect['sqlToQuery']>[0]) => {
    const { params } = new PgDialect().sqlToQuery(query)
    return { rows: months.filter(month => month !== params[0]).map(id => ({ id })) }
  }
  return { i18n: { language }, payload: { db: { sessions: {}, drizzle: { execute } } } }
}

it('a business year begins in a month, and no longer in another one once entries have numbers', async () => {
  expect(await validate(13, { req: reader('en'), previousValue: 1 })).toBe(en.errors.yearBegins)
  expect(await validate(7, { req: reader('en'), previousValue: 1 })).toBe(true)
  expect(await validate(1, { req: reader('en', 1) })).toBe(true)
  expect(await validate(7, { req: reader('en', 7), previousValue: 1 })).toBe(true)
  for (const [language, { errors }] of Object.entries({ de, en, fr }))
    expect(await validate(7, { req: reader(language, 1), previousValue: 1 })).toBe(errors.yearNumbered)
  // The present month is accepted, so that the other settings can be saved.
  expect(await validate(7, { req: reader('en', 1, 7), previousValue: 7 })).toBe(true)
})
