import type { FinishName } from '@/lib/ground/names'

/** The choices whose price is shown beside the price of the present one. */
export type DifferingChoice =
  | { kind: 'material' | 'color' | 'fixing' | 'styles'; value: string }
  | { kind: 'finish'; value: FinishName }

/** The key of a choice in the price differences of a sign's judgement. */
export const choiceKey = (kind: DifferingChoice['kind'], value: string): string => `${kind} ${value}`
