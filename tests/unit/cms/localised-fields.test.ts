import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { createCms } from '@/cms/index'
import { localisedFields } from '@/cms/mapping/documents'
import { noHooks } from '@/tests/support/no-hooks'

/** The fields of a document by name, those in rows among them. */
const named = (fields: readonly Field[]): { name: string; field: Field }[] =>
  fields.flatMap(field =>
    'name' in field ? [{ name: field.name, field }] : 'fields' in field ? named(field.fields) : [],
  )

/** Whether the value of a field is localised, as a whole or somewhere in it. */
const isLocalised = (field: Field): boolean =>
  ('localized' in field && field.localized === true) || ('fields' in field && field.fields.some(isLocalised))

const cms = createCms(noHooks)

const listed: Readonly<Record<string, readonly string[]>> = localisedFields

it.each([...cms.collections, ...cms.globals])(
  'the localised fields of $slug are those that its documents have',
  kind => {
    const found = named(kind.fields).filter(({ field }) => isLocalised(field))
    expect([...(listed[kind.slug] ?? [])].sort()).toEqual(found.map(({ name }) => name).sort())
  },
)
