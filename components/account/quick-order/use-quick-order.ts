'use client'
import { useLocale } from 'next-intl'
import { useState } from 'react'
import { type QuickOrderRow, quickOrderAnswer, quickOrderPath } from '@/lib/doors/contract/quick-order'
import { parseList, type WantedRow } from '@/lib/orders/quick-order/parse-list'
import { type Refusal, send } from '../send'

/** A row of the list with what the shop made of it. */
export interface QuickRow extends WantedRow {
  answer: QuickOrderRow
  /** The variant that was chosen; null for the first one. */
  variant: string | null
}

/** A known row with a quantity and a ready-made product: it can go into the cart. */
export const isReady = ({ answer, quantity }: QuickRow): boolean =>
  answer.known && !answer.designed && quantity !== null

/** The rows of a pasted list, looked up in the shop and corrected one by one. */
export function useQuickOrder() {
  const locale = useLocale()
  const [rows, setRows] = useState<readonly QuickRow[]>([])
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const ask = async (wanted: readonly WantedRow[]): Promise<QuickRow[] | null> => {
    setBusy(true)
    const references = wanted.map(({ reference }) => reference)
    const sent = await send('POST', quickOrderPath, { locale, references }, quickOrderAnswer)
    setBusy(false)
    setRefused(sent.ok ? null : sent.code)
    if (!sent.ok) return null
    return wanted.flatMap((row, index) => {
      const answer = sent.value.data[index]
      return answer ? [{ ...row, answer, variant: answer.known ? answer.variant : null }] : []
    })
  }
  const change = (line: number, changed: Partial<QuickRow>) =>
    setRows(rows.map(row => (row.line === line ? { ...row, ...changed } : row)))
  return {
    rows,
    busy,
    refused,
    read: async (text: string) => {
      const wanted = parseList(text)
      setRows(wanted.length > 0 ? ((await ask(wanted)) ?? rows) : [])
      return wanted.length
    },
    /** Replaces an unknown reference. */
    replace: async (row: QuickRow, reference: string) => {
      const [found] = (await ask([{ ...row, reference }])) ?? []
      if (found) change(row.line, found)
    },
    change,
    remove: (line: number) => setRows(rows.filter(row => row.line !== line)),
    keep: (kept: readonly QuickRow[]) => setRows(kept),
  }
}
