import type { StampModel } from '@/lib/catalogue/stamps'
import type { Placement } from '../solid/camera'
import type { Part } from '../solid/loft'
import type { Ids } from '../svg'

/** What every mount is drawn from. Colours are `#rrggbb`; the impression is drawn content in plate mm. */
export type MountInput = {
  model: StampModel
  /** Colour of the mount. */
  mount: string
  /** Colour of the pad and the label. */
  ink: string
  /** Drawn content of the label, in millimetres of the plate. */
  label: string
  placement: Placement
  ids: Ids
}

/** A drawn mount. `front` is how far it comes forward from its middle, in millimetres. */
export type Mount = Part & { height: number; front: number; halfWidth: number }

/** The number that stands on the cover: `4913`, `Printer 40`. */
export function modelMark(model: StampModel): string {
  return model.model.replace(/-(dater|textile|l|p|w|wd)$/, '').toUpperCase()
}
