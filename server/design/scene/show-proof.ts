import 'server-only'
import type { DesignFinding } from '@/lib/design/scene/parse'
import type { Proof } from '@/lib/doors/contract/proofs'
import { getContent } from '@/server/catalogue/content'
import { runTask } from '@/server/ground/threads/pool'
import { readDesigns } from './known-designs'
import { type MadeProof, makeProof } from './proof'

export type ShownProof =
  | { ok: true; proof: Proof }
  | { ok: false; code: 'invalid_design'; findings: DesignFinding[] }
  | Extract<MadeProof, { ok: false }>

/** What a shopper reads before he pays: the very outlines that would be stored with his order, at their size (ORDER-11). */
export async function showProof(stored: unknown): Promise<ShownProof> {
  const [parsed] = await readDesigns([stored])
  if (!parsed) throw new Error('a design was not read')
  if (!parsed.ok) return { ok: false, code: 'invalid_design', findings: parsed.findings }
  const made = await makeProof(parsed.design, await getContent().catalogue())
  if (!made.ok) return made
  const { hash, packed, ink, paper } = made.proof
  const scene = { hash, packed }
  const [[size], file] = await Promise.all([
    runTask('measureScenes', [scene]),
    runTask('makeFile', { file: 'preview.svg', packed: scene, ink, paper, name: '' }, 'pictures'),
  ])
  if (!size || !file) throw new Error('a scene that was just packed cannot be read')
  return { ok: true, proof: { hash, ...size, svg: String(file.body) } }
}
