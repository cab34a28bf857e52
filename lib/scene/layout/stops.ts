import type { ShapedRun } from './shape-run'

/** Characters that are one for the shaper: the place of the first, and where they begin and end, in mm. */
interface Cluster {
  offset: number
  x: number
  next: number
  nextX: number
}

function clustersOf(run: ShapedRun): Cluster[] {
  const clusters: Cluster[] = []
  let x = 0
  for (const glyph of run.glyphs) {
    const last = clusters[clusters.length - 1]
    if (last && last.offset === glyph.offset) last.nextX += glyph.advance
    else {
      if (last) last.next = glyph.offset
      clusters.push({ offset: glyph.offset, x, next: run.text.length, nextX: x + glyph.advance })
    }
    x += glyph.advance
  }
  return clusters
}

const combining = /\p{M}/u

/** Caret stops inside a run: one before each character; a ligature's letters share its width evenly. */
export function runStops(run: ShapedRun): { offset: number; x: number }[] {
  const stops: { offset: number; x: number }[] = []
  for (const { offset, x, next, nextX } of clustersOf(run)) {
    const characters: number[] = []
    for (let at = offset; at < next; at += 1) {
      const code = run.text.charCodeAt(at)
      const low = code >= 0xdc00 && code <= 0xdfff
      if (!low && !(at > offset && combining.test(run.text[at] ?? ''))) characters.push(at)
    }
    characters.forEach((at, index) => {
      stops.push({ offset: at, x: x + ((nextX - x) * index) / characters.length })
    })
  }
  return stops
}
