import { type Box, centreOf } from './box'
import { rectPath } from './figures'
import type { Path } from './path'
import { rotation, transformPath } from './transform'

/** A box as it is turned, mm. */
export function boxPath(box: Box): Path {
  return transformPath(rotation(box.rotate, centreOf(box)), rectPath(box))
}
