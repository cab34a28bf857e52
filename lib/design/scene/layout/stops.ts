import { attachedAt } from './marks'
import type { ShapedRun } from './shape-run'

/** Characters that are one for the shaper, or a letter with its marks: the place of the first and behind the last, and where they stand, in mm. */
interface Cluster {
  offset: number
  next: number
  x: number
  nextX: number
}

const isRtl = (run: ShapedRun): boolean => run.level % 2 === 1

/** The clusters of a run in the order in which they are read. */
function clustersOf(run: ShapedRun): Cluster[] {
  let x = 0
  const placed = run.glyphs.map(({ offset, advance, attached }) => {
    const left = x
    x += advance
    return { offset, attached, x: left, nextX: x }
  })
  if (isRtl(run)) placed.reverse()
  const clusters: Cluster[] = []
  for (const { offset, attached, x: left, nextX } of placed) {
    const last = clusters.at(-1)
    if (last && (attached || last.offset === offset)) {
      last.x = Math.min(last.x, left)
      last.nextX = Math.max(last.nextX, nextX)
    } else clusters.push({ offset, next: run.text.length, x: left, nextX })
  }
  clusters.forEach((cluster, index) => {
    cluster.next = clusters[index + 1]?.offset ?? run.text.length
  })
  return clusters
}

/** The places of a cluster's characters: an accent has none of its own. */
function charactersOf(text: string, marks: ReadonlySet<number> | null, { offset, next }: Cluster): number[] {
  const characters: number[] = []
  for (let at = offset; at < next; at += 1) {
    const code = text.charCodeAt(at)
    const low = code >= 0xdc00 && code <= 0xdfff
    if (!low && (at === offset || !marks?.has(at))) characters.push(at)
  }
  return characters
}

/** A caret's place before a character, and where the character ends, in mm. */
export interface RunStop {
  offset: number
  x: number
  endX: number
}

/** Caret stops inside a run: one before each character; a ligature's letters share its width evenly. */
export function runStops(run: ShapedRun): RunStop[] {
  const marks = attachedAt(run.text)
  return clustersOf(run).flatMap(cluster => {
    const characters = charactersOf(run.text, marks, cluster)
    const [from, width] = isRtl(run)
      ? [cluster.nextX, cluster.x - cluster.nextX]
      : [cluster.x, cluster.nextX - cluster.x]
    return characters.map((offset, index) => ({
      offset,
      x: from + (width * index) / characters.length,
      endX: from + (width * (index + 1)) / characters.length,
    }))
  })
}
