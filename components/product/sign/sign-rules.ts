import { parseShopData } from '@/lib/doors/contract/shop-data'
import type { FinishName } from '@/lib/ground/names'
import { priceItem, quantityBreaksOf } from '@/lib/money/pricing/price-item'
import type { PriceResult } from '@/lib/money/pricing/result'
import { explain, type SignExplanation } from '@/lib/product/configuration/explain'
import {
  type AvailableOptions,
  availableColors,
  availableFinishes,
  availableFixingOptions,
  availableFixings,
  availableMasks,
  availableMaterials,
} from '@/lib/product/sign/available'
import { availableBackgrounds } from '@/lib/product/sign/backgrounds'
import { applyChoice, type SignChoice } from '@/lib/product/sign/choice'
import type { SignConfig } from '@/lib/product/sign/config'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { validateSign } from '@/lib/product/sign/validate'
import type { Shop } from '@/lib/product/slice'
import { choiceKey, type DifferingChoice } from './choice-key'

export { largeFormatChoice } from '@/lib/product/configuration/large-format'

/** The part of the shop at an address of `shopDataPath`. */
export async function readShop(path: string): Promise<Shop> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return parseShopData(await response.json())
}

/** The judgement of the rules on a sign: its possible choices, and the price of its quantity. */
export interface SignJudgement {
  config: SignConfig
  materials: readonly string[]
  colors: readonly string[]
  masks: readonly string[]
  finishes: readonly FinishName[]
  fixings: readonly string[]
  options: AvailableOptions
  /** Possible backgrounds. */
  backgrounds: readonly string[]
  price: PriceResult
  /** What each choice adds to one piece, in minor units without VAT, by `choiceKey`; impossible choices have none. */
  differences: Readonly<Record<string, number>>
  /** The next two steps of the quantity breaks. */
  nextBreaks: readonly { from: number; discountPercent: number }[]
}

/** What each alternative choice would add to the price of one piece. */
function differencesOf(judged: Omit<SignJudgement, 'differences'>, { catalogue, priceList }: Shop) {
  const { config, materials, colors, finishes, fixings, options } = judged
  const unitOf = (sign: SignConfig): number | null => {
    const price = priceItem({ kind: 'sign', config: sign }, 1, { catalogue, priceList })
    return price.ok ? price.unit.minor : null
  }
  const present = unitOf(config)
  if (present === null) return {}
  const choices: DifferingChoice[] = [
    ...materials.map(value => ({ kind: 'material' as const, value })),
    ...colors.map(value => ({ kind: 'color' as const, value })),
    ...finishes.map(value => ({ kind: 'finish' as const, value })),
    ...fixings.map(value => ({ kind: 'fixing' as const, value })),
    ...(options.styles ?? []).map(value => ({ kind: 'styles' as const, value })),
  ]
  return Object.fromEntries(
    choices.flatMap(choice => {
      const unit = unitOf(applyChoice(config, choice, catalogue))
      return unit === null || unit === present ? [] : [[choiceKey(choice.kind, choice.value), unit - present]]
    }),
  )
}

/** Judges a sign of any config, brought to a valid one. */
export function judgeSign(wanted: SignConfig, quantity: number, slice: Shop): SignJudgement {
  const { catalogue } = slice
  const { config } = normaliseSignConfig(wanted, catalogue)
  const item = { kind: 'sign', config } as const
  const breaks = quantityBreaksOf(item, slice)
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)
  const judged = {
    config,
    materials: names(availableMaterials(config, catalogue)),
    colors: availableColors(config, catalogue).map(({ slug }) => slug),
    masks: names(availableMasks(config, catalogue)),
    finishes: availableFinishes(config, catalogue).map(({ name }) => name),
    fixings: names(availableFixings(config, catalogue)),
    options: availableFixingOptions(config, catalogue),
    backgrounds: availableBackgrounds(config, catalogue).map(({ slug }) => slug),
    price: priceItem(item, quantity, slice),
    nextBreaks: breaks.ok ? breaks.breaks.filter(({ from }) => from > quantity).slice(0, 2) : [],
  }
  return { ...judged, differences: differencesOf(judged, slice) }
}

/** The config with a choice applied, or why it is impossible and the alternatives. */
export function chooseForSign(
  config: SignConfig,
  choice: SignChoice,
  { catalogue, priceList }: Shop,
  /** Fixings as they were before another one was chosen. */
  before: ReadonlyMap<string, SignConfig['fixing']> = new Map(),
): { ok: true; config: SignConfig } | { ok: false; refusal: SignExplanation } {
  const fixing = choice.kind === 'fixing' ? before.get(choice.value) : undefined
  const again = { ...config, fixing: fixing ?? config.fixing }
  if (fixing && validateSign(again, catalogue).length === 0) return { ok: true, config: again }
  const chosen = applyChoice(config, choice, catalogue)
  if (validateSign(chosen, catalogue).length === 0) return { ok: true, config: chosen }
  return { ok: false, refusal: explain(config, choice, catalogue, priceList) }
}
