import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { agreedBody, designedItem, orderBody, templateDesign } from '@/tests/support/order-request.mjs'
import { countStored } from './database'
import { shopUrl } from './shop'

type Body = ReturnType<typeof orderBody>
export type Item = Body['items'][number]

/** An order that is taken, at the shop's own price: each refused one differs from it in one thing. */
export const goodOrder = (): Promise<Body> => agreedBody(shopUrl, orderBody())

let before = ''
/** Notes what is stored before a refusal. */
export async function noteStored(): Promise<void> {
  before = await countStored()
}

/** Checks the answer, and that nothing was stored since `noteStored`. */
export async function refusal(response: Response) {
  const problem = await response.json()
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  expect(await countStored()).toBe(before)
  return problem as { status: number; code: string; details?: Record<string, unknown> }
}

export const stamp = () =>
  structuredClone(designedItem(templateDesign('template-company-address-fr'))) as Item
export const sign = () => structuredClone(designedItem(templateDesign('template-letterbox-fr'))) as Item
/** A line without a design. */
export const plain = (item: Record<string, unknown>) => ({
  id: randomUUID(),
  quantity: 1,
  tranquility: false,
  content: {},
  description: '',
  ...item,
})

/** A stamp whose first text is `html`. */
export function written(html: string) {
  const design = templateDesign('template-company-address-fr')
  const first = design.elements.find((element: { type: string }) => element.type === 'text')
  first.html = html
  return designedItem(design)
}
