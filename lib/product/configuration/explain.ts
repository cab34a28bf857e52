import type { Catalogue } from '@/lib/catalogue/catalogue'
import { compareMoney, type Money, subtractMoney } from '@/lib/ground/money/money'
import { priceItem } from '@/lib/money/pricing/price-item'
import type { PriceList } from '@/lib/money/pricing/price-list'
import {
  availableColors,
  availableFixingOptions,
  availableFixings,
  availableMasks,
  availableMaterials,
} from '@/lib/product/sign/available'
import type { SignCatalogue } from '@/lib/product/sign/catalogue-index'
import { applyChoice, partOfChoice, type SignChoice, type SignPart } from '@/lib/product/sign/choice'
import type { SignConfig } from '@/lib/product/sign/config'
import type { SignFinding } from '@/lib/product/sign/finding'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { repairsAround } from '@/lib/product/sign/repairs'
import { validateSign } from '@/lib/product/sign/validate'

/** A valid sign near to the one that was refused. */
export interface SignAlternative {
  config: SignConfig
  /** The choice stands and other parts give way, or the other parts stand and another value is chosen. */
  keepsChoice: boolean
  /** The parts that differ from the present config. */
  changes: SignPart[]
  /** Price of one piece, without VAT; `null` where it has none. */
  unit: Money | null
  /** What one piece costs more (or less, negative) than the present config; `null` where either has no price. */
  difference: Money | null
}

export interface SignExplanation {
  allowed: boolean
  /** The config with the choice made, valid or not. */
  config: SignConfig
  /** Every reason against the choice, with its figure. */
  reasons: SignFinding[]
  /** At most three that keep the choice, nearest first, then at most three that keep the rest. */
  alternatives: SignAlternative[]
}

const alternativesOfAKind = 3

/**
 * Why a choice is refused on a sign, and what is possible instead: every finding of the sign with the choice made, and
 * the nearest valid alternatives, each once (SIGN-35), with their price difference for one piece (in the list's currency,
 * without VAT).
 */
export function explain(
  config: SignConfig,
  choice: SignChoice,
  catalogue: Catalogue,
  priceList: PriceList,
): SignExplanation {
  const chosen = applyChoice(config, choice, catalogue)
  const reasons = validateSign(chosen, catalogue)
  if (reasons.length === 0) return { allowed: true, config: chosen, reasons, alternatives: [] }
  const unitOf = (sign: SignConfig): Money | null => {
    const price = priceItem({ kind: 'sign', config: sign }, 1, { catalogue, priceList })
    return price.ok ? price.unit : null
  }
  const locked = { part: partOfChoice(choice), finish: choice.kind === 'finish' ? choice.value : undefined }
  const stands = (sign: SignConfig) => keyOf(applyChoice(sign, choice, catalogue)) === keyOf(sign)
  const offered = new Set([keyOf(config)])
  const keeping = unique(repairsAround(chosen, locked, catalogue).filter(stands), offered)
  const others = unique(otherValues(config, choice, catalogue), offered)
  const context = { config, present: unitOf(config), unitOf, catalogue }
  return {
    allowed: false,
    config: chosen,
    reasons,
    alternatives: [
      ...nearest(onePerWay(rank(keeping, chosen, context)), true, context),
      ...nearest(rank(others, config, context), false, context),
    ],
  }
}

interface ExplainContext {
  config: SignConfig
  present: Money | null
  unitOf: (sign: SignConfig) => Money | null
  catalogue: SignCatalogue
}

interface Candidate {
  sign: SignConfig
  changes: SignPart[]
  distance: number
}

/** Candidates by how far they are from a sign, the nearest first. */
function rank(signs: SignConfig[], from: SignConfig, { config, catalogue }: ExplainContext): Candidate[] {
  return signs
    .map(sign => ({
      sign,
      changes: changedParts(config, sign),
      distance: distanceOf(from, sign, catalogue),
    }))
    .sort((a, b) => a.distance - b.distance)
}

/**
 * One candidate for each set of parts that gives way, the nearest; no candidate changes more than another needs to. A
 * colour that follows its material is not a separate candidate.
 */
function onePerWay(candidates: Candidate[]): Candidate[] {
  const kept: { candidate: Candidate; way: Set<string> }[] = []
  for (const candidate of candidates) {
    const { sign, changes } = candidate
    const way = new Set<string>(changes.filter(part => part !== 'color' || !changes.includes('material')))
    const isCovered = kept.some(
      other =>
        (other.way.size < way.size && isWithin(other.way, way)) ||
        (sameSet(other.way, way) &&
          other.candidate.sign.material === sign.material &&
          other.candidate.sign.fixing.name === sign.fixing.name),
    )
    if (!isCovered) kept.push({ candidate, way })
  }
  return kept.map(({ candidate }) => candidate)
}

const isWithin = (a: Set<string>, b: Set<string>): boolean => [...a].every(part => b.has(part))
const sameSet = (a: Set<string>, b: Set<string>): boolean => a.size === b.size && isWithin(a, b)

/** The nearest few with their prices; of equally near ones those whose price differs least. */
function nearest(candidates: Candidate[], keepsChoice: boolean, context: ExplainContext): SignAlternative[] {
  const { present, unitOf } = context
  return candidates
    .slice(0, 4 * alternativesOfAKind)
    .map(({ sign, changes, distance }) => {
      const unit = unitOf(sign)
      const difference = unit && present ? subtractMoney(unit, present) : null
      return { distance, alternative: { config: sign, keepsChoice, changes, unit, difference } }
    })
    .sort(
      (a, b) =>
        a.distance - b.distance || compareDifference(a.alternative.difference, b.alternative.difference),
    )
    .slice(0, alternativesOfAKind)
    .map(({ alternative }) => alternative)
}

/** The signs that are not among the known ones yet, each once; they are known from then on. */
const unique = (signs: SignConfig[], known: Set<string>): SignConfig[] =>
  signs.filter(sign => known.size < known.add(keyOf(sign)).size)

/** Valid configs that differ from the present one in the part of the choice alone; a colour follows its material. */
function otherValues(config: SignConfig, choice: SignChoice, catalogue: SignCatalogue): SignConfig[] {
  const choices = choicesLike(config, choice, catalogue)
  const configs = choices.map(other => applyChoice(config, other, catalogue))
  if (choice.kind === 'size')
    configs.push(normaliseSignConfig(applyChoice(config, choice, catalogue), catalogue).config)
  const part = partOfChoice(choice)
  const follows = (changed: SignPart) => changed === part || (part === 'material' && changed === 'color')
  return configs.filter(
    other => changedParts(config, other).every(follows) && validateSign(other, catalogue).length === 0,
  )
}

function choicesLike(config: SignConfig, choice: SignChoice, catalogue: SignCatalogue): SignChoice[] {
  switch (choice.kind) {
    case 'material':
      return availableMaterials(config, catalogue).map(({ name }) => ({ kind: 'material', value: name }))
    case 'color':
      return availableColors(config, catalogue).map(({ slug }) => ({ kind: 'color', value: slug }))
    case 'mask':
      return availableMasks(config, catalogue).map(({ name }) => ({ kind: 'mask', value: { shape: name } }))
    case 'fixing':
      return availableFixings(config, catalogue).map(({ name }) => ({ kind: 'fixing', value: name }))
    case 'diameters':
      return (availableFixingOptions(config, catalogue).diameters ?? []).map(value => ({
        kind: 'diameters',
        value,
      }))
    case 'styles':
    case 'badge-type':
    case 'holes': {
      const { kind } = choice
      return (availableFixingOptions(config, catalogue)[kind] ?? []).map(value => ({ kind, value }))
    }
    default:
      return []
  }
}

/** The weight of a part's change: a person gives up the material last. */
const weights: Record<Exclude<SignPart, 'size'>, number> = {
  material: 4,
  configSupport: 3,
  mask: 2,
  fixing: 2,
  finishes: 1,
  color: 1,
}

/** How far a sign is from another: the parts that change, and a size by how much it grows or shrinks. */
function distanceOf(from: SignConfig, to: SignConfig, catalogue: SignCatalogue): number {
  const parts = changedParts(from, to)
  const familyOf = (name: string) =>
    catalogue.materials.materials.find(material => material.name === name)?.family
  let distance = 0
  for (const part of parts)
    if (part !== 'size') distance += weights[part]
    else distance += ratioOf(from.width, to.width) + ratioOf(from.height, to.height)
  const isRelated = familyOf(from.material) === familyOf(to.material)
  return parts.includes('material') && isRelated ? distance - 1 : distance
}

/** 0 for equal sides, 1 for a doubled or halved one. */
const ratioOf = (from: number, to: number): number => {
  const ratio = Math.abs(Math.log2(to / from))
  return Number.isFinite(ratio) ? ratio : 10
}

function compareDifference(a: Money | null, b: Money | null): number {
  if (!a || !b) return a ? -1 : b ? 1 : 0
  const size = (amount: Money) => ({ ...amount, minor: Math.abs(amount.minor) })
  return compareMoney(size(a), size(b))
}

const parts = ['material', 'color', 'mask', 'finishes', 'fixing', 'configSupport'] as const

/** A value as text, independent of the order of its keys. */
const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? ''

const partOf = (config: SignConfig, part: (typeof parts)[number]): unknown =>
  part === 'color' ? [config.color, config.bgColor, config.textColor] : config[part]

function changedParts(from: SignConfig, to: SignConfig): SignPart[] {
  const changed: SignPart[] = parts.filter(part => keyOf(partOf(from, part)) !== keyOf(partOf(to, part)))
  if (from.width !== to.width || from.height !== to.height) changed.push('size')
  return changed
}
