import type { ProductLine } from './kind'

export type Fields = Record<string, unknown>

/** A plain object of unknown content, `null` for anything else. */
export function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
}

/** A text of unknown content, empty for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The design of a line that has one of its own. */
export const ownDesign = ({ content }: Pick<ProductLine, 'content'>): object | null =>
  fieldsOf(content.design)

/** The configuration that counts: the design's, where the line has one, for it is what is made. */
export function configOf({ content }: Pick<ProductLine, 'content'>): Fields | null {
  return fieldsOf(fieldsOf(content.design)?.config) ?? fieldsOf(content.config)
}

/** The ink that counts, in the same way. */
export function inkOf({ content }: Pick<ProductLine, 'content'>): string | null {
  const ink = fieldsOf(content.design)?.inkColor ?? content.inkColor
  return typeof ink === 'string' ? ink : null
}

/** The line with another slug and configuration, in its design too. */
export function withConfig<Line extends ProductLine>(
  line: Line,
  slug: string,
  config: Fields,
  patch: Fields = {},
): Line {
  const stored = fieldsOf(line.content.design)
  const content = { ...line.content, config }
  if (!stored) return { ...line, slug, content }
  const design: Fields = { ...stored, ...patch, config }
  if (stored.slug === line.slug) design.slug = slug
  if (stored.modelId === line.slug) design.modelId = slug
  return { ...line, slug, content: { ...content, design } }
}
