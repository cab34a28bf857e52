import { type Dialling, international } from './phone'

/** What a form's fields hold, by their names; what a form does not show is under `rest`. */
export type QrValues = Partial<Record<QrFieldName | 'rest', string>>

export type QrFieldName =
  | 'url'
  | 'text'
  | 'phone'
  | 'message'
  | 'to'
  | 'subject'
  | 'body'
  | 'latitude'
  | 'longitude'
  | 'ssid'
  | 'security'
  | 'password'
  | 'hidden'
  | 'firstName'
  | 'lastName'
  | 'organisation'
  | 'jobTitle'
  | 'email'
  | 'street'
  | 'zip'
  | 'city'
  | 'country'

interface FieldBase {
  input: 'text' | 'url' | 'tel' | 'email' | 'area' | 'choice'
  /** The values of a choice, the usual one first. */
  options?: readonly string[]
  /** Whether it must be filled in, which may depend on the others. */
  required?: boolean | ((values: QrValues) => boolean)
  /** Whether the field is there, given the others. */
  shown?: (values: QrValues) => boolean
}

/** Fields whose value can be wrong; the messages say how for each. */
interface CheckedField extends FieldBase {
  name: 'url' | 'phone' | 'to' | 'email' | 'latitude' | 'longitude' | 'ssid' | 'password'
  /** Whether what is written can be meant; asked only where something is written. */
  valid: (value: string, values: QrValues) => boolean
}

interface FreeField extends FieldBase {
  name: QrFieldName
  valid?: undefined
}

/** A field of the form for a kind of content. */
export type QrField = CheckedField | FreeField

/** A kind of content of a QR code: what a person fills in, and the text that a phone understands. */
export interface QrContent {
  readonly fields: readonly QrField[]
  /** The text of the code. Called only with values that have no fault. */
  write(values: QrValues): string
  /** The values of a text; `null` where a phone would not understand it as this kind. */
  read(data: string): QrValues | null
}

/** The fields that are there, given the values. */
export const shownFields = ({ fields }: QrContent, values: QrValues): QrField[] =>
  fields.filter(field => field.shown?.(values) !== false)

/** Whether a field must be filled in, given the others. */
export const isRequired = ({ required = false }: QrField, values: QrValues): boolean =>
  typeof required === 'function' ? required(values) : required

/** What is wrong with a field's value, if anything. */
export function fieldFault(field: QrField, values: QrValues): 'missing' | 'invalid' | null {
  const value = (values[field.name] ?? '').trim()
  if (value === '') return isRequired(field, values) ? 'missing' : null
  return field.valid && !field.valid(value, values) ? 'invalid' : null
}

/** The text for values without a fault, else `null`. Numbers of a country get its calling code. */
export function writeContent(content: QrContent, values: QrValues, country?: Dialling): string | null {
  const fields = shownFields(content, values)
  if (fields.some(field => fieldFault(field, values) !== null)) return null
  if (!country) return content.write(values)
  const called = fields.flatMap(({ name, input }) => {
    const number = values[name]
    return input === 'tel' && number ? [[name, international(number, country)] as const] : []
  })
  return content.write({ ...values, ...Object.fromEntries(called) })
}

/** Values of a text that is perhaps not of this kind: then it stands in the first field, to be mended there. */
export function valuesFor(content: QrContent, data: string): QrValues {
  const [first] = content.fields
  return content.read(data) ?? (first ? { [first.name]: data } : {})
}
