'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { openSigning, type SignedSheet } from '@/components/proof/open-signing'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { quotationPath } from '@/lib/orders/quotations/numbers'
import type { Quotation, QuotationVersion } from '@/lib/orders/quotations/quotation'
import { unsigned } from '@/lib/orders/signatures/signature'
import type { AnswersProps } from './sending'
import { type NamedQuotation, sendProofApproval } from './use-quotation'

/** The address of a proof of a line; `part` is counted from 1. */
export function proofPath({ id, auth }: NamedQuotation, version: number, line: string, part: number): string {
  const query = new URLSearchParams({ part: String(part), ...(auth && { auth }) })
  return `${quotationPath(id, null, `/proofs/${version}/${encodeURIComponent(line)}`)}?${query}`
}

/** The outlines of a version's designs, once per occurrence. */
const hashesOf = ({ lines }: QuotationVersion): string[] =>
  lines.flatMap(line => (line.kind === 'line' ? line.proofs : []))

/** Whether designs of a version wait for the client's name. */
export const waitsForName = (version: QuotationVersion, { signatures }: Quotation): boolean =>
  unsigned(hashesOf(version), signatures).length > 0

const sheetsOf = (version: QuotationVersion, named: NamedQuotation): SignedSheet[] =>
  version.lines.flatMap(line =>
    line.kind === 'line'
      ? line.proofs.map((hash, index) => ({
          title: line.title,
          facts: line.description,
          quantity: line.quantity,
          hash,
          src: proofPath(named, version.version, line.id, index + 1),
        }))
      : [],
  )

/** The client views the designs one by one and approves them with a name, before he accepts the quotation (QUOTATION-11). */
export function SignDesigns({ quotation, version, named, refresh }: AnswersProps) {
  const t = useTranslations('quotation.designs')
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle')
  const count = new Set(hashesOf(version)).size
  const open = async () => {
    if (state === 'opening') return
    setState('opening')
    const onSign = async (signature: { name: string; drawing?: string | undefined }) => {
      const { version: number, hash } = version
      const proofs = [...new Set(hashesOf(version))]
      const sent = await sendProofApproval(named, { ...signature, version: number, hash, proofs })
      if (sent.ok || sent.code !== 'other') await refresh()
      return sent.ok ? null : sent.code === 'other' ? 'failed' : 'moved'
    }
    try {
      await openSigning(sheetsOf(version, named), { name: quotation.contact.name, onSign })
      setState('idle')
    } catch (error) {
      console.warn('the proofs could not be shown', error)
      setState('failed')
    }
  }
  return (
    <div className="mt-5 space-y-3">
      <p className="text-sm">{t('text', { count })}</p>
      <div role="alert" className="empty:hidden">
        {state === 'failed' && <Alert tone="block">{t('failed')}</Alert>}
      </div>
      <Button full aria-haspopup="dialog" aria-disabled={state === 'opening' || undefined} onClick={open}>
        {t('open', { count })}
      </Button>
    </div>
  )
}

/** Who has approved the designs of a version, when, and which. */
export function SignedDesigns({ quotation, version }: Pick<AnswersProps, 'quotation' | 'version'>) {
  const t = useTranslations('quotation.designs')
  const moment = new Intl.DateTimeFormat(useLocale(), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  })
  const own = new Set(hashesOf(version))
  const names = quotation.signatures.filter(({ hashes }) => hashes.some(hash => own.has(hash)))
  return names.map(({ name, at, hashes }) => (
    <p key={at} className="mt-4 text-sm text-ink-2">
      {t('signed', { name, moment: moment.format(new Date(at)) })}{' '}
      <span className="tabular-nums">
        {hashes
          .filter(hash => own.has(hash))
          .map(hash => hash.slice(0, 8).toUpperCase())
          .join(', ')}
      </span>
    </p>
  ))
}
