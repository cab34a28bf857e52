'use client'
import { useState } from 'react'
import { type QrValues, valuesFor, writeContent } from '@/lib/design/scene/elements/qrcode/contents/content'
import type { Dialling } from '@/lib/design/scene/elements/qrcode/contents/phone'
import { qrContents } from '@/lib/design/scene/elements/qrcode/contents/registry'
import type { QrcodeElement } from '@/lib/design/scene/elements/qrcode/schema'
import { designCaps } from '@/lib/design/scene/limits'

export type QrData = Pick<QrcodeElement, 'qrData' | 'qrDataType'>

export interface QrDraft {
  type: QrcodeElement['qrDataType']
  values: QrValues
  /** The text made from the values; `null` where one is missing or impossible. */
  data: string | null
  /** The text is longer than any design may hold. */
  tooLong: boolean
}

function draftOf(type: QrDraft['type'], values: QrValues, country?: Dialling): QrDraft {
  const data = writeContent(qrContents[type], values, country)
  const tooLong = data !== null && data.length > designCaps.qrData
  return { type, values, data: tooLong ? null : data, tooLong }
}

/**
 * The input for a code. `given` is the content of an existing code; valid input is passed on as soon as it is typed.
 * Phone numbers of `country` are written in international form.
 */
export function useContent(
  given: QrData | null,
  country: Dialling | undefined,
  onData: (data: QrData) => void,
) {
  const start = (): QrDraft =>
    given
      ? draftOf(given.qrDataType, valuesFor(qrContents[given.qrDataType], given.qrData))
      : draftOf('url', {})
  const [draft, setDraft] = useState(start)
  const [seen, setSeen] = useState(given?.qrData)
  // The code was changed elsewhere: undo, or a repair.
  if (given && given.qrData !== seen) {
    setSeen(given.qrData)
    if (given.qrData !== draft.data) setDraft(start())
  }
  const become = (next: QrDraft) => {
    setDraft(next)
    if (next.data !== null) onData({ qrData: next.data, qrDataType: next.type })
  }
  return {
    draft,
    setType: (type: QrDraft['type']) => become(draftOf(type, {}, country)),
    setValues: (values: QrValues) => become(draftOf(draft.type, { ...draft.values, ...values }, country)),
    clear: () => setDraft(draftOf(draft.type, {})),
  }
}
