import type { PathCommand } from '@/lib/design/geometry/path'

/** A closed contour, x and y of each point in turn, as a path. */
export function closedContour(contour: readonly number[]): PathCommand[] {
  const path: PathCommand[] = []
  for (let at = 0; at < contour.length; at += 2)
    path.push([at === 0 ? 'M' : 'L', contour[at] ?? 0, contour[at + 1] ?? 0])
  path.push(['Z'])
  return path
}
