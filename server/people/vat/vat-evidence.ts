import 'server-only'
import { z } from 'zod'
import { type VatCheck, vatCheckSchema } from '@/lib/people/client/vat-check'

/** What an order keeps about its number: the verdict when it was placed, and the later one. */
const evidenceSchema = z.looseObject({
  check: vatCheckSchema.nullish(),
  later: vatCheckSchema.nullish(),
})

export interface VatEvidence {
  check: VatCheck
  later: VatCheck | null
}

/** The evidence in an order's field `vat`; null where its buyer named no number. */
export function vatEvidenceOf(vat: unknown): VatEvidence | null {
  const kept = evidenceSchema.safeParse(vat).data
  return kept?.check ? { check: kept.check, later: kept.later ?? null } : null
}
