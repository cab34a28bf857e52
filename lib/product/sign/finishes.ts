import type { MaterialFinish } from '@/lib/catalogue/signs'
import type { SignFinding } from './finding'
import { roundedPercentDefault, roundedPercentMax, roundedPercentMin } from './limits'
import { shapeOf } from './masks'
import { isMultiPlate } from './materials'
import type { ReadConfig } from './read-config'
import { findLimitFindings, type Making } from './sizes'

/** Why a finish is not available on this sign, with any value (SIGN-10). */
export function findFinishRefusals(config: ReadConfig, making: Making, name: string): SignFinding[] {
  const { entry } = making
  const finish = entry.finishes.get(name)
  const subject = { subject: 'finish', name } as const
  if (!finish)
    return [{ code: 'incompatible-finish', ...subject, reason: 'material', with: entry.material.name }]
  const found: SignFinding[] = []
  const shape = shapeOf(config)
  if (finish.excludedShapes.includes(shape))
    found.push({ code: 'incompatible-finish', ...subject, reason: 'shape', with: shape })
  if (name === 'rounded' && isMultiPlate(config))
    found.push({ code: 'incompatible-with-multi-plate', ...subject })
  found.push(...findLimitFindings(config, finish, subject))
  return found
}

/** The percentages that a rounded finish takes: the material's, within the constants. */
export function roundedRange(finish: MaterialFinish | undefined): {
  min: number
  max: number
  usual: number
} {
  const min = Math.max(finish?.percentMin ?? roundedPercentMin, roundedPercentMin)
  const max = Math.min(finish?.percentMax ?? roundedPercentMax, roundedPercentMax)
  const usual = Math.min(Math.max(finish?.percentDefault ?? roundedPercentDefault, min), max)
  return { min, max, usual }
}

/** The share of a finish in percent; NaN where the value names none. */
export function readPercent(value: unknown): number {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'percent')) return Number.NaN
  const { percent } = value as { percent: unknown }
  return typeof percent === 'number' ? percent : Number.NaN
}

/** What is wrong with the value of a finish that may stand. */
function findFinishValueFindings(
  finish: MaterialFinish | undefined,
  name: string,
  value: unknown,
): SignFinding[] {
  const subject = { code: 'incompatible-value-only', subject: 'finish', name } as const
  if (name !== 'rounded') return value === true ? [] : [{ ...subject, reason: 'form' }]
  const percent = readPercent(value)
  const { min, max } = roundedRange(finish)
  if (percent >= min && percent <= max) return []
  if (Number.isNaN(percent)) return [{ ...subject, reason: 'missing' }]
  return [{ ...subject, axis: 'percent', figure: percent < min ? min : max }]
}

/** Everything wrong with the finishes that a config has. */
export function findFinishFindings(config: ReadConfig, making: Making): SignFinding[] {
  const found: SignFinding[] = []
  for (const name of Object.keys(config.finishes)) {
    const refusals = findFinishRefusals(config, making, name)
    if (refusals.length > 0) found.push(...refusals)
    else found.push(...findFinishValueFindings(making.entry.finishes.get(name), name, config.finishes[name]))
  }
  return found
}
