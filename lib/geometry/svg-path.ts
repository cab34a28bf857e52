import svgpath from 'svgpath'
import type { PathCommand } from './path'
import { arcToCubics } from './svg-arc'

/** A path of an SVG in its own coordinates; not yet on the grid. */
export type ParsedPath = { ok: true; path: PathCommand[] } | { ok: false; code: 'path_invalid' }

const invalid: ParsedPath = { ok: false, code: 'path_invalid' }

/**
 * Reads the `d` of an SVG path: straight lines, curves and closes in absolute coordinates. Arcs become curves by our own
 * arithmetic, which is the same in every engine. What is not a path, or has a number beyond all bounds, is refused.
 */
export function parseSvgPath(text: string): ParsedPath {
  const read = svgpath(text)
  if ('err' in read && read.err) return invalid
  const path: PathCommand[] = []
  read
    .abs()
    .unshort()
    .iterate((segment, _, x, y) => {
      switch (segment[0]) {
        case 'M':
        case 'L':
        case 'Q':
        case 'C':
          path.push(segment)
          break
        case 'H':
          path.push(['L', segment[1], y])
          break
        case 'V':
          path.push(['L', x, segment[1]])
          break
        case 'A': {
          const [, rx, ry, rotation, large, sweep, toX, toY] = segment
          const arc = { rx, ry, rotation, large: large === 1, sweep: sweep === 1, x: toX, y: toY }
          path.push(...arcToCubics({ x, y }, arc))
          break
        }
        case 'Z':
        case 'z':
          path.push(['Z'])
      }
    })
  const finite = path.every(command =>
    command.every(part => typeof part === 'string' || Number.isFinite(part)),
  )
  return finite ? { ok: true, path } : invalid
}
