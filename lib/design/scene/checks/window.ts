import { pathMeetsRect } from '@/lib/design/geometry/polygon'
import type { Repair } from '../finding'
import type { ElementCheck } from './check'
import { inkOf } from './measure'
import { broughtOutOfWindow } from './out-of-window'

/** The window of a dater carries its date: ink there would be cut away (STAMP-9). */
export const windowCheck: ElementCheck = {
  codes: ['design_keep_out'],
  applies: (_, { plate }) => plate.keepOut !== null,
  run(element, { plate, scene }) {
    const { keepOut } = plate
    if (!keepOut || !inkOf(scene, element.id).some(item => pathMeetsRect(item.path, keepOut))) return []
    return [{ code: 'design_keep_out', severity: 'block' }]
  },
  repairs(element, _, { plate, scene, engine }): Repair[] {
    const patch = broughtOutOfWindow(element, inkOf(scene, element.id), { plate, engine })
    return patch ? [{ kind: 'change', elementId: element.id, patch }] : []
  },
}
