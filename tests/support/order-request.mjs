import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

const templates = JSON.parse(
  readFileSync(new URL('../../cms/seed/data/templates.json', import.meta.url), 'utf8'),
).items

/** A design made of a template of the seed, as the editor would hand it over. */
export function templateDesign(slug) {
  const {
    template: _template,
    locale: _locale,
    topic: _topic,
    elements,
    ...item
  } = templates.find(one => one.slug === slug)
  return {
    version: 1,
    id: randomUUID(),
    ...item,
    preset: false,
    elements: elements.map(({ font, fontSize: _size, plain: _plain, ...element }, index) => ({
      id: `e${index}`,
      ...element,
      ...(typeof font === 'object' && { font }),
    })),
  }
}

/** A line of the cart for a design. */
export function designedItem(design, { quantity = 1, tranquility = false } = {}) {
  const slug = design.type === 'sign' ? `sign-${design.config.material}` : design.modelId
  return {
    id: randomUUID(),
    type: design.type,
    slug,
    quantity,
    tranquility,
    content: { design, inkColor: design.inkColor },
    description: design.name,
  }
}

/** An order of a stamp and a sign from France, paid by transfer; `over` replaces its parts. */
export function orderBody(over = {}) {
  const address = {
    name: 'Sophie Bernard',
    address: '45, rue de la Liberté',
    zipcode: '59000',
    city: 'Lille',
    country: 'FR',
  }
  const items = [
    designedItem(templateDesign('template-company-address-fr'), { quantity: 2 }),
    designedItem(templateDesign('template-letterbox-fr')),
  ]
  return {
    items,
    delivery: { ...address, phone: '0612345678' },
    billing: { ...address, phone: '0612345678' },
    shipment: { method: 'fr-home' },
    method: 'transfer',
    client: {
      email: 'sophie.bernard@example.org',
      name: 'Sophie Bernard',
      phone: '0612345678',
      termsConsent: true,
    },
    expectedTotal: { minor: 1, currency: 'EUR' },
    locale: 'fr-FR',
    ...over,
  }
}

/** Sends an order with a key of its own, or the one given. */
export function sendOrder(url, body, key = randomUUID()) {
  return fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '127.0.0.1', 'idempotency-key': key },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** The body with the total that the shop asks for it now, learnt as a browser would: from the refusal of another. */
export async function agreedBody(url, body) {
  const response = await sendOrder(url, body)
  const problem = await response.json()
  if (problem.code !== 'price_changed') throw new Error(`the order has no price: ${JSON.stringify(problem)}`)
  return { ...body, expectedTotal: problem.details.totals.gross }
}
