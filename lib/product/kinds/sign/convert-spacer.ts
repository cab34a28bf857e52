import type { FixingsCatalogue } from '@/lib/catalogue/signs'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A sign's configuration with a fixing that is no longer sold, the large screw-spacer, as today's: the standard spacer with style
 * `black-l` or `silver-l`, by its colour, else silver (FIXING-6). `null`
 * when there is nothing to convert. The result is to be normalised.
 */
export function convertScrewSpacer(
  config: unknown,
  { legacy }: Pick<FixingsCatalogue, 'legacy'>,
): { config: Fields; from: string; to: string } | null {
  if (!isFields(config) || !isFields(config.fixing)) return null
  const { name } = config.fixing
  const old = legacy.find(fixing => fixing.name === name)
  if (!old) return null
  const { color, ...options } = isFields(config.fixing.options) ? config.fixing.options : {}
  const styles = new Map(Object.entries(old.styleMap))
  // Old data says its colour as a style, as a colour, or as one word of either: `black`, `black-l`, `matt-black`.
  const words = [options.styles, color].flatMap(value => (typeof value === 'string' ? value.split('-') : []))
  const style = styles.get(words.find(word => styles.has(word)) ?? '') ?? old.defaultStyle
  const fixing = { name: old.replacement, options: { ...options, styles: style } }
  return { config: { ...config, fixing }, from: old.name, to: style }
}
