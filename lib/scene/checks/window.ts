import { pathMeetsRect } from '@/lib/geometry/polygon'
import type { ElementCheck } from './check'
import { inkOf } from './measure'

/** The window of a dater carries its date: ink there would be cut away (STAMP-9). */
export const windowCheck: ElementCheck = {
  codes: ['design_keep_out'],
  applies: (_, { plate }) => plate.keepOut !== null,
  run(element, { plate, scene }) {
    const { keepOut } = plate
    if (!keepOut || !inkOf(scene, element.id).some(item => pathMeetsRect(item.path, keepOut))) return []
    return [{ code: 'design_keep_out', severity: 'block' }]
  },
}
