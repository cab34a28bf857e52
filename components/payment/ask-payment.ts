import type { z } from 'zod'
import { problemSchema } from '@/lib/ground/contract/problem'
import { type PaymentRequest, paymentCheck, paymentStep } from '@/lib/money/contract/payments'

/** Why there is no answer: the code of the shop's refusal, or that no answer came. */
type NoAnswer = { state: 'failed'; code: string }

async function post<T>(path: string, body: PaymentRequest, schema: z.ZodType<T>): Promise<T | NoAnswer> {
  try {
    const response = await fetch(`/api/payments/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    if (response.ok) return schema.parse(answer)
    return { state: 'failed', code: problemSchema.safeParse(answer).data?.code ?? String(response.status) }
  } catch (error) {
    console.warn('no answer about the payment', error)
    return { state: 'failed', code: 'network' }
  }
}

/** Begins to pay an order, or goes on with it; with `method`, another way. */
export const askToPay = (body: PaymentRequest) => post('start', body, paymentStep)

/** Asks how the payment of an order stands. */
export const askHowItStands = ({ order, auth }: PaymentRequest) =>
  post('check', { order, ...(auth && { auth }) }, paymentCheck)
