import 'server-only'
import type { Language } from '@/lib/catalogue/common'
import type { StampModel } from '@/lib/catalogue/stamps'
import type { Impression } from '@/lib/drawing/stamps/impression'

/** The print of the sample that suits a model, in a language; `undefined` draws a placeholder. */
export async function sampleImpression(
  _model: StampModel,
  _language: Language,
): Promise<Impression | undefined> {
  return undefined
}
