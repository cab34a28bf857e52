/**
 * A sign of PVC as the editor has it; measures in mm.
 * @param {number} width
 * @param {number} height
 * @param {import('@/lib/design/scene/model').Element[]} elements
 * @returns {import('@/lib/design/scene/model').Design}
 */
export function signItem(width, height, elements) {
  return {
    version: 1,
    id: 'design-2',
    type: 'sign',
    slug: 'sign-pvc',
    name: 'Test',
    config: {
      material: 'pvc',
      width,
      height,
      color: 'grey-black',
      mask: { shape: 'flex-rectangle01' },
      finishes: {},
      fixing: { name: 'none', options: {} },
    },
    inkColor: null,
    elements,
    background: null,
    quantity: 1,
    stepperMode: false,
    preset: false,
    modelId: 'sign-pvc',
    modelName: 'PVC',
  }
}

/** A line of a text as the editor stores it; its size in mm. */
export const lineHtml = (text, sizeMm) =>
  `<div style="text-align:left"><span style="font-family:'Roboto';font-size:${sizeMm}mm">${text}</span></div>`

/** A text at a place, as the editor stores it; its box in mm. */
export function textElement(id, html, box) {
  const { left, top, width, height } = box
  return {
    id,
    type: 'text',
    html,
    lineHeight: 1.1,
    position: { left, top },
    size: { width, height },
    overflowing: false,
  }
}
