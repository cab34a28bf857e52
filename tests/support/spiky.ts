import type { Path, Point } from '@/lib/design/geometry/path'

/** The corners of a star of many spikes whose tips lie on the ellipse of a box; its valleys lie near the middle. */
export function spikyCorners(sides: number, width: number, height: number, valley = 0.02): Point[] {
  return Array.from({ length: sides }, (_, at) => {
    const angle = (2 * Math.PI * at) / sides
    const share = at % 2 === 0 ? 1 : valley
    return {
      x: (width / 2) * (1 + share * Math.cos(angle)),
      y: (height / 2) * (1 + share * Math.sin(angle)),
    }
  })
}

export const outlineThrough = (corners: readonly Point[]): Path => [
  ...corners.map(({ x, y }, at): Path[number] => [at === 0 ? 'M' : 'L', x, y]),
  ['Z'],
]
