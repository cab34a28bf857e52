import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'
import { shopUrl, signIn } from './shop'

/** Who runs the shop, as a clerk fills it in. */
export const company = {
  name: 'Cachet & Plaque',
  legalForm: 'SAS',
  registration: 'RCS Lille 303 265 045',
  vatNumber: 'FR40303265045',
  street: '12 rue de l’Atelier',
  zipcode: '59000',
  city: 'Lille',
  email: 'atelier@example.org',
  bankIban: 'FR7630006000011234567890189',
}

/** Fills in who runs the shop, as a clerk does. */
export async function setCompany(data: Record<string, string>): Promise<void> {
  const answer = await fetch(`${shopUrl}/cms-api/globals/company`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await signIn()) },
    body: JSON.stringify(data),
  })
  expect(answer.status).toBe(200)
}

/** Takes it away again. */
export function clearCompany(): Promise<void> {
  // The account stays: without one nobody could pay by transfer.
  const { bankIban: _, ...texts } = company
  return setCompany(Object.fromEntries(Object.keys(texts).map(name => [name, ''])))
}

/** An order of two things by transfer, and the link that opens it. */
export async function placeOrder(over: Record<string, unknown> = {}) {
  const email = `${randomUUID()}@example.org`
  const client = { email, name: 'Sophie Bernard', phone: '+33612345678', termsConsent: true }
  const answer = await sendOrder(
    shopUrl,
    await agreedBody(shopUrl, orderBody({ client, ...over })),
    randomUUID(),
  )
  expect(answer.status).toBe(201)
  const id = Number(await answer.json())
  return { id, email, link: answer.headers.get('location') ?? '' }
}

/** Moves an order as a clerk does in the panel. */
export async function move(id: number, data: { status: string }): Promise<void> {
  const answer = await fetch(`${shopUrl}/cms-api/orders/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...(await signIn()) },
    body: JSON.stringify(data),
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
}

/** An order as its link opens it. */
export const readOrder = async (link: string) => (await fetch(`${shopUrl}${link}`)).json()
