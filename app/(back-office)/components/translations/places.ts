import { collectionLabels, fieldLabel, globalLabel } from '@/cms/labels'
import { languageOf } from '@/lib/ground/site/locales'
import type { Source } from '@/server/catalogue/translations/read-words'
import type { PanelTexts } from '../panel-texts'

/** The address of this view with its filters; empty ones are left out. */
export function placeHref(asked: Readonly<Record<string, string | number>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) if (value !== '') query.set(name, String(value))
  return `/admin/translations?${query}`
}

/** What a place of the content is called in the panel. */
export function placeName({ slug, kind }: Pick<Source, 'slug' | 'kind'>, { locale }: PanelTexts): string {
  const label =
    kind === 'global'
      ? globalLabel(slug as Parameters<typeof globalLabel>[0])
      : collectionLabels(slug as Parameters<typeof collectionLabels>[0]).plural
  return label[languageOf(locale)]
}

/** A field as the panel calls it: `custom.blocks.2.text` is the text of the third block. */
export function fieldName(field: string, { locale }: PanelTexts): string {
  const named = (name: string) => fieldLabel(name)[languageOf(locale)]
  const parts: string[] = []
  for (const step of field.split('.'))
    if (/^\d+$/.test(step)) parts.push(`${parts.pop()} ${Number(step) + 1}`)
    else parts.push(named(step))
  return parts.length > 2 ? parts.slice(-3).join(' · ') : parts.join(' · ')
}

/** Where a document is worked on whole, in the language of its text. */
export const documentHref = (
  { slug, kind }: Pick<Source, 'slug' | 'kind'>,
  { id, language }: { id: number; language: string },
): string =>
  `/admin/${kind === 'global' ? `globals/${slug}` : `collections/${slug}/${id}`}?locale=${language}`
