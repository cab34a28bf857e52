import { z } from 'zod'
import type { NamedOrder } from '@/components/order/named-order'
import { isValidatorCode, type ValidatorCode } from '@/lib/ground/validators/codes'
import type { Order } from '@/lib/orders/order/order'

/** The result: `known` already has an account; `wrong` says what is wrong with the password. */
export type OpenedAccount =
  | { kind: 'open' }
  | { kind: 'known' }
  | { kind: 'wrong'; code: ValidatorCode }
  | { kind: 'failed' }

const problemSchema = z.object({
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).default([]),
})

const post = (path: string, body: object) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function whyNot(response: Response): Promise<OpenedAccount> {
  const { data } = problemSchema.safeParse(await response.json())
  if (data?.code === 'email_has_account') return { kind: 'known' }
  const code = data?.errors.find(({ path }) => path === 'password')?.message
  return isValidatorCode(code) ? { kind: 'wrong', code } : { kind: 'failed' }
}

/** Makes an account from the buyer's data in an order, and adds the order to it (PEOPLE-12, ORDER-47). */
export async function openAccount(
  { client, locale }: Pick<Order, 'client' | 'locale'>,
  { id, auth }: NamedOrder,
  password: string,
): Promise<OpenedAccount> {
  try {
    const response = await post('/api/clients', { ...client, locale, password, termsConsent: true })
    if (!response.ok) return await whyNot(response)
    const claimed = await post(`/api/orders/${id}/claims`, { auth })
    // The account exists anyway, and the order opens by its link.
    if (!claimed.ok) console.warn(`order ${id} is not among those of the account: ${claimed.status}`)
    return { kind: 'open' }
  } catch (error) {
    console.warn('no account was made', error)
    return { kind: 'failed' }
  }
}
