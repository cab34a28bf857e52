import { z } from 'zod'

/** `POST`: what a design is made as. */
export const proofsPath = '/api/proofs'

/** A design as it will be made: its outlines at their size, and the hash by which they are approved (ORDER-11). */
export const proofSchema = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  widthMm: z.number().positive(),
  heightMm: z.number().positive(),
  svg: z.string(),
})
export type Proof = z.infer<typeof proofSchema>
