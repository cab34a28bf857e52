import { type Proof, proofSchema, proofsPath } from '@/lib/doors/contract/proofs'
import { problemSchema } from '@/lib/ground/contract/problem'

/** A design's proof, or the code of the reason why there is none. */
export type FetchedProof = { ok: true; proof: Proof; url: string } | { ok: false; code: string }

/** Proofs that were fetched before, by what they show: a line whose quantity changes has the same one. */
const known = new WeakMap<object, Promise<FetchedProof>>()

async function ask(design: object): Promise<FetchedProof> {
  const response = await fetch(proofsPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(design),
  })
  if (!response.ok) {
    const problem = problemSchema.safeParse(await response.json().catch(() => null))
    // A failed request may succeed when it is sent again.
    if (response.status >= 500 || response.status === 429) throw new Error(`a proof: ${response.status}`)
    return { ok: false, code: problem.data?.code ?? String(response.status) }
  }
  const proof = proofSchema.parse(await response.json())
  return { ok: true, proof, url: URL.createObjectURL(new Blob([proof.svg], { type: 'image/svg+xml' })) }
}

/** The proof of a design; drawn by the shop, which stores exactly this proof with the order. */
export function fetchProof(design: object): Promise<FetchedProof> {
  const before = known.get(design)
  if (before) return before
  const asked = ask(design)
  asked.catch(() => known.delete(design))
  known.set(design, asked)
  return asked
}

/** Forgets a proof, so that it is fetched again: the shop now draws it differently. */
export const forgetProof = (design: object): void => {
  known.delete(design)
}
