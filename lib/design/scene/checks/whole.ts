import { kindOf } from '../elements/registry'
import type { CheckGround, DesignCheck } from './check'
import { above } from './measure'

/** A text plate without ink prints nothing; a blank sign is a product. */
export const emptyCheck: DesignCheck = {
  codes: ['design_empty'],
  applies: () => true,
  run: ({ scene, plate }) =>
    scene.items.some(item => item.kind === 'ink')
      ? []
      : [{ code: 'design_empty', severity: plate.marking === 'ink' ? 'block' : 'ask' }],
}

/** Lines of one text beside another's count twice: the plate's figure is for lines below each other. */
const linesOf = ({ design }: CheckGround): number =>
  design.elements.reduce((sum, element) => sum + (kindOf(element).letters?.lines(element) ?? 0), 0)

export const linesCheck: DesignCheck = {
  codes: ['design_too_many_lines'],
  applies: ground => linesOf(ground) > 0,
  run(context) {
    const measured = linesOf(context)
    const needed = context.plate.maxLines
    return above(measured, needed)
      ? [{ code: 'design_too_many_lines', severity: 'ask', measured, needed }]
      : []
  },
}
