import { indexSigns, type MaterialEntry, type SignCatalogue, type SignIndex } from './catalogue-index'
import { findColorFindings } from './colors'
import type { SignConfig } from './config'
import { findOutlineFindings } from './custom-outline'
import { keepTightest, type SignFinding } from './finding'
import { findFinishFindings } from './finishes'
import { findOptionFindings } from './fixing-options'
import { findFixingRefusals, noFixing } from './fixings'
import { findMaskFindings } from './masks'
import { findMaterialFindings, findSupportFindings, isMultiPlate } from './materials'
import { type ReadConfig, readConfig } from './read-config'
import { findSizeFindings, type Making, makingOf } from './sizes'

/**
 * What forbids a sign (SIGN-6, SIGN-7): nothing, or findings in the order of the config's parts. Each has code, subject,
 * axis and figure; an axis has only its tightest bound. Takes any value: a wrong form is a finding too. Never throws.
 */
export function validateSign(config: SignConfig, catalogue: SignCatalogue): SignFinding[] {
  return keepTightest(findAll(readConfig(config), indexSigns(catalogue)))
}

function findAll(config: ReadConfig, index: SignIndex): SignFinding[] {
  const found = [...findMaterialFindings(config, index), ...findMaskFindings(config, index)]
  const entry = index.materials.get(config.material)
  if (!entry) return found
  found.push(...findSupportFindings(config, entry), ...findColorFindings(config, entry))
  const color = entry.colors.get(config.color) ?? entry.stocked[0] ?? entry.material.colors[0]
  if (!color) return found
  found.push(...findSizeFindings(config, entry, color, isMultiPlate(config)))
  const making = makingOf(config, entry, color, isMultiPlate(config))
  found.push(...findOutlineFindings(config, making, index))
  found.push(...findFinishFindings(config, making), ...findFixingFindings(config, making, index))
  return found
}

/** Everything wrong with the fixing that a config has, and its options. */
export function findFixingFindings(config: ReadConfig, making: Making, index: SignIndex): SignFinding[] {
  const { name, options } = config.fixing
  const refusals = findFixingRefusals(config, making, name, index)
  const fixing = index.fixings.get(name)
  if (!fixing) {
    if (name !== noFixing || Object.keys(options).length === 0) return refusals
    return [{ code: 'incompatible-value-only', subject: 'fixing', name, reason: 'form' }]
  }
  const found = findOptionFindings({ config, making, fixing, index })
  return refusals.length > 0 ? [...refusals, ...found.filter(isOfSize)] : found
}

/** A fixing that cannot hold the sign is reported once: of its options only the lengths are added. */
const isOfSize = (finding: SignFinding): boolean => finding.figure !== undefined

/** The making of a config whose material and colour are known, or null. */
export function findMaking(config: ReadConfig, index: SignIndex): Making | null {
  const entry: MaterialEntry | undefined = index.materials.get(config.material)
  const color = entry?.colors.get(config.color) ?? entry?.stocked[0]
  return entry && color ? makingOf(config, entry, color, isMultiPlate(config)) : null
}
