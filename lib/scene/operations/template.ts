import { roundMm } from '@/lib/geometry/box'
import { scaleText } from '../elements/text/kind'
import type { Design, Element } from '../model'
import type { Plate } from '../plate'

type PlateSize = Pick<Plate, 'widthMm' | 'heightMm'>

/**
 * Lays the content of a template on a design's own plate: scaled to fit, in the middle. Product, colours, name and
 * quantity stay the design's.
 */
export function takeTemplate(design: Design, plate: PlateSize, template: Design, from: PlateSize): Design {
  const factor = Math.min(plate.widthMm / from.widthMm, plate.heightMm / from.heightMm)
  const dx = (plate.widthMm - from.widthMm * factor) / 2
  const dy = (plate.heightMm - from.heightMm * factor) / 2
  const elements = template.elements.map(element => scaled(element, factor, dx, dy))
  return { ...design, name: design.name === '' ? template.name : design.name, elements }
}

function scaled(element: Element, factor: number, dx: number, dy: number): Element {
  if (element.type === 'border') return element
  const position = {
    left: roundMm(element.position.left * factor + dx),
    top: roundMm(element.position.top * factor + dy),
  }
  const both = (size: { width: number; height: number }) => ({
    width: roundMm(size.width * factor),
    height: roundMm(size.height * factor),
  })
  switch (element.type) {
    case 'text':
      return { ...(factor === 1 ? element : scaleText(element, factor)), position, size: both(element.size) }
    case 'rounded-text': {
      const fontSize = roundMm(element.font.fontSize * factor)
      return {
        ...element,
        position,
        size: roundMm(element.size * factor),
        font: { ...element.font, fontSize },
      }
    }
    case 'qrcode':
      return { ...element, position, size: roundMm(element.size * factor) }
    case 'custom-hole':
      return { ...element, position }
    case 'image':
    case 'shape':
      return { ...element, position, size: both(element.size) }
  }
}
