import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { createCms } from '@/cms/index'
import { localisedFields } from '@/cms/mapping/documents'

/** The fields of a document by name, those in rows among them. */
const named = (fields: readonly Field[]): { name: string; field: Field }[] =>
  fields.flatMap(field =>
    'name' in field ? [{ name: field.name, field }] : 'fields' in field ? named(field.fields) : [],
  )

/** Whether what a field holds is told in every language, as a whole or somewhere in it. */
const isLocalised = (field: Field): boolean =>
  ('localized' in field && field.localized === true) || ('fields' in field && field.fields.some(isLocalised))

const cms = createCms({ contentChanged: () => {} })

it.each(Object.entries(localisedFields))(
  'the localised fields of %s are those that its documents have',
  (slug, listed) => {
    const kind = [...cms.collections, ...cms.globals].find(one => one.slug === slug)
    const found = named(kind?.fields ?? []).filter(({ field }) => isLocalised(field))
    expect([...listed].sort()).toEqual(found.map(({ name }) => name).sort())
  },
)
