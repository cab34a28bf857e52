import type { Path } from '@/lib/design/geometry/path'
import { pathData } from '@/lib/design/scene/svg'

const cache = new WeakMap<Path, Path2D>()

/**
 * The browser's form of an outline, made once. From path data, not step by step: calls of moveTo and lineTo take
 * ninety times longer.
 */
export function path2d(path: Path): Path2D {
  let made = cache.get(path)
  if (!made) {
    made = new Path2D(pathData(path))
    cache.set(path, made)
  }
  return made
}
