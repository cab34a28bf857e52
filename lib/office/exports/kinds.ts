import { z } from 'zod'
import { calendarDay } from '@/lib/people/company/day'

/** What can be written out (EXPORT-1). */
export const exportKinds = ['orders', 'sales', 'entries', 'fec', 'datev', 'stock', 'consents'] as const
export type ExportKind = (typeof exportKinds)[number]

/** Those that are about a span of days; the others are about what is there now. */
const dated: readonly ExportKind[] = ['orders', 'sales', 'entries', 'fec', 'datev']

/** Whether an export is of days, or of how things are now. */
export const isDated = (kind: ExportKind): boolean => dated.includes(kind)

export const exportStates = ['asked', 'ready', 'failed'] as const
export type ExportState = (typeof exportStates)[number]

/** How long a file is kept and its link leads to it, in days (EXPORT-2). */
export const exportDays = 7

/** At most so many days at once: a business year and its leap day. */
const mostDays = 366
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

/** `POST /api/exports`: days of the shop's clock, both of them included. */
export const exportRequest = z
  .strictObject({ kind: z.enum(exportKinds), from: calendarDay, to: calendarDay })
  .refine(({ from, to }) => days(from, to) >= 1 && days(from, to) <= mostDays, { path: ['to'] })
export type ExportRequest = z.output<typeof exportRequest>
