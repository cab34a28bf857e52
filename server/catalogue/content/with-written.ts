import { z } from 'zod'
import type { Doc } from '@/cms/mapping/documents'
import type { Language } from '@/lib/ground/common'

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
  if ('cards' in formCustom) custom.cards = inLanguage(custom.cards, formCustom.cards)
  if ('blocks' in formCustom) custom.blocks = inLanguage(custom.blocks, formCustom.blocks)
  return {
    ...doc,
    ...Object.fromEntries(common.filter(name => name in form).map(name => [name, form[name]])),
    ...Object.fromEntries(
      localised.filter(name => name in form).map(name => [name, inLanguage(doc[name], form[name])]),
    ),
    // The form shows where it leads: here the content of the page counts.
    redirect: null,
    custom,
  } as Doc<'pages'>
}
