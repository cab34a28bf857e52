import type { Finding } from '../finding'
import type { FontEngine } from '../fonts/engine'
import type { Design, Element } from '../model'
import type { Plate } from '../plate'
import type { Scene } from '../scene'
import type { CheckContext } from './context'
import { checkCustomHole, checkInkUnderHoles } from './holes'
import { checkBorder, checkImage, checkQrcode } from './marks'
import { checkLines, checkRoundedText, checkText } from './text'
import { checkZones } from './zones'

function checkKind(element: Element, context: CheckContext): Finding[] {
  switch (element.type) {
    case 'text':
      return checkText(element, context)
    case 'rounded-text':
      return checkRoundedText(element, context)
    case 'border':
      return checkBorder(element, context)
    case 'qrcode':
      return checkQrcode(element, context)
    case 'image':
      return checkImage(element, context)
    case 'custom-hole':
      return checkCustomHole(element, context)
    case 'shape':
      return []
  }
}

/** A text plate without ink prints nothing; a blank sign is a product. */
function checkEmpty({ scene, plate }: CheckContext): Finding[] {
  if (scene.items.some(item => item.kind === 'ink')) return []
  return [{ code: 'design_empty', severity: plate.kind === 'stamp' ? 'block' : 'ask' }]
}

/**
 * What keeps a design from being made, or from being made well: measured on its real outlines, against its plate
 * (specification §5 and §9). `scene` is the compiled design; blocking findings come first.
 */
export function checkDesign(
  design: Pick<Design, 'elements'>,
  plate: Plate,
  scene: Scene,
  engine: FontEngine,
): Finding[] {
  const context = { design, plate, scene, engine }
  const findings = [
    ...checkEmpty(context),
    ...checkLines(context),
    ...design.elements.flatMap(element => [
      ...checkKind(element, context),
      ...checkZones(element, context),
      ...checkInkUnderHoles(element, context),
    ]),
  ]
  const rank = (finding: Finding) => (finding.severity === 'block' ? 0 : 1)
  return findings.sort((a, b) => rank(a) - rank(b))
}
