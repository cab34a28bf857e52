import 'server-only'
import type { createTranslator, Messages } from 'next-intl'
import { reductionOf } from '@/lib/design/drawing/proof-scale'
import type { Language } from '@/lib/ground/common'
import type { KeptSignature } from '@/lib/orders/signatures/signature'
import { shopPayload } from '@/server/ground/shop-payload'
import { runTask } from '@/server/ground/threads/pool'
import { approvedPart, scenesOfParts } from '../production'
import type { FrozenRecord } from './freeze'
import type { PaperProof } from './paper'

type Translate = ReturnType<typeof createTranslator<Messages, 'quotation'>>

/** Space of a drawing on the page, in mm. */
const space = { widthMm: 120, heightMm: 70 }

interface Words {
  t: Translate
  language: Language
  /** A moment's day, and its hours and minutes, by the shop's clock. */
  day: (at: string) => string
  time: (at: string) => string
}

/** Who approved it and when, in words; that nobody has yet. */
function approval(signature: KeptSignature | undefined, { t, day, time }: Words): string {
  if (!signature) return t('document.unsigned')
  const { name, at } = signature
  return t('document.approved', { name, day: day(at), time: time(at) })
}

/** The designs of a version as its PDF shows them: to scale, with the hash of their outlines and who signed for them. */
export async function composeProofs(
  { lines }: Pick<FrozenRecord, 'lines'>,
  signatures: readonly KeptSignature[],
  words: Words,
): Promise<PaperProof[]> {
  const parts = (lines ?? []).flatMap(line => (line.parts ?? []).map(part => ({ title: line.title, part })))
  const alone = [...new Map(parts.map(one => [one.part.sceneHash, one])).values()]
  const scenes = await scenesOfParts(
    await shopPayload(),
    alone.map(({ part }) => part),
  )
  const kept = [...scenes.values()]
  const sizes = kept.length > 0 ? await runTask('measureScenes', kept) : []
  const sizeOf = new Map(kept.map(({ hash }, index) => [hash, sizes[index]]))
  const { t, language } = words
  const figure = (value: number) =>
    String(Math.round(value * 10) / 10).replace('.', language === 'en' ? '.' : ',')
  return alone.flatMap(({ title, part }) => {
    const size = sizeOf.get(part.sceneHash)
    const shown = approvedPart(part, scenes)
    if (!size || !shown) return []
    const reduction = reductionOf(size, space)
    const signature = signatures.find(({ hashes }) => hashes.includes(part.sceneHash))
    const scale = reduction === 1 ? t('document.trueSize') : t('document.scale', { by: String(reduction) })
    const measure = t('document.size', { width: figure(size.widthMm), height: figure(size.heightMm) })
    const reference = t('document.reference', { hash: part.sceneHash.slice(0, 8).toUpperCase() })
    return {
      ...shown,
      ...size,
      title,
      reduction,
      drawing: signature?.drawing ?? '',
      notes: [`${measure}, ${scale}, ${reference}`, approval(signature, words)],
    }
  })
}
