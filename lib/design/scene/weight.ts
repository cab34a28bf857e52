/**
 * The cost of drawing a design, known before it is drawn: letters to be set, modules
 * of QR codes, and points of every other outline (dots of a border, a drawing's commands).
 */
export interface Weight {
  letters: number
  modules: number
  points: number
}

export const measures = ['letters', 'modules', 'points'] as const satisfies readonly (keyof Weight)[]

export const weightless: Weight = { letters: 0, modules: 0, points: 0 }

/** What two parts of a design weigh together. */
export function addWeights(a: Weight, b: Weight): Weight {
  return { letters: a.letters + b.letters, modules: a.modules + b.modules, points: a.points + b.points }
}

/** An exceeded bound: the measure, its value, and its limit. */
export interface Excess {
  measure: keyof Weight | 'bytes'
  found: number
  most: number
}

/** The first bound that a weight passes; `null` where it is within all of them. */
export function excessOf(weight: Weight, budget: Weight): Excess | null {
  const measure = measures.find(one => weight[one] > budget[one])
  return measure ? { measure, found: weight[measure], most: budget[measure] } : null
}
