type Pair = readonly [x: number, y: number]

/** Convex hull of points, in order. */
export function convexHull(points: readonly Pair[]): Pair[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Pair[]) => {
    const chain: Pair[] = []
    for (const point of list) {
      for (;;) {
        const last = chain.at(-1)
        const before = chain.at(-2)
        if (!last || !before) break
        const turn =
          (last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0])
        if (turn > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    chain.pop()
    return chain
  }
  return [...half(sorted), ...half([...sorted].reverse())]
}
