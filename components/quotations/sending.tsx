'use client'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import type { Quotation, QuotationVersion } from '@/lib/orders/quotations/quotation'
import type { NamedQuotation, SendResult } from './use-quotation'

export interface AnswersProps {
  quotation: Quotation
  version: QuotationVersion
  named: NamedQuotation
  refresh: () => Promise<unknown>
}

const known = [
  'name',
  'message',
  'same_message',
  'proof_unsigned',
  'quotation_moved',
  'quotation_closed',
  'quotation_ended',
  'quotation_zone',
  'payment_not_offered',
  'out_of_stock',
  'fields',
] as const

/** The error, in words. */
export function Failure({ code }: { code: string | null }) {
  const t = useTranslations('quotation.errors')
  return (
    <div role="alert" className="empty:hidden">
      {code && <Alert tone="block">{t(known.find(one => one === code) ?? 'other')}</Alert>}
    </div>
  )
}

/** One answer at a time; the quotation is read again after each, also where another answer was faster. */
export function useSending(refresh: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const underway = useRef(false)
  /** Says why something is not sent; where the wrong control is known, it gets the focus. */
  const refuse = (code: string, control?: string) => {
    setFailure(code)
    if (control) document.getElementById(control)?.focus()
  }
  const send = async (work: () => Promise<SendResult>): Promise<SendResult | null> => {
    if (underway.current) return null
    underway.current = true
    setBusy(true)
    setFailure(null)
    const sent = await work()
    if (!sent.ok) setFailure(sent.code)
    if (sent.ok || sent.code.startsWith('quotation_') || sent.code === 'proof_unsigned') await refresh()
    underway.current = false
    setBusy(false)
    return sent
  }
  return { busy, failure, refuse, send }
}
