import type { z } from 'zod'
import { migrateDesign } from './migrations'
import { type Design, designSchema } from './model'

/** What is wrong with a stored design and where, e.g. `elements.3.size.width`. */
export interface DesignFinding {
  path: string
  code: string
}

export type ParsedDesign =
  | { ok: true; design: Design }
  | { ok: false; code: 'design_invalid'; findings: DesignFinding[] }

/** A design that does not parse may be wrong in a thousand places; the first few tell enough. */
const maxFindings = 20

function findingOf(issue: z.core.$ZodIssue): DesignFinding {
  const own = issue.code === 'custom' ? issue.params?.code : undefined
  return { path: issue.path.join('.'), code: typeof own === 'string' ? own : `design_${issue.code}` }
}

/**
 * Reads a design from anything: lifts older versions, refuses unknown keys, sizes that are not finite and
 * whatever is over the caps. Never throws.
 */
export function parseDesign(value: unknown): ParsedDesign {
  const result = designSchema.safeParse(migrateDesign(value))
  if (result.success) return { ok: true, design: result.data }
  const findings = result.error.issues.slice(0, maxFindings).map(findingOf)
  return { ok: false, code: 'design_invalid', findings }
}
