import * as z from 'zod/mini'
import type { FillRule, PathCommand, Rect } from '@/lib/design/geometry/path'
import { parseSvgPath } from '@/lib/design/geometry/svg-path'
import type { Localised } from '@/lib/ground/common'

/**
 * The most commands that the outlines of one drawing have: what a design weighs is known without any of its drawings
 * (docs/decisions/symbols.md).
 */
export const maxDrawingPoints = 1500

const partSchema = z.strictObject({
  d: z.string(),
  fillRule: z.optional(z.literal('evenodd')),
  /** The colour that it has in print, as `#rrggbb`; without it, that of the element. */
  fill: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  /** Where it is drawn: in full colour alone, or in one ink alone. */
  on: z.optional(z.enum(['print', 'engraving'])),
})

const label = z.strictObject({ fr: z.string(), de: z.string(), en: z.string() })

/** A drawing as it is kept and sent: what `/images/vectors/{name}.json` answers. */
export const drawingFileSchema = z.strictObject({
  name: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/)),
  label,
  /** Left, top, width and height of the box that its outlines lie in. */
  viewBox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  parts: z.array(partSchema),
})

/** One outline of a drawing in its view box; `fill` is `null` where it takes the element's colour. */
export interface VectorPart {
  readonly path: readonly PathCommand[]
  readonly fill: string | null
  readonly fillRule: FillRule
  readonly on: 'print' | 'engraving' | null
}

export interface Drawing {
  readonly name: string
  readonly label: Localised
  readonly viewBox: Rect
  readonly parts: readonly VectorPart[]
}

/** Reads a drawing from its file. Throws where it is invalid: drawings are the shop's own. */
export function readDrawing(text: string): Drawing {
  const file = drawingFileSchema.parse(JSON.parse(text))
  const [left, top, width, height] = file.viewBox
  const parts = file.parts.map(({ d, fill, fillRule, on }): VectorPart => {
    const parsed = parseSvgPath(d)
    if (!parsed.ok) throw new Error(`the drawing ${file.name} has a path that is none`)
    return { path: parsed.path, fill: fill ?? null, fillRule: fillRule ?? 'nonzero', on: on ?? null }
  })
  return { name: file.name, label: file.label, viewBox: { left, top, width, height }, parts }
}

/** The parts that are drawn in full colour, or in one ink. */
export const partsFor = ({ parts }: Drawing, target: 'print' | 'engraving'): VectorPart[] =>
  parts.filter(({ on }) => on === null || on === target)
