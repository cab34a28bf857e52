import type { Fixing } from '@/lib/catalogue/signs'
import type { SignIndex } from './catalogue-index'
import { drillOf } from './drill'
import type { FixingOptionKey, SignFinding } from './finding'
import { findLayoutFindings, layoutFits } from './hole-rule'
import { allowedDiameters, allowedLayouts, allowedValues, validDiameters, validStyles } from './option-values'
import { knownOption, type ReadConfig } from './read-config'
import type { Making } from './sizes'

/** What the options of a fixing are judged with. */
export interface OptionContext {
  config: ReadConfig
  making: Making
  fixing: Fixing
  index: SignIndex
}

const only = (
  subject: FixingOptionKey,
  value: unknown,
  reason: SignFinding['reason'],
  fixing: Fixing,
): SignFinding => ({
  code: 'incompatible-value-only',
  subject,
  ...(value === undefined ? {} : { name: String(value) }),
  reason,
  with: fixing.name,
})

/** The count of free holes at most (FIXING-14); one where the catalogue says nothing. */
export const maxCustomHoles = (index: SignIndex): number => index.layouts.get('custom')?.maxHoles ?? 1

/** What is wrong with the options of a fixing that holds this sign (FIXING-4). */
export function findOptionFindings(context: OptionContext): SignFinding[] {
  const { config, fixing } = context
  const { options } = config.fixing
  const found: SignFinding[] = []
  for (const key of Object.keys(options))
    if (!knownOption(key))
      found.push({ code: 'incompatible-value-only', subject: 'fixing', reason: 'form', with: fixing.name })
  found.push(
    ...findListedFindings(context, 'styles'),
    ...findListedFindings(context, 'badge-type'),
    ...findDiameterFindings(context),
    ...findHolesFindings(context),
    ...findCountFindings(context),
  )
  return found
}

function findListedFindings(context: OptionContext, key: 'styles' | 'badge-type'): SignFinding[] {
  const { config, making, fixing, index } = context
  const value = config.fixing.options[key]
  const listed = fixing.options[key]
  if (!listed?.length) return value === undefined ? [] : [only(key, value, 'fixing', fixing)]
  if (value === undefined) return [only(key, value, 'missing', fixing)]
  if (typeof value !== 'string' || !listed.includes(value)) return [only(key, value, 'unknown', fixing)]
  if (!allowedValues(fixing, key, making).includes(value)) return [only(key, value, 'material', fixing)]
  if (key === 'badge-type' || validStyles(config, fixing, making, index).includes(value)) return []
  return findShortfall(context, value)
}

/** A style whose hole is too large for every layout: what the chosen or the first layout lacks. */
function findShortfall({ config, making, fixing, index }: OptionContext, style: string): SignFinding[] {
  const layouts = allowedLayouts(fixing, making, index)
  const layout = layouts.find(({ slug }) => slug === config.fixing.options.holes) ?? layouts[0]
  if (!layout) return []
  const drill = drillOf(fixing, { ...config.fixing.options, styles: style })
  return findLayoutFindings(config, layout, fixing, drill, index).map(finding => ({
    ...finding,
    subject: 'styles',
    name: style,
  }))
}

function findDiameterFindings({ config, making, fixing, index }: OptionContext): SignFinding[] {
  const value = config.fixing.options.diameters
  const listed = fixing.options.diameters
  if (!listed?.length) return value === undefined ? [] : [only('diameters', value, 'fixing', fixing)]
  if (value === undefined) return [only('diameters', value, 'missing', fixing)]
  if (typeof value !== 'number' || !listed.includes(value))
    return [only('diameters', value, 'unknown', fixing)]
  if (!allowedDiameters(fixing, making).includes(value)) return [only('diameters', value, 'material', fixing)]
  if (validDiameters(config, fixing, making, index).includes(value)) return []
  return [only('diameters', value, 'form', fixing)]
}

function findHolesFindings({ config, making, fixing, index }: OptionContext): SignFinding[] {
  const { options } = config.fixing
  const value = options.holes
  const listed = fixing.options.holes
  if (!listed?.length) return value === undefined ? [] : [only('holes', value, 'fixing', fixing)]
  if (value === undefined) return [only('holes', value, 'missing', fixing)]
  const layout = allowedLayouts(fixing, making, index).find(({ slug }) => slug === value)
  if (!layout) return [only('holes', value, listed.includes(String(value)) ? 'material' : 'unknown', fixing)]
  return findLayoutFindings(config, layout, fixing, drillOf(fixing, options), index)
}

/** Free holes without a count are one (FIXING-15). */
function findCountFindings({ config, fixing, index }: OptionContext): SignFinding[] {
  const { customHoles, holes } = config.fixing.options
  if (customHoles === undefined) return []
  if (holes !== 'custom') return [only('customHoles', customHoles, 'form', fixing)]
  const max = maxCustomHoles(index)
  const count = typeof customHoles === 'number' ? customHoles : Number.NaN
  if (Number.isInteger(count) && count >= 1 && count <= max) return []
  const figure = count > max ? max : 1
  return [{ ...only('customHoles', customHoles, 'form', fixing), axis: 'count', figure }]
}

type Options = {
  styles?: string
  'badge-type'?: string
  diameters?: number
  holes?: string
}

/**
 * Valid options in the order of SIGN-13: a valid option stays, any other becomes the first valid value. A number of free holes, as in
 * old data, is no option: it stands in the design (FIXING-15).
 */
export function repairOptions({ config, making, fixing, index }: OptionContext): Options {
  const wanted = config.fixing.options
  const repaired: Options = {}
  const styles = validStyles(config, fixing, making, index)
  const style = styles.find(value => value === wanted.styles) ?? styles[0]
  if (style !== undefined) repaired.styles = style
  const badges = allowedValues(fixing, 'badge-type', making)
  const badge = badges.find(value => value === wanted['badge-type']) ?? badges[0]
  if (badge !== undefined) repaired['badge-type'] = badge
  const diameters = validDiameters(config, fixing, making, index)
  const diameter = diameters.find(value => value === wanted.diameters) ?? diameters[0]
  if (diameter !== undefined) repaired.diameters = diameter

  const drill = drillOf(fixing, repaired)
  const layouts = allowedLayouts(fixing, making, index).filter(layout =>
    layoutFits(config, layout, fixing, drill, index),
  )
  const layout = layouts.find(({ slug }) => slug === wanted.holes) ?? layouts[0]
  if (layout) repaired.holes = layout.slug
  return repaired
}
