import 'server-only'
import { stampModelEntry } from '@/cms/mapping/catalogue'
import type { SignModel as StoredSign, StampModel as StoredStamp } from '@/cms/payload-types'
import type { ListedModel, ModelAnswer } from '@/lib/doors/contract/model-tools'
import type { Language } from '@/lib/ground/names'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { signConfigSchema } from '@/lib/product/sign/config'
import { materialOfSlug } from '@/lib/product/sign/slug'
import { readCatalogue } from '@/server/catalogue/content/documents'
import { findDocument } from '@/server/catalogue/content/write-document'
import { refusal, staffWith } from '@/server/ground/refusal'
import { shopPayload } from '@/server/ground/shop-payload'

const collections = ['stamp-models', 'sign-models'] as const

/** The models of stamps and signs; in edition mode the unpublished ones too (TOOLS-11). */
export async function readModels(
  actor: Actor,
  { edition, language }: { edition: boolean; language: Language },
) {
  const allowed = staffWith(actor, 'content.change')
  if (!allowed.ok) return allowed
  const payload = await shopPayload()
  const lists = await Promise.all(
    collections.map(async (collection): Promise<ListedModel[]> => {
      const asked = { collection, pagination: false, depth: 0, locale: language, sort: 'sort' } as const
      const [live, latest] = await Promise.all([
        payload.find({ ...asked, where: { _status: { equals: 'published' } } }),
        payload.find({ ...asked, draft: true }),
      ])
      const published = new Set(live.docs.map(({ slug }) => slug))
      return latest.docs
        .filter(({ slug }) => edition || published.has(slug))
        .map(({ slug, title, _status }) => ({
          collection,
          slug,
          title,
          published: published.has(slug),
          draft: published.has(slug) && _status !== 'published',
        }))
    }),
  )
  return { ok: true as const, answer: { models: lists.flat() } }
}

/** A stored stamp as the catalogue would have it; null for a draft that is only half written. */
async function stampOf(stored: StoredStamp): Promise<ModelAnswer['stamp']> {
  const { stampModels: stamps } = await readCatalogue()
  const model = stampModelEntry(stored)
  return (
    model && {
      model,
      price: stored.price,
      costPrice: stored.costPrice,
      mounts: stamps.mountColors,
      inks: stamps.inkColors,
    }
  )
}

/** A stored sign with what its form asks of the catalogue: its own material, and the large formats that it is made in. */
async function signOf({ config }: StoredSign): Promise<ModelAnswer['sign']> {
  const begun = signConfigSchema.safeParse(config).data
  if (!begun) return null
  const { materials, fixings } = await readCatalogue()
  const own = materials.materials.find(({ name }) => name === begun.material)
  if (!own) return null
  const large = materials.materials.filter(({ name }) => name === own.xxlMaterial)
  return { config: begun, catalogue: { materials: { ...materials, materials: [own, ...large] }, fixings } }
}

/** A model as its form has it: the latest draft where there is one (TOOLS-11). */
export async function readModel(actor: Actor, { slug, language }: { slug: string; language: Language }) {
  const allowed = staffWith(actor, 'content.change')
  if (!allowed.ok) return allowed
  const collection = materialOfSlug(slug) === null ? 'stamp-models' : 'sign-models'
  const doc = await findDocument(await shopPayload(), { collection, id: slug, language })
  if (!doc || !('slug' in doc)) return refusal('not_found')
  const answer: ModelAnswer = {
    collection,
    slug: doc.slug,
    updatedAt: doc.updatedAt,
    published: doc._status === 'published',
    mayPrice: can(actor, 'price.publish'),
    texts: { title: doc.title, description: doc.description ?? '', tag: doc.tag ?? '' },
    stamp: collection === 'stamp-models' ? await stampOf(doc as StoredStamp) : null,
    sign: collection === 'sign-models' ? await signOf(doc as StoredSign) : null,
  }
  return { ok: true as const, answer }
}
