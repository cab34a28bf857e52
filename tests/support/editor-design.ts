import { parseTextHtml } from '@/lib/design/scene/html'
import type { Design, Element } from '@/lib/design/scene/model'
import { signItem } from './sign-item.mjs'

/** A stamp design of 58 × 22 mm with the elements that a test hands in. */
export function stampDesign(elements: Element[]): Design {
  return {
    version: 1,
    id: 'design-1',
    type: 'stamp',
    slug: 'model-trodat-printy-4913',
    name: 'Test',
    config: { brand: 'trodat', range: 'printy', model: '4913', color: 'black' },
    inkColor: 'black',
    elements,
    background: null,
    quantity: 1,
    stepperMode: false,
    preset: false,
    modelId: 'model-trodat-printy-4913',
    modelName: 'Printy 4913',
  }
}

/** A sign of PVC 100 × 25 mm. */
export const signDesign = (elements: Element[], stepperMode = false): Design => ({
  ...signItem(100, 25, elements),
  stepperMode,
})

export function qrcode(id: string, left: number, top: number, size = 10): Element {
  return {
    id,
    type: 'qrcode',
    qrData: 'https://example.org/',
    qrDataType: 'url',
    size,
    position: { left, top },
  }
}

export function shape(id: string, left: number, top: number, width: number, height: number): Element {
  return {
    id,
    type: 'shape',
    shape: 'rectangle',
    position: { left, top },
    size: { width, height },
    stroke: null,
  }
}

/** One line of text, as the templates write it. */
export function text(id: string, words: string, top: number, sizeMm = 3): Element {
  return {
    id,
    type: 'text',
    doc: parseTextHtml(
      `<div style="text-align:center"><span style="font-family:'Roboto';font-size:${sizeMm}mm">${words}</span></div>`,
    ).doc,
    lineHeight: 1.1,
    position: { left: 1, top },
    size: { width: 56, height: Math.round(sizeMm * 1.1 * 1000) / 1000 },
    overflowing: false,
  }
}

export function border(id: string): Element {
  return { id, type: 'border', config: { style: 'solid', width: 0.5, offset: 0.6, radius: 0 } }
}
