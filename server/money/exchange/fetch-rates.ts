import 'server-only'
import type { Payload } from 'payload'
import { z } from 'zod'
import { readEcbRates } from '@/lib/office/exports/ecb-rates'
import { readSettings } from '@/server/ground/env'
import { askOutside } from '@/server/ground/outside/ask'

/** The file of one day is some two kilobytes. */
const mostLetters = 100_000

const dailyFile = z
  .string()
  .max(mostLetters)
  .transform((text, ctx) => {
    const read = readEcbRates(text)
    if (!read) ctx.addIssue('no file of reference rates')
    return read ?? z.NEVER
  })

/**
 * Keeps the newest rates of the euro that the European Central Bank has published (BOOKS-3); what is there already stays as it is. Answers
 * how many were new; null where no address is set. Throws where the bank's file cannot be fetched.
 */
export async function fetchRates(payload: Payload): Promise<number | null> {
  const url = readSettings().EXCHANGE_RATES_URL
  if (!url) return null
  const asked = await askOutside({
    url,
    answer: dailyFile,
    read: response => response.text(),
    timeoutMs: 10_000,
  })
  if (!asked.ok) throw new Error(`no rates of the euro from ${url}: ${asked.reason}`)
  const { day, rates } = asked.value
  let count = 0
  for (const { currency, perEuro } of rates) {
    const known = { currency: { equals: currency }, rateDay: { equals: day } }
    const { totalDocs } = await payload.count({ collection: 'exchange-rates', where: known })
    if (totalDocs > 0) continue
    await payload.create({
      collection: 'exchange-rates',
      data: { currency, rateDay: day, perEuro, rateSource: 'ecb' },
    })
    count += 1
  }
  return count
}
