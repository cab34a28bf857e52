export interface Tick {
  /** Millimetres from the plate's edge. */
  at: number
  /** 2: a labelled tick, 1: a half-way tick, 0: a fine tick. */
  rank: 0 | 1 | 2
}

/** Distances between fine ticks in mm; the label stands at each tenth. */
const steps = [0.1, 0.5, 1, 2, 5, 10, 20, 50, 100]
/** Fine ticks nearer than this are not drawn, in CSS pixels. */
const minGapPx = 5

/** The ticks of a ruler along a plate's edge at a scale; fine enough to read, never a grey bar. */
export function rulerTicks(lengthMm: number, pxPerMm: number): Tick[] {
  const step = steps.find(candidate => candidate * pxPerMm >= minGapPx) ?? 100
  const count = Math.floor(lengthMm / step + 1e-6)
  return Array.from({ length: count + 1 }, (_, index) => ({
    at: Math.round(index * step * 1000) / 1000,
    rank: index % 10 === 0 ? 2 : index % 5 === 0 ? 1 : 0,
  }))
}
