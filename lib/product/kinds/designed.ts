import { readImportDesign, sentAlong } from '@/lib/design/import/sent-files'
import type { StoredDesign } from '@/lib/design/scene/model'
import { fieldsOf } from './content'
import type { MadeOf, ProductLine, Unavailable } from './kind'

/**
 * Why nothing can be engraved for a line: it needs a design of a type, or files from which the workshop lays one out (ORDER-24). A line
 * with both contradicts itself.
 */
export function designProblem({ content }: ProductLine, type: StoredDesign['type']): Unavailable | null {
  const { design, importDesign } = content
  if (importDesign !== undefined) {
    return design === undefined && readImportDesign(importDesign) ? null : { code: 'invalid_configuration' }
  }
  const fields = fieldsOf(design)
  if (!fields) return { code: 'invalid_design' }
  return fields.type === type ? null : { code: 'design_mismatch' }
}

/** The one design of a line; nothing yet where the workshop lays it out. */
export const madeOfDesign = (line: ProductLine): readonly MadeOf[] =>
  sentAlong(line) ? [] : [{ slug: line.slug, design: line.content.design }]
