import { describe, expect, it } from 'vitest'
import {
  agreedBody,
  designedItem,
  orderBody,
  sendOrder,
  templateDesign,
} from '@/tests/support/order-request.mjs'
import { shopUrl } from './support/shop'

const lineOf = (text: string) => `<div><span style="font-size:5mm">${text}</span></div>`

/** A PVC sign with so many lines of 70 letters, 5 mm each, counted from a number. */
function fullSign(lines: number, first = 0) {
  const design = templateDesign('template-letterbox-fr')
  const html = (from: number, count: number) =>
    Array.from({ length: count }, (_, line) =>
      lineOf(`${first + from + line}`.padEnd(70, 'abcdefghij')),
    ).join('')
  const blocks = Array.from({ length: Math.ceil(lines / 100) }, (_, block) => ({
    id: `t${block}`,
    type: 'text',
    html: html(block * 100, Math.min(100, lines - block * 100)),
    lineHeight: 1,
    position: { left: 5, top: 5 },
    size: { width: 240, height: lines * 5 },
    overflowing: false,
  }))
  return {
    ...design,
    config: { ...design.config, width: 250, height: Math.min(400, lines * 5 + 10) },
    elements: blocks,
  }
}

const address = `https://example.org/${'abcdefghijklmnopqrstuvwxyz'.repeat(44)}`
/** A stamp of as many of the longest QR codes as a design may hold. */
function manyCodes(count: number) {
  const design = templateDesign('template-company-address-fr')
  const elements = Array.from({ length: count }, (_, index) => ({
    id: `q${index}`,
    type: 'qrcode',
    qrData: `${address}${index}`,
    qrDataType: 'url',
    size: 12,
    position: { left: 5, top: 5 },
  }))
  return { ...design, elements }
}

const picture = (design: unknown) =>
  fetch(`${shopUrl}/pictures/design`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(design),
  })
const order = (designs: unknown[]) =>
  sendOrder(shopUrl, orderBody({ items: designs.map(one => designedItem(one)) }))

describe('work has a budget', () => {
  it('of letters: more of them on one design are neither drawn nor ordered', async () => {
    const heavy = fullSign(150)
    for (const response of [await picture(heavy), await order([heavy])]) {
      expect(response.status).toBe(422)
      const details = expect.objectContaining({ measure: 'letters', most: 8000 })
      expect(await response.json()).toMatchObject({ code: 'design_too_heavy', details })
    }
  })

  it.each([10, 36])(
    'of QR codes: an order of %i stamps full of them is refused before one is made',
    async stamps => {
      const response = await order(Array.from({ length: stamps }, () => manyCodes(40)))
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({
        code: 'order_too_heavy',
        details: { measure: 'modules', most: 500_000 },
      })
    },
  )

  it('of an order, that each of its designs keeps by itself', async () => {
    const response = await order(Array.from({ length: 9 }, () => fullSign(100)))
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      code: 'order_too_heavy',
      details: { measure: 'letters', most: 60_000 },
    })
  })

  it('in which a sign of 60 full lines is drawn and ordered', async () => {
    expect((await picture(fullSign(60))).status).toBe(200)
    const body = await agreedBody(shopUrl, orderBody({ items: [designedItem(fullSign(60))] }))
    expect((await sendOrder(shopUrl, body)).status).toBe(201)
  })

  it('and is done beside the answers: who asks for little while much is made has it first', async () => {
    const four = (first: number) => [1, 2, 3, 4].map(at => designedItem(fullSign(60, first + at * 100)))
    const agreed = await agreedBody(shopUrl, orderBody({ items: four(0) }))
    // Of designs that nobody has seen: what was read before takes no time.
    const body = { ...agreed, items: four(5000) }
    const answered: string[] = []
    const heavy = [
      sendOrder(shopUrl, body).then(async response => {
        expect(response.status).toBe(201)
        answered.push('order')
      }),
      picture(fullSign(100)).then(response => {
        expect(response.status).toBe(200)
        answered.push('picture')
      }),
    ]
    for (let asked = 0; asked < 5; asked++) {
      expect((await fetch(`${shopUrl}/api/health`)).status).toBe(200)
      answered.push('health')
    }
    await Promise.all(heavy)
    expect(answered.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'health'))
  })
})
