import type { MaterialColor } from '@/lib/catalogue/signs'
import type { MaterialEntry } from './catalogue-index'
import type { SignFinding } from './finding'
import type { ReadConfig } from './read-config'

export type ColorMatch = 'same' | 'replaced' | 'prefix' | 'starts-with' | 'first'

const prefixOf = (slug: string): string => {
  const dash = slug.indexOf('-')
  return dash < 0 ? slug : slug.slice(0, dash)
}

/**
 * The colour of a material for a wanted slug (SIGN-15): the same, one with the same
 * part before the dash, one that starts with it, or the first. Out of stock counts as not there, but may name its
 * successor. The entry must have a colour in stock.
 */
export function pickColor(
  entry: MaterialEntry,
  wanted: string,
): { color: MaterialColor; match: ColorMatch } | null {
  const same = entry.colors.get(wanted)
  if (same && !same.outOfStock) return { color: same, match: 'same' }
  const replaced = followReplacements(entry, same)
  if (replaced) return { color: replaced, match: 'replaced' }
  const prefix = prefixOf(wanted)
  if (prefix) {
    const alike = entry.stocked.find(color => prefixOf(color.slug) === prefix)
    if (alike) return { color: alike, match: 'prefix' }
    const starting = entry.stocked.find(color => color.slug.startsWith(prefix))
    if (starting) return { color: starting, match: 'starts-with' }
  }
  const first = entry.stocked[0]
  return first ? { color: first, match: 'first' } : null
}

function followReplacements(entry: MaterialEntry, start: MaterialColor | undefined) {
  const seen = new Set<MaterialColor>()
  let color = start
  while (color?.outOfStock && !seen.has(color)) {
    seen.add(color)
    color = entry.colors.get(color.replacedBy ?? '')
  }
  return color && !color.outOfStock ? color : undefined
}

const hexColor = /^#[0-9a-f]{6}$/i
const isHex = (value: unknown): boolean => typeof value === 'string' && hexColor.test(value)

/** Whether a free colour (`bgColor`, `textColor`) may stand: with a `custom` colour of the material only. */
export const acceptsFreeColor = (color: MaterialColor, value: unknown): boolean =>
  value === undefined || (color.allowCustom === true && isHex(value))

/**
 * Why a sign cannot have its colours: its material has not this one, it is out of stock, or a free colour is
 * none.
 */
export function findColorFindings(config: ReadConfig, entry: MaterialEntry): SignFinding[] {
  const color = entry.colors.get(config.color)
  const subject = { subject: 'color', name: config.color } as const
  if (!color)
    return [{ code: 'incompatible-value', ...subject, reason: 'unknown', with: entry.material.name }]
  if (color.outOfStock) return [{ code: 'incompatible-value', ...subject, reason: 'out-of-stock' }]
  if (acceptsFreeColor(color, config.bgColor) && acceptsFreeColor(color, config.textColor)) return []
  return [{ code: 'incompatible-value-only', ...subject, reason: color.allowCustom ? 'form' : 'material' }]
}
