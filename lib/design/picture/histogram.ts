import type { Plane } from './pixels'

/** How many pixels a picture has of each grey. */
export function histogramOf({ data }: Plane): Uint32Array {
  const counts = new Uint32Array(256)
  for (const tone of data) counts[tone] = (counts[tone] ?? 0) + 1
  return counts
}

/**
 * The grey that best separates ink from paper: the variance between both sides is largest (Otsu, 1979). Where a range of
 * greys is equally good, as in a drawing of pure black and white, its middle. 128 where there is one grey alone.
 */
export function otsuThreshold(counts: Uint32Array): number {
  let total = 0
  let sum = 0
  counts.forEach((count, tone) => {
    total += count
    sum += tone * count
  })
  let below = 0
  let sumBelow = 0
  let best = 0
  let first = 128
  let last = 128
  for (let tone = 0; tone < 255; tone += 1) {
    below += counts[tone] ?? 0
    sumBelow += tone * (counts[tone] ?? 0)
    if (below === 0 || below === total) continue
    const gap = sumBelow / below - (sum - sumBelow) / (total - below)
    const between = below * (total - below) * gap * gap
    if (between > best) {
      best = between
      first = tone
      last = tone
    } else if (between === best && last === tone - 1) last = tone
  }
  return Math.round((first + last) / 2)
}
