import { expect } from 'vitest'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import type { Finding } from '@/lib/design/scene/finding'
import { parseTextHtml } from '@/lib/design/scene/html'
import type { Design, Element } from '@/lib/design/scene/model'
import { applyRepair } from '@/lib/design/scene/operations/repair'
import { parseDesign } from '@/lib/design/scene/parse'
import { storeDesign } from '@/lib/design/scene/stored'
import { engine } from '@/tests/support/fonts'
import { plateFor, template, withFreeHoles } from '@/tests/support/templates'

export const stamp = template('template-company-address-fr')
export const dater = template('template-dater-received-fr')
export const round = template('template-association-seal-fr')
export const brass = template('template-lawyer-plaque-fr')
/** The same plaque, whose holes the customer places. */
export const drilled = withFreeHoles(brass)

export function check(design: Pick<Design, 'elements'>, on: Design): Finding[] {
  const plate = plateFor(on)
  return checkDesign(design, plate, compile(design, plate, engine), engine)
}

export function findings(on: Design, ...elements: Element[]): Finding[] {
  expect(parseDesign(storeDesign({ ...on, elements })).ok).toBe(true)
  return check({ elements }, on)
}

/** What one-click mending makes of the elements. */
export function mended(on: Design, elements: Element[], { repairs = [] }: Finding): Element[] {
  const [first] = repairs
  return first ? applyRepair({ ...on, elements }, first).elements : elements
}

export const line = (text: string, sizeMm: number, family = 'Roboto') =>
  `<div style="text-align:center"><span style="font-family:'${family}';font-size:${sizeMm}mm">${text}</span></div>`

export function text(html: string, left = 2, top = 2, width = 54, height = 6): Element {
  return {
    id: 't',
    type: 'text',
    doc: parseTextHtml(html).doc,
    lineHeight: 1.1,
    position: { left, top },
    size: { width, height },
    overflowing: false,
  }
}

export const image = (left: number, top: number, edge: number, src = 'vector:star'): Element => ({
  id: 'i',
  type: 'image',
  src,
  position: { left, top },
  size: { width: edge, height: edge },
})

export const hole = (left: number, top: number, diameter: number): Element => ({
  id: 'h',
  type: 'custom-hole',
  diameter,
  size: diameter,
  position: { left, top },
})

export const border = (style: 'solid' | 'dotted' | 'double', width: number, offset = 0.6): Element => ({
  id: 'b',
  type: 'border',
  config: { style, width, offset, radius: 0 },
})
