import 'server-only'
import type { Payload } from 'payload'
import { type Accounting, datevNumbers, usualAccounts } from '@/lib/office/exports/accounts'

/** The settings for the files of accountants; the usual accounts where no others are set (EXPORT-6). */
export async function readAccounting(payload: Payload): Promise<Accounting> {
  const set: Partial<Record<string, unknown>> = {
    ...(await payload.findGlobal({ slug: 'accounting', depth: 0 })),
  }
  const named = (name: string, usual: string): [string, string] => [
    name,
    String(set[name] ?? '').trim() || usual,
  ]
  return Object.fromEntries([
    ...Object.entries(usualAccounts).map(([name, usual]) => named(name, usual)),
    ...datevNumbers.map(name => named(name, '')),
    ['yearBegins', Number(set.yearBegins ?? 1)],
  ]) as unknown as Accounting
}
