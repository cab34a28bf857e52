import type { Fixing } from '@/lib/catalogue/signs'
import type { SignIndex } from './catalogue-index'
import type { SignFinding } from './finding'
import { findLayoutFindings } from './hole-rule'
import { shapeOf } from './masks'
import { allowedLayouts, allowedValues, layoutFor, possibleDrills } from './option-values'
import type { ReadConfig } from './read-config'
import { findLimitFindings, type Making } from './sizes'

/** The rules' value for "nothing holds it": always possible. */
export const noFixing = 'none'

/**
 * Why a fixing cannot hold this sign, with any options (FIXING-2): the fixing's own reasons, and
 * where there are none, what the nearest hole layout lacks when the size takes no layout at all.
 */
export function findHoldRefusals(
  config: ReadConfig,
  making: Making,
  name: string,
  index: SignIndex,
): SignFinding[] {
  const refusals = findFixingRefusals(config, making, name, index)
  const fixing = index.fixings.get(name)
  return refusals.length > 0 || !fixing ? refusals : findHoleRefusals(config, making, fixing, index)
}

/** The reasons of the fixing itself, its holes aside: the chosen layout is judged with the options. */
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
  ]
}

function findShapeRefusals(fixing: Fixing, shape: string): SignFinding[] {
  if (!fixing.excludedShapes.includes(shape)) return []
  return [{ code: 'incompatible-value', subject: 'fixing', name: fixing.name, reason: 'shape', with: shape }]
}

/** Material and thickness. Feet and stand need plexiglass of 8 mm (FIXING-3): the catalogue says so in `requires`. */
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
  if (layoutFor(config, fixing, possibleDrills(fixing, making), making, index)) return []
  const refusal = { code: 'incompatible-value', subject: 'fixing', name: fixing.name } as const
  const lacks = nearestLayout(config, making, fixing, index)?.lacks
  // Without any layout it is the fixing that the shape excludes, not one of its values.
  return (
    lacks?.map(lack => (isLength(lack) ? lack : { ...lack, ...refusal })) ?? [
      { ...refusal, reason: 'unknown' },
    ]
  )
}

const isLength = ({ axis }: SignFinding): boolean => axis === 'width' || axis === 'height'

/** The layout that lacks least with the smallest hole, and what it lacks. */
export function nearestLayout(
  config: ReadConfig,
  making: Making,
  fixing: Fixing,
  index: SignIndex,
): { slug: string; lacks: SignFinding[] } | undefined {
  const [smallest] = possibleDrills(fixing, making).sort((a, b) => a.diameter - b.diameter)
  if (!smallest) return undefined
  // A larger plate mends a length; what the shape forbids comes behind all lengths.
  const missing = ({ axis, figure = 0 }: SignFinding) =>
    axis === 'width' || axis === 'height' ? figure - config[axis] : Number.MAX_VALUE
  const shortfall = (lacks: SignFinding[]) => lacks.reduce((sum, lack) => sum + missing(lack), 0)
  return allowedLayouts(fixing, making, index)
    .map(layout => ({
      slug: layout.slug,
      lacks: findLayoutFindings(config, layout, fixing, smallest, index),
    }))
    .sort((a, b) => shortfall(a.lacks) - shortfall(b.lacks))[0]
}
