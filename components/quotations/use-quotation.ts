'use client'
import { useSearchParams } from 'next/navigation'
import useSWR from 'swr'
import type { z } from 'zod'
import { problemSchema } from '@/lib/ground/contract/problem'
import { quotationPath } from '@/lib/orders/quotations/numbers'
import { type Quotation, quotationSchema } from '@/lib/orders/quotations/quotation'
import type { proofApprovalRequest, quotationAnswerRequest } from '@/lib/orders/quotations/requests'

/** Why a quotation cannot be shown: the address has none, or the shop did not answer. */
class Unreadable extends Error {
  constructor(readonly status: number) {
    super(`quotation: ${status}`)
  }
}

async function fetchQuotation(path: string): Promise<Quotation> {
  const response = await fetch(path)
  if (!response.ok) throw new Unreadable(response.status)
  return quotationSchema.parse(await response.json())
}

/** A quotation as an address names it: a client reads his own without a code. */
export interface NamedQuotation {
  id: number
  auth: string | null
}

/** The quotation that the address names; read again when the page becomes visible again. */
export function useQuotation() {
  const query = useSearchParams()
  const id = query.get('id') ?? ''
  const named: NamedQuotation | null = /^\d{8}$/.test(id) ? { id: Number(id), auth: query.get('auth') } : null
  const { data, error, mutate } = useSWR(named && quotationPath(named.id, named.auth), fetchQuotation, {
    shouldRetryOnError: failure => !(failure instanceof Unreadable && failure.status < 500),
    errorRetryInterval: 2000,
  })
  const missing = !named || (error instanceof Unreadable && error.status === 404)
  return {
    named,
    quotation: data ?? null,
    missing,
    failed: Boolean(error) && !missing && !data,
    refresh: mutate,
  }
}

/** The result of a request; `code` is a key of `quotation.errors`, or any other code of the shop. */
export type SendResult =
  | { ok: true; status: number; location: string; body: unknown }
  | { ok: false; code: string; findings: readonly { path: string; message: string }[] }

async function post(path: string, body: unknown): Promise<SendResult> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    const answer: unknown = text ? JSON.parse(text) : null
    const { status } = response
    if (response.ok)
      return { ok: true, status, location: response.headers.get('location') ?? '', body: answer }
    const problem = problemSchema.safeParse(answer).data
    return { ok: false, code: problem?.code ?? 'other', findings: problem?.errors ?? [] }
  } catch (error) {
    console.warn('the quotation was not answered', error)
    return { ok: false, code: 'other', findings: [] }
  }
}

/** Sends an answer to a quotation. */
export const sendAnswer = ({ id, auth }: NamedQuotation, request: z.input<typeof quotationAnswerRequest>) =>
  post(quotationPath(id, auth, '/answers'), request)

/** Approves the designs of a version with a name. */
export const sendProofApproval = (
  { id, auth }: NamedQuotation,
  request: z.input<typeof proofApprovalRequest>,
) => post(quotationPath(id, auth, '/approvals'), request)

/** Orders an accepted quotation. */
export const sendQuotationOrder = ({ id, auth }: NamedQuotation, body: unknown) =>
  post(quotationPath(id, auth, '/order'), body)
