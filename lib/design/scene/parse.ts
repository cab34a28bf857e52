import type { z } from 'zod'
import { hasLines } from './elements/traits'
import { serializeTextHtml } from './html'
import { designCaps } from './limits'
import { migrateDesign } from './migrations'
import { type Design, type Element, type StoredElement, storedDesignSchema } from './model'
import { readText } from './stored'

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

/** Elements with their texts read, so that a stored design never shows more than the parser knows. */
function readTexts(elements: readonly StoredElement[]): { elements: Element[]; findings: DesignFinding[] } {
  const findings: DesignFinding[] = []
  const read = elements.map((stored, index) => {
    if (!hasLines(stored)) return stored
    const { element, forbidden } = readText(stored)
    const path = `elements.${index}.html`
    for (const kind of forbidden) findings.push({ path, code: `design_html_${kind}` })
    if (serializeTextHtml(element.doc).length > designCaps.html) {
      findings.push({ path, code: 'design_html_too-long' })
    }
    return element
  })
  return { elements: read, findings }
}

const refused = (findings: DesignFinding[]): ParsedDesign => ({
  ok: false,
  code: 'design_invalid',
  findings: findings.slice(0, maxFindings),
})

/**
 * Reads a design from anything: lifts older versions, refuses unknown keys, sizes that are not finite, values over the
 * caps, and texts with anything that could run or load something. Texts come back as documents. Never throws.
 */
export function parseDesign(value: unknown): ParsedDesign {
  const result = storedDesignSchema.safeParse(migrateDesign(value))
  if (!result.success) return refused(result.error.issues.map(findingOf))
  const { elements, findings } = readTexts(result.data.elements)
  return findings.length > 0 ? refused(findings) : { ok: true, design: { ...result.data, elements } }
}
