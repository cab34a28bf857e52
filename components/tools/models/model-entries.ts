import type { StampModel } from '@/lib/catalogue/stamps'
import type { ModelAnswer } from '@/lib/doors/contract/model-tools'
import type { SignConfig } from '@/lib/product/sign/config'
import { validateSign } from '@/lib/product/sign/validate'

/** Figures of a stamp that the form has: lengths in mm, weight in g, prices in EUR without VAT. */
export const sizes = ['width', 'height', 'linesNumber', 'weight', 'price', 'costPrice'] as const
type Size = (typeof sizes)[number]

/** The values of the form; figures as typed. */
export type Entries = {
  title: string
  description: string
  tag: string
  colors: string[]
  inksColor: string[]
  /** The sign that a sign's product begins with. */
  config: SignConfig | null
} & Record<Size, string>

const figureOf = ({ stamp }: ModelAnswer, name: Size): number | null => {
  if (!stamp) return null
  return name === 'price' || name === 'costPrice' ? stamp[name] : stamp.model[name]
}

/** What the form begins with. */
export function entriesOf(answer: ModelAnswer): Entries {
  const { texts, stamp, sign } = answer
  const figures = Object.fromEntries(
    sizes.map(name => [name, String(figureOf(answer, name) ?? '')]),
  ) as Record<Size, string>
  return {
    ...texts,
    ...figures,
    colors: stamp?.model.colors ?? [],
    inksColor: stamp?.model.inksColor ?? [],
    config: sign?.config ?? null,
  }
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const isSame = (a: readonly string[], b: readonly string[]) => a.join() === b.join()

/** The changes of the form to save, under the names of the contract. */
export function changesOf(answer: ModelAnswer, entries: Entries): Record<string, unknown> {
  const { texts, stamp, sign } = answer
  const changed: Record<string, unknown> = {}
  if (entries.title !== texts.title) changed.title = entries.title
  if (entries.description !== texts.description) changed.description = entries.description
  if (entries.tag !== texts.tag) changed.tag = entries.tag || null
  if (sign && !isEqual(entries.config, sign.config)) changed.config = entries.config
  if (!stamp) return changed
  for (const name of sizes)
    if (Number(entries[name]) !== figureOf(answer, name)) changed[name] = Number(entries[name])
  const facts = {
    ...(!isSame(entries.colors, stamp.model.colors) && { colors: entries.colors }),
    ...(!isSame(entries.inksColor, stamp.model.inksColor) && { inksColor: entries.inksColor }),
  }
  return Object.keys(facts).length > 0 ? { ...changed, facts } : changed
}

/** Whether the form can be saved: every figure is valid, a mount has a colour and an ink, a sign can be made. */
export function isComplete({ stamp, sign }: ModelAnswer, entries: Entries): boolean {
  if (entries.title.trim() === '') return false
  if (sign) return entries.config !== null && validateSign(entries.config, sign.catalogue).length === 0
  const figures = sizes.every(
    name => Number(entries[name]) > 0 || (name === 'costPrice' && entries[name] === '0'),
  )
  return !stamp || (figures && entries.colors.length > 0 && entries.inksColor.length > 0)
}

/** The changed mount, for its picture; null for an impossible one. */
export function withEntries(answer: ModelAnswer, entries: Entries): StampModel | null {
  const { stamp } = answer
  if (!stamp || !isComplete(answer, entries)) return null
  const [width, height] = [Number(entries.width), Number(entries.height)]
  // During typing, sizes occur that no mount has.
  if (width < 5 || height < 3 || width > 200 || height > 200) return null
  return { ...stamp.model, width, height, colors: entries.colors, inksColor: entries.inksColor }
}
