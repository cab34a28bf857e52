'use client'
import { useState } from 'react'
import type { BarcodeElement } from '@/lib/design/scene/elements/barcode/schema'
import { symbologies } from '@/lib/design/scene/elements/barcode/symbologies/registry'
import type { BarcodeReading } from '@/lib/design/scene/elements/barcode/symbologies/symbology'

export type BarcodeData = Pick<BarcodeElement, 'symbology' | 'data'>

interface BarcodeDraft {
  symbology: BarcodeData['symbology']
  typed: string
  /** The typed text as a code, or why it is invalid. */
  reading: BarcodeReading
}

const draftOf = (symbology: BarcodeData['symbology'], typed: string): BarcodeDraft => ({
  symbology,
  typed,
  reading: symbologies[symbology].read(typed),
})

const same = (draft: BarcodeDraft, { symbology, data }: BarcodeData) =>
  draft.symbology === symbology && draft.reading.ok && draft.reading.data === data

/** The input for a code. `given` is an existing code; valid input is passed on as soon as it is typed. */
export function useDraft(given: BarcodeData | null, onData: (data: BarcodeData) => void) {
  const [draft, setDraft] = useState(() => draftOf(given?.symbology ?? 'ean13', given?.data ?? ''))
  const [seen, setSeen] = useState(given?.data)
  // The code was changed elsewhere: undo, or a repair.
  if (given && given.data !== seen) {
    setSeen(given.data)
    if (!same(draft, given)) setDraft(draftOf(given.symbology, given.data))
  }
  const become = (next: BarcodeDraft) => {
    setDraft(next)
    if (next.reading.ok) onData({ symbology: next.symbology, data: next.reading.data })
  }
  return {
    draft,
    setSymbology: (symbology: BarcodeData['symbology']) => become(draftOf(symbology, draft.typed)),
    setTyped: (typed: string) => become(draftOf(draft.symbology, typed)),
    clear: () => setDraft(draftOf(draft.symbology, '')),
  }
}
