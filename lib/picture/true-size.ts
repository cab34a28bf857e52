import type { Size } from './window'

/** How large a file says that it is in truth, in mm, upright. */
export interface TrueSize extends Size {
  /** Said in a unit of length. A size in pixels is one at 96 an inch, and says little. */
  physical: boolean
  /** What a page has beyond its trim on each side, where its boxes say so; within `width` and `height`. */
  bleed?: number
}
