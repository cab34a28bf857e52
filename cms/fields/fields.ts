import type {
  ArrayField,
  CheckboxField,
  DateField,
  Field,
  GroupField,
  JSONField,
  NumberField,
  PayloadRequest,
  RelationshipField,
  SelectField,
  TextareaField,
  TextField,
} from 'payload'
import { z } from 'zod'
import { type PickKind, picksByName } from '@/lib/catalogue/structure/picks'
import { shapeOf } from '@/lib/catalogue/structure/shape'
import { fieldLabel, languageIn, optionLabel, rowLabels } from '../labels'

/**
 * Builders of fields: the label comes from the messages by the field's name, so that a collection
 * reads as a list of names. Options are those of Payload's field types.
 */
export const text = (name: string, more: Partial<TextField> = {}): Field =>
  ({ type: 'text', name, label: fieldLabel(name), ...more }) as TextField

export const localisedText = (name: string, more: Partial<TextField> = {}) =>
  text(name, { localized: true, ...more })

export const area = (name: string, more: Partial<TextareaField> = {}): Field => ({
  type: 'textarea',
  name,
  label: fieldLabel(name),
  ...more,
})

export const localisedArea = (name: string, more: Partial<TextareaField> = {}) =>
  area(name, { localized: true, ...more })

export const number = (name: string, more: Partial<NumberField> = {}): Field =>
  ({ type: 'number', name, label: fieldLabel(name), ...more }) as NumberField

const euroCell = { Cell: '/app/(back-office)/components/order-cells#EuroCell' }

/** A price of the catalogue in EUR without VAT, which the list shows as money. */
export const euros = (name: string, more: Partial<NumberField> = {}): Field =>
  number(name, {
    ...more,
    admin: { step: 0.01, ...more.admin, components: euroCell },
  } as Partial<NumberField>)

export const checkbox = (name: string, more: Partial<CheckboxField> = {}): Field => ({
  type: 'checkbox',
  name,
  label: fieldLabel(name),
  defaultValue: false,
  ...more,
})

export const date = (name: string, more: Partial<DateField> = {}): Field => ({
  type: 'date',
  name,
  label: fieldLabel(name),
  ...more,
  admin: { ...more.admin, date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' } },
})

/** A choice of one value; each value's label comes from the messages. */
export const select = (name: string, values: readonly string[], more: Partial<SelectField> = {}): Field =>
  ({
    type: 'select',
    name,
    label: fieldLabel(name),
    options: values.map(value => ({ value, label: optionLabel(value) })),
    ...more,
  }) as SelectField

export const relation = (name: string, to: string | string[], more: Partial<RelationshipField> = {}): Field =>
  ({ type: 'relationship', name, label: fieldLabel(name), relationTo: to, ...more }) as RelationshipField

export const group = (name: string, fields: Field[], more: Partial<GroupField> = {}): Field =>
  ({ type: 'group', name, label: fieldLabel(name), fields, ...more }) as GroupField

export const array = (name: string, fields: Field[], more: Partial<ArrayField> = {}): Field => ({
  type: 'array',
  name,
  label: fieldLabel(name),
  labels: rowLabels(name),
  fields,
  ...more,
})

export const row = (...fields: Field[]): Field => ({ type: 'row', fields })

const zodTexts = { fr: z.locales.fr(), de: z.locales.de(), en: z.locales.en() }

/** The first finding of a schema in words a clerk can act on, in his language: where, and what. */
function firstFinding(error: z.core.$ZodError, language: 'fr' | 'de' | 'en'): string {
  const issue = error.issues[0]
  if (!issue) return error.message
  const places = issue.path.map(name =>
    typeof name === 'number' ? name + 1 : fieldLabel(String(name))[language],
  )
  return `${places.join(' › ')}: ${issue.message}`
}

const jsonInput = '/cms/fields/json-input#JsonInput'
const structureFields = '/app/(back-office)/components/structure/structure-field'

/** A form made from the schema where that is possible, else a text. `pick`: the kind of thing in the shop that the values name. */
function inputOf(schema: z.core.$ZodType | undefined, pick: PickKind | undefined) {
  const shape = schema && shapeOf(schema, pick)
  if (!shape || shape.kind === 'raw') return jsonInput
  return { path: `${structureFields}#StructureField`, serverProps: { shape } }
}

type JsonMore = Partial<JSONField> & { pick?: PickKind }

/**
 * A structure that is edited as a whole; `schema` is the rule's own schema, so that there is one rule in one place, and the form
 * is made of it.
 */
export const json = (name: string, schema?: z.core.$ZodType, { pick, ...more }: JsonMore = {}): Field => ({
  type: 'json',
  name,
  label: fieldLabel(name),
  validate: (value: unknown, { req }: { req: Pick<PayloadRequest, 't' | 'i18n'> }) => {
    if (value === null || value === undefined) return more.required ? req.t('validation:required') : true
    if (typeof value === 'string') return req.t('validation:invalidInput')
    if (!schema) return true
    const language = languageIn(req.i18n?.language)
    const parsed = z.safeParse(schema, value, { error: zodTexts[language].localeError })
    return parsed.success || firstFinding(parsed.error, language)
  },
  ...more,
  admin: { ...more.admin, components: { Field: inputOf(schema, pick ?? picksByName[name]) } },
})

/** A text that names one thing of the shop: it is chosen by its picture and name instead of typed. */
export const pick = (name: string, kind: PickKind, more: Partial<TextField> = {}): Field =>
  text(name, {
    ...more,
    admin: {
      ...more.admin,
      components: { Field: { path: `${structureFields}#PickField`, serverProps: { pick: kind } } },
    },
  } as Partial<TextField>)

/** The identity of a thing across databases, addresses and orders. */
export const slugField = (name = 'slug'): Field =>
  text(name, { required: true, unique: true, index: true, admin: { position: 'sidebar' } })
