import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { createCms } from '@/cms'
import fr from '@/messages/fr'
import { noHooks } from '@/tests/support/no-hooks'

const { collections, globals } = createCms(noHooks)

/** Every field of a form, those inside rows, groups, blocks and lists included. */
function allFields(fields: readonly Field[]): Field[] {
  return fields.flatMap(field => [
    field,
    ...('fields' in field ? allFields(field.fields) : []),
    ...('tabs' in field ? field.tabs.flatMap(tab => allFields(tab.fields)) : []),
    ...('blocks' in field ? field.blocks.flatMap(block => allFields(block.fields)) : []),
  ])
}

const shown = [...collections.filter(({ admin }) => admin?.hidden !== true), ...globals].flatMap(
  ({ slug, fields }) => allFields(fields).map(field => ({ slug, field })),
)
const isShown = (field: Field) => field.type !== 'ui' && !field.admin?.disabled

describe('the back-office', () => {
  it('names every field that a clerk sees', () => {
    const names = shown.flatMap(({ field }) => ('name' in field && isShown(field) ? [field.name] : []))
    expect([...new Set(names)].filter(name => !Object.hasOwn(fr.backOffice.fields, name))).toEqual([])
    const nameless = shown.filter(({ field }) => 'name' in field && isShown(field) && !field.label)
    expect(nameless.map(({ slug }) => slug)).toEqual([])
  })

  it('names every choice', () => {
    const values = shown.flatMap(({ field }) =>
      field.type === 'select' ? field.options.map(one => (typeof one === 'string' ? one : one.value)) : [],
    )
    expect([...new Set(values)].filter(value => !Object.hasOwn(fr.backOffice.options, value))).toEqual([])
  })

  it('names what a row of a list is', () => {
    const lists = shown.flatMap(({ field }) => (field.type === 'array' && isShown(field) ? [field] : []))
    expect(lists.filter(({ labels }) => !labels).map(({ name }) => name)).toEqual([])
  })
})
