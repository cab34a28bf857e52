import { indexSigns, type SignCatalogue, type SignIndex } from './catalogue-index'
import { acceptsFreeColor, findColorFindings, pickColor } from './colors'
import type { SignConfig, SignFinishes, SignMask } from './config'
import { findOutlineFindings } from './custom-outline'
import { keepTightest, type SignChange, type SignFinding } from './finding'
import { findFinishFindings, findFinishRefusals, readPercent, roundedRange } from './finishes'
import { findOptionFindings, repairOptions } from './fixing-options'
import { findHoldRefusals, noFixing } from './fixings'
import { findMaskFindings } from './masks'
import { findMaterialFindings, findSupportFindings, isMultiPlate, pickMaterial } from './materials'
import { type ReadConfig, readConfig } from './read-config'
import { clampSize, findSizeFindings, type Making, makingOf } from './sizes'
import { validateSign } from './validate'

export interface NormalisedSign {
  config: SignConfig
  /** What was changed and why, in the order of the changes. Empty where the config was valid. */
  changes: SignChange[]
}

/**
 * The valid config nearest to a config (SIGN-13, SIGN-17): material, outline
 * and support as far as they exist, then colour, size, finishes, fixing, fixing options and holes, each yielding to
 * what comes before it. A valid config is given back itself, without a number of free holes. Takes any value; throws only when the catalogue has no
 * material that can be ordered.
 */
export function normaliseSignConfig(config: SignConfig, catalogue: SignCatalogue): NormalisedSign {
  if (validateSign(config, catalogue).length === 0) return { config: withoutHoleCount(config), changes: [] }
  const index = indexSigns(catalogue)
  const draft = readConfig(config)
  const changes: SignChange[] = []
  /** Notes why a part changes and what to; without a finding nothing is noted. */
  const note = (findings: SignFinding[], from: unknown, to: unknown) => {
    for (const finding of keepTightest(findings)) changes.push({ ...finding, from, to })
  }

  const { entry } = pickMaterial(draft.material, catalogue)
  note(findMaterialFindings(draft, index), draft.material, entry.material.name)
  draft.material = entry.material.name
  draft.mask = normaliseMask(draft, findMaskFindings(draft, index), catalogue, note)
  const supportFindings = findSupportFindings(draft, entry)
  note(supportFindings, draft.configSupport, undefined)
  if (supportFindings.length > 0) draft.configSupport = undefined

  const free = normaliseColor(draft, entry, note)
  const color = entry.colors.get(draft.color)
  if (!color) throw new Error(`material ${draft.material} has no colour in stock`)
  const multi = isMultiPlate(draft)
  const size = clampSize(draft, entry, color, multi, catalogue.materials.defaultSign)
  note(findSizeFindings(draft, entry, color, multi), { width: draft.width, height: draft.height }, size)
  Object.assign(draft, size)

  const making = makingOf(size, entry, color, multi)
  // Whether a customer's outline encloses enough is known once the size is.
  const mask = normaliseMask(draft, findOutlineFindings(draft, making, index), catalogue, note)
  draft.mask = mask
  const finishes = normaliseFinishes(draft, making, note)
  draft.finishes = finishes
  const fixing = normaliseFixing(draft, making, index, note)
  const support = draft.configSupport as SignConfig['configSupport']
  return {
    config: withoutHoleCount({
      material: draft.material,
      ...size,
      color: color.slug,
      ...free,
      mask,
      finishes,
      fixing,
      ...(support ? { configSupport: support } : {}),
    }),
    changes,
  }
}

/** The number of free holes is old data's: it stands in the design (FIXING-15). */
function withoutHoleCount(config: SignConfig): SignConfig {
  const { customHoles, ...options } = config.fixing.options
  return customHoles === undefined ? config : { ...config, fixing: { ...config.fixing, options } }
}

type Note = (findings: SignFinding[], from: unknown, to: unknown) => void

function normaliseMask(
  draft: ReadConfig,
  findings: SignFinding[],
  catalogue: SignCatalogue,
  note: Note,
): SignMask {
  if (findings.length === 0 && draft.mask) return draft.mask
  const mask = { shape: catalogue.materials.defaultMask }
  note(findings, draft.mask, mask)
  return mask
}

/** Gives the free colours that may stay, and puts the colour into the draft. */
function normaliseColor(
  draft: ReadConfig,
  entry: Making['entry'],
  note: Note,
): { bgColor?: string; textColor?: string } {
  const findings = findColorFindings(draft, entry)
  const picked = pickColor(entry, draft.color)
  if (!picked) throw new Error(`material ${draft.material} has no colour in stock`)
  const free: { bgColor?: string; textColor?: string } = {}
  for (const key of ['bgColor', 'textColor'] as const) {
    const value = draft[key]
    if (typeof value === 'string' && acceptsFreeColor(picked.color, value)) free[key] = value
  }
  const { color, bgColor, textColor } = draft
  note(findings, { color, bgColor, textColor }, { color: picked.color.slug, ...free })
  draft.color = picked.color.slug
  return free
}

function normaliseFinishes(draft: ReadConfig, making: Making, note: Note): SignFinishes {
  const findings = findFinishFindings(draft, making)
  if (findings.length === 0) return draft.finishes as SignFinishes
  const finishes: SignFinishes = {}
  for (const name of ['rounded', 'oval', 'beveled'] as const) {
    const value = Object.hasOwn(draft.finishes, name) ? draft.finishes[name] : undefined
    if (!value || findFinishRefusals(draft, making, name).length > 0) continue
    if (name !== 'rounded') finishes[name] = true
    else finishes.rounded = { percent: clampPercent(value, making) }
  }
  for (const finding of findings) {
    const name = finding.name ?? ''
    const to = Object.hasOwn(finishes, name) ? finishes[name as keyof SignFinishes] : undefined
    note([finding], draft.finishes[name], to)
  }
  return finishes
}

function clampPercent(value: unknown, making: Making): number {
  const { min, max, usual } = roundedRange(making.entry.finishes.get('rounded'))
  const percent = readPercent(value)
  return Number.isNaN(percent) ? usual : Math.min(Math.max(percent, min), max)
}

function normaliseFixing(
  draft: ReadConfig,
  making: Making,
  index: SignIndex,
  note: Note,
): SignConfig['fixing'] {
  const { name, options } = draft.fixing
  const fixing = index.fixings.get(name)
  const refusals = findHoldRefusals(draft, making, name, index)
  if (refusals.length > 0 || !fixing) {
    const bare = { name: noFixing, options: {} }
    note(refusals, draft.fixing, bare)
    if (refusals.length === 0 && Object.keys(options).length > 0)
      note([{ code: 'incompatible-value-only', subject: 'fixing', name, reason: 'form' }], draft.fixing, bare)
    return bare
  }
  const context = { config: draft, making, fixing, index }
  const findings = findOptionFindings(context)
  if (findings.length === 0) return { name, options: options as SignConfig['fixing']['options'] }
  const repaired = repairOptions(context)
  for (const finding of findings) {
    const key = finding.subject as keyof typeof repaired
    note([finding], Object.hasOwn(options, key) ? options[key] : undefined, repaired[key])
  }
  return { name, options: repaired }
}
