import { z } from 'zod'
import { nameSchema } from '@/lib/people/client/schemas'

/** The box in which a name is drawn, in units of the drawing. */
export const signatureBox = { width: 600, height: 180 } as const

/** The longest drawing, in characters: a slow hand on a large screen. */
const longestDrawing = 12_000
const strokes = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)*$/

/** Who approves designs with his name (QUOTATION-11): the name as text, and the strokes with which he drew it, if he did. */
export const signatureSchema = z.strictObject({
  name: nameSchema,
  /** The `d` of strokes in `signatureBox`; empty where the name was typed alone. */
  drawing: z.string().max(longestDrawing).regex(strokes).default(''),
})
export type SignatureRequest = z.input<typeof signatureSchema>
export type Signature = z.output<typeof signatureSchema>

const sceneHash = z.string().regex(/^[0-9a-f]{64}$/)

/** The most designs that are approved by one signature. */
const mostDesigns = 500

/** The hashes of exactly the outlines that are approved. */
export const signedHashes = z.array(sceneHash).min(1).max(mostDesigns)

/** A signature as it is kept: who, when, and for which outlines. */
export const keptSignatureSchema = z.object({
  name: z.string(),
  drawing: z.string(),
  at: z.iso.datetime(),
  hashes: z.array(z.string()),
  /** Who of the staff signed in the client's place; only staff see it. */
  by: z.string().optional(),
})
export type KeptSignature = z.infer<typeof keptSignatureSchema>

/** Which of the outlines nobody has signed for. */
export function unsigned(
  hashes: readonly string[],
  signatures: readonly Pick<KeptSignature, 'hashes'>[],
): string[] {
  const signed = new Set(signatures.flatMap(signature => signature.hashes))
  return [...new Set(hashes)].filter(hash => !signed.has(hash))
}

interface Point {
  x: number
  y: number
}

/** Strokes as they are kept: whole units, each stroke of two points at least; as many as fit into the limit. */
export function writeStrokes(drawn: readonly (readonly Point[])[]): string {
  const inside = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))
  const words = ({ x, y }: Point) => `${inside(x, signatureBox.width)} ${inside(y, signatureBox.height)}`
  let written = ''
  for (const [first, ...rest] of drawn) {
    if (!first || rest.length === 0) continue
    const stroke = `M${words(first)}${rest.map(point => `L${words(point)}`).join('')}`
    if (written.length + stroke.length > longestDrawing) break
    written += stroke
  }
  return written
}
