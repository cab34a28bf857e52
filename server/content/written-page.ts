import 'server-only'
import { z } from 'zod'
import type { Doc } from '@/cms/mapping/documents'
import type { Actor } from '@/lib/actor/actor'
import { can } from '@/lib/actor/can'
import type { Language } from '@/lib/catalogue/common'
import type { Page } from '@/lib/contract/page'
import { languageOf, type SiteLocale } from '@/lib/site/locales'
import { shopPayload } from '../shop-payload'
import { pageOfDocument } from './pages'

const fields = z.record(z.string(), z.unknown()).catch({})

/** Fields that are the same in every language, and those that each language has its own of. */
const common = ['shoppingId', 'pageType', 'layout', 'noindex', 'countries'] as const
const localised = ['url', 'title', 'description'] as const

/** A page's document with what a form holds of it in a language; what the form leaves out is as it was kept. */
export function withWritten(doc: Doc<'pages'>, written: unknown, language: Language): Doc<'pages'> {
  const form = fields.parse(written)
  const inLanguage = (before: unknown, value: unknown) => ({ ...fields.parse(before), [language]: value })
  const custom = { ...fields.parse(doc.custom) }
  const formCustom = fields.parse(form.custom)
  if ('cards' in formCustom) custom.cards = formCustom.cards
  if ('blocks' in formCustom) custom.blocks = inLanguage(custom.blocks, formCustom.blocks)
  return {
    ...doc,
    ...Object.fromEntries(common.filter(name => name in form).map(name => [name, form[name]])),
    ...Object.fromEntries(
      localised.filter(name => name in form).map(name => [name, inLanguage(doc[name], form[name])]),
    ),
    // Where it leads is told by its form: what stands on it is looked at.
    redirect: null,
    custom,
  } as Doc<'pages'>
}

/**
 * A page as it would be with what is written in its form (STAFF-10), on its latest draft; null where there is none, or for who may not
 * see drafts.
 * @param written the form's fields, of one language, as they come from a browser
 */
export async function readWrittenPage(
  actor: Actor,
  { id, locale, written }: { id: number; locale: SiteLocale; written: unknown },
): Promise<Page | null> {
  if (!can(actor, 'content.translate') || !Number.isSafeInteger(id)) return null
  const { docs } = await (await shopPayload()).find({
    collection: 'pages',
    where: { id: { equals: id } },
    draft: true,
    locale: 'all',
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [stored] = docs as Doc<'pages'>[]
  return stored ? pageOfDocument(withWritten(stored, written, languageOf(locale)), locale) : null
}
