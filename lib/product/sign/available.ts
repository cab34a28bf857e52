import type { Fixing, HoleLayout, Mask, Material, MaterialColor, MaterialFinish } from '@/lib/catalogue/signs'
import { indexSigns, type SignCatalogue, type SignIndex } from './catalogue-index'
import { pickColor } from './colors'
import type { SignConfig } from './config'
import { drillOf } from './drill'
import { findFinishRefusals } from './finishes'
import { findHoldRefusals } from './fixings'
import { layoutFits } from './hole-rule'
import { isMultiPlate } from './materials'
import { allowedLayouts, allowedValues, validDiameters, validStyles } from './option-values'
import { type ReadConfig, readConfig } from './read-config'
import { findSizeFindings, type Making } from './sizes'
import { findMaking } from './validate'

/** The materials that can be ordered at the config's size, in the catalogue's order. */
export function availableMaterials(config: SignConfig, catalogue: SignCatalogue): Material[] {
  const read = readConfig(config)
  const multi = isMultiPlate(read)
  const available: Material[] = []
  for (const entry of indexSigns(catalogue).materials.values()) {
    if (!entry.available || (multi && !entry.material.compatibleMultiSupport)) continue
    const picked = pickColor(entry, read.color)
    if (picked && findSizeFindings(read, entry, picked.color, multi).length === 0)
      available.push(entry.material)
  }
  return available
}

/** The colours of the config's material that are in stock and take its size (SIGN-12). */
export function availableColors(config: SignConfig, catalogue: SignCatalogue): MaterialColor[] {
  const read = readConfig(config)
  const entry = indexSigns(catalogue).materials.get(read.material)
  if (!entry) return []
  const multi = isMultiPlate(read)
  return entry.stocked.filter(color => findLimitsOf(read, entry, color, multi))
}

/** Only what the colour itself forbids counts: a size that the material refuses would leave no colour at all. */
function findLimitsOf(
  read: ReadConfig,
  entry: NonNullable<ReturnType<SignIndex['materials']['get']>>,
  color: MaterialColor,
  multi: boolean,
): boolean {
  return !findSizeFindings(read, entry, color, multi).some(finding => finding.subject === 'color')
}

/** The outlines that leave the config's finishes and fixing, with its hole layout, as they are; in the catalogue's order. */
export function availableMasks(config: SignConfig, catalogue: SignCatalogue): Mask[] {
  const { read, making, index } = contextOf(config, catalogue)
  const fixing = index.fixings.get(read.fixing.name)
  const excluded = new Set(fixing?.excludedShapes)
  for (const name of Object.keys(read.finishes))
    for (const shape of making?.entry.finishes.get(name)?.excludedShapes ?? []) excluded.add(shape)
  const layout = index.layouts.get(String(read.fixing.options.holes))
  const drill = fixing && drillOf(fixing, read.fixing.options)
  return catalogue.materials.masks.filter(({ name: shape }) => {
    if (excluded.has(shape)) return false
    return !layout || !drill || layoutFits({ ...read, mask: { shape } }, layout, fixing, drill, index)
  })
}

/** The finishes that material, shape, support and size allow (SIGN-10). A fixing yields to a finish. */
export function availableFinishes(config: SignConfig, catalogue: SignCatalogue): MaterialFinish[] {
  const { read, making } = contextOf(config, catalogue)
  if (!making) return []
  return [...making.entry.finishes.values()].filter(
    ({ name }) => findFinishRefusals(read, making, name).length === 0,
  )
}

/** The fixings that can hold the config, in the catalogue's order (FIXING-2). */
export function availableFixings(config: SignConfig, catalogue: SignCatalogue): Fixing[] {
  const { read, making, index } = contextOf(config, catalogue)
  if (!making) return []
  return catalogue.fixings.fixings.filter(
    ({ name }) => findHoldRefusals(read, making, name, index).length === 0,
  )
}

/** What a fixing may be chosen with on this sign. A list is absent where the fixing has no such option. */
export interface AvailableOptions {
  styles?: string[]
  'badge-type'?: string[]
  /** mm */
  diameters?: number[]
  holes?: string[]
}

/**
 * The option values of the config's fixing (or of another one) that material and size allow (FIXING-4): styles
 * and diameters that leave a hole layout, and the layouts for the chosen ones.
 */
export function availableFixingOptions(
  config: SignConfig,
  catalogue: SignCatalogue,
  fixingName: string = config.fixing.name,
): AvailableOptions {
  const { read, making, index } = contextOf(config, catalogue)
  const fixing = index.fixings.get(fixingName)
  if (!making || !fixing) return {}
  const options: AvailableOptions = {}
  if (fixing.options.styles) options.styles = validStyles(read, fixing, making, index)
  if (fixing.options['badge-type']) options['badge-type'] = allowedValues(fixing, 'badge-type', making)
  if (fixing.options.diameters) options.diameters = validDiameters(read, fixing, making, index)
  if (fixing.options.holes)
    options.holes = layoutsOn(read, making, fixing, index, fixingName === read.fixing.name).map(l => l.slug)
  return options
}

/** The hole layouts that the config's fixing takes at its size, by the factor-four rule (FIXING-7). */
export function availableHoleLayouts(config: SignConfig, catalogue: SignCatalogue): HoleLayout[] {
  const { read, making, index } = contextOf(config, catalogue)
  const fixing = index.fixings.get(read.fixing.name)
  return making && fixing ? layoutsOn(read, making, fixing, index, true) : []
}

function layoutsOn(
  read: ReadConfig,
  making: Making,
  fixing: Fixing,
  index: SignIndex,
  chosen: boolean,
): HoleLayout[] {
  const wanted = chosen ? read.fixing.options : {}
  const styles = validStyles(read, fixing, making, index)
  const diameters = validDiameters(read, fixing, making, index)
  const drill = drillOf(fixing, {
    styles: styles.find(style => style === wanted.styles) ?? styles[0],
    diameters: diameters.find(value => value === wanted.diameters) ?? diameters[0],
  })
  return allowedLayouts(fixing, making, index).filter(layout =>
    layoutFits(read, layout, fixing, drill, index),
  )
}

function contextOf(config: SignConfig, catalogue: SignCatalogue) {
  const read = readConfig(config)
  const index = indexSigns(catalogue)
  return { read, index, making: findMaking(read, index) }
}
