import type { Field, FieldAccess } from 'payload'
import { may } from '../access'

const changes = may('content.change')

/** Who only translates may not write into a field that is the same in every language. */
function closed(field: Field): Field {
  if (!('name' in field) || field.type === 'ui') return field
  const own: FieldAccess | undefined = 'access' in field ? field.access?.update : undefined
  const update: FieldAccess = args => changes(args) && (own ? own(args) : true)
  return { ...field, access: { ...('access' in field && field.access), update } } as Field
}

/**
 * The fields of content as a translator may change them: everything localised at any depth, and nothing else
 * (PEOPLE-6).
 */
export function textsOnly(fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    if ('localized' in field && field.localized) return field
    if (field.type === 'tabs')
      return { ...field, tabs: field.tabs.map(tab => ({ ...tab, fields: textsOnly(tab.fields) })) }
    if (field.type === 'blocks')
      return { ...field, blocks: field.blocks.map(block => ({ ...block, fields: textsOnly(block.fields) })) }
    if ('fields' in field) return { ...field, fields: textsOnly(field.fields) } as Field
    return closed(field)
  })
}
