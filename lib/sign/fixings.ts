import type { Fixing } from '@/lib/catalogue/signs'
import type { SignIndex } from './catalogue-index'
import type { SignFinding } from './finding'
import { findLayoutFindings } from './hole-rule'
import { shapeOf } from './masks'
import { allowedLayouts, allowedValues, layoutFor, possibleDiameters } from './option-values'
import type { ReadConfig } from './read-config'
import { findLimitFindings, type Making } from './sizes'

/** The rules' value for "nothing holds it": always possible. */
export const noFixing = 'none'

/** Why a fixing cannot hold this sign, whatever its options (specification §5, Fixings). */
export function findFixingRefusals(
  config: ReadConfig,
  making: Making,
  name: string,
  index: SignIndex,
): SignFinding[] {
  if (name === noFixing) return []
  const subject = { subject: 'fixing', name } as const
  const fixing = index.fixings.get(name)
  if (!fixing) return [{ code: 'incompatible-value', ...subject, reason: 'unknown' }]
  return [
    ...findMaterialRefusals(fixing, making),
    ...findShapeRefusals(fixing, shapeOf(config)),
    ...fixing.excludedFinishes
      .filter(finish => Object.hasOwn(config.finishes, finish))
      .map(
        finish =>
          ({ code: 'common-finish-incompatible', ...subject, reason: 'finish', with: finish }) as const,
      ),
    ...findLimitFindings(config, fixing, subject),
    ...findHoleRefusals(config, making, fixing, index),
  ]
}

function findShapeRefusals(fixing: Fixing, shape: string): SignFinding[] {
  if (!fixing.excludedShapes.includes(shape)) return []
  return [{ code: 'incompatible-value', subject: 'fixing', name: fixing.name, reason: 'shape', with: shape }]
}

/** Material and thickness. Feet and stand need plexiglass of 8 mm: the catalogue says so in `requires`. */
function findMaterialRefusals(fixing: Fixing, making: Making): SignFinding[] {
  const { material, excludedFixings } = making.entry
  const refusal = { code: 'incompatible-value', subject: 'fixing', name: fixing.name } as const
  const found: SignFinding[] = []
  const excluded =
    fixing.excludedMaterials.includes(material.name) ||
    excludedFixings.get(fixing.name) === null ||
    (['styles', 'badge-type', 'holes'] as const).some(
      key => fixing.options[key]?.length && allowedValues(fixing, key, making).length === 0,
    )
  const wrongType = fixing.requires !== null && !fixing.requires.type.includes(material.type)
  if (excluded || wrongType) found.push({ ...refusal, reason: 'material', with: material.name })

  const { thickness } = material
  const [min, max] = [
    fixing.requires?.thickness ?? fixing.minThickness,
    fixing.requires?.thickness ?? fixing.maxThickness,
  ]
  const bound = min !== null && thickness < min ? min : max !== null && thickness > max ? max : undefined
  if (bound !== undefined)
    found.push({ ...refusal, reason: 'thickness', axis: 'thickness', figure: bound, with: material.name })
  return found
}

/** Where no layout fits with any style or diameter: what the nearest layout lacks. */
function findHoleRefusals(
  config: ReadConfig,
  making: Making,
  fixing: Fixing,
  index: SignIndex,
): SignFinding[] {
  if (!fixing.options.holes) return []
  const diameters = possibleDiameters(fixing, making)
  if (layoutFor(config, fixing, diameters, making, index)) return []
  const smallest = Math.min(...diameters)
  const shortfall = (findings: SignFinding[]) =>
    findings.reduce((sum, f) => sum + (f.figure ?? 0) - config[f.axis === 'height' ? 'height' : 'width'], 0)
  const [nearest] = allowedLayouts(fixing, making, index)
    .map(layout => findLayoutFindings(config, layout, fixing, smallest))
    .sort((a, b) => shortfall(a) - shortfall(b))
  return nearest ?? [{ code: 'incompatible-value', subject: 'fixing', name: fixing.name, reason: 'unknown' }]
}
