import 'server-only'
import type { OrderState } from '@/lib/orders/order/states'
import type { OrderRecord } from './find-record'
import { lineKey, withdrawalsOf } from './read-withdrawal'

/** What can happen to an order beside its states and its money, by the code in the event's data. */
const codes = [
  'invoice_waits',
  'withdrawal',
  'laid_out',
  'layout_approved',
  'change_asked',
  'parcel_sent',
  'claim_made',
  'claim_reprinted',
  'claim_refused',
] as const

interface EntryHead {
  id: string
  at: string
  actor: string
  /** Who of the staff it was. */
  email: string | null
}

/** An event of an order, as its history is read. `told` names the line, the number and the text that somebody wrote. */
export type JournalEntry = EntryHead &
  (
    | { kind: 'state'; from: OrderState | null; to: OrderState }
    | { kind: 'told'; code: (typeof codes)[number]; line: string; number: string; text: string }
  )

interface Data {
  code?: string
  email?: string
  line?: string
  comment?: string
  shipment?: number
  reprint?: number
  missing?: string[]
}

/** What was returned, as pieces and titles. */
function withdrawnText(record: OrderRecord, at: string): string {
  const titles = new Map((record.lines ?? []).map(line => [lineKey(line), line.title]))
  const found = withdrawalsOf(record).find(one => one.at === at)
  const lines = (found?.lines ?? []).map(({ id, quantity }) => `${quantity} × ${titles.get(id) ?? id}`)
  return [lines.join(', '), found?.comment ?? ''].filter(Boolean).join(': ')
}

/** The history of an order, oldest first, with what happened to its money. */
export function readJournal(record: OrderRecord): JournalEntry[] {
  const titles = new Map((record.lines ?? []).map(line => [lineKey(line), line.title]))
  return (record.events ?? []).flatMap((event, index): JournalEntry[] => {
    const data = (event.data ?? {}) as Data
    const { at, actor } = event
    const head: EntryHead = { id: event.id ?? String(index), at, actor, email: data.email ?? null }
    if (event.type === 'state' && event.to) {
      const from = (event.from as OrderState | null | undefined) ?? null
      return [{ ...head, kind: 'state', from, to: event.to as OrderState }]
    }
    const code = codes.find(one => one === data.code)
    if (!code) return []
    return [
      {
        ...head,
        kind: 'told',
        code,
        line: titles.get(data.line ?? '') ?? '',
        number: String(data.reprint ?? data.shipment ?? ''),
        text: code === 'withdrawal' ? withdrawnText(record, at) : (data.comment ?? ''),
      },
    ]
  })
}
