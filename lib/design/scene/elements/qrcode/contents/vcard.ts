import type { QrContent, QrValues } from './content'
import { escapedParts } from './escaped-parts'
import { dialled, isNumber } from './phone'
import { isMailAddress, isWebAddress, withScheme } from './simple'

const escaped = (text: string) =>
  text
    .trim()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
const unescaped = (text: string) =>
  text.replace(/\\(.)/gs, (_, c: string) => (c === 'n' || c === 'N' ? '\n' : c))

/** The parts of a structured value, separated by unescaped semicolons. */
const partsOf = (value: string): string[] => escapedParts(value).map(unescaped)

/** Lines that were folded are one again. */
const linesOf = (data: string): string[] =>
  data
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter(line => line.trim() !== '')

function readLine(line: string, values: QrValues): boolean {
  const [, name = '', value = ''] = /^([^:;]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? []
  switch (name.toUpperCase()) {
    case 'N': {
      const [lastName = '', firstName = ''] = partsOf(value)
      Object.assign(values, { lastName, firstName })
      return true
    }
    case 'FN':
      // Made of the name's parts; where there are none, it is the name, or that of a firm without a person.
      if (!values.lastName && !values.firstName && unescaped(value) !== values.organisation) {
        values.lastName = unescaped(value)
      }
      return true
    case 'ORG':
      values.organisation = unescaped(value)
      return true
    case 'TITLE':
      values.jobTitle = unescaped(value)
      return true
    case 'TEL':
      if (values.phone) return false
      values.phone = unescaped(value)
      return true
    case 'EMAIL':
      if (values.email) return false
      values.email = unescaped(value)
      return true
    case 'URL':
      if (values.url) return false
      values.url = unescaped(value)
      return true
    case 'ADR': {
      if (values.street || values.city) return false
      const [, , street = '', city = '', , zip = '', country = ''] = partsOf(value)
      Object.assign(values, { street, city, zip, country })
      return true
    }
    default:
      return false
  }
}

const line = (name: string, value = '') => (value.trim() === '' ? [] : [`${name}:${escaped(value)}`])

/** A visiting card (vCard 3.0) of a person, or of a firm alone. Lines that the form does not have are kept as they are. */
export const vcardContent: QrContent = {
  fields: [
    { name: 'firstName', input: 'text' },
    { name: 'lastName', input: 'text', required: ({ organisation = '' }) => organisation.trim() === '' },
    { name: 'organisation', input: 'text' },
    { name: 'jobTitle', input: 'text' },
    { name: 'phone', input: 'tel', valid: isNumber },
    { name: 'email', input: 'email', valid: isMailAddress },
    { name: 'url', input: 'url', valid: isWebAddress },
    { name: 'street', input: 'text' },
    { name: 'zip', input: 'text' },
    { name: 'city', input: 'text' },
    { name: 'country', input: 'text' },
  ],
  write(values) {
    const { firstName = '', lastName = '', street = '', city = '', zip = '', country = '', rest } = values
    const person = `${firstName} ${lastName}`.trim()
    const address = [street, city, zip, country].some(part => part.trim() !== '')
    return [
      'BEGIN:VCARD',
      'VERSION:3.0',
      `N:${escaped(lastName)};${escaped(firstName)};;;`,
      `FN:${escaped(person || (values.organisation ?? ''))}`,
      ...line('ORG', values.organisation),
      ...line('TITLE', values.jobTitle),
      ...line('TEL', dialled(values.phone ?? '')),
      ...line('EMAIL', values.email),
      ...line('URL', values.url?.trim() ? withScheme(values.url.trim()) : ''),
      ...(address ? [`ADR:;;${escaped(street)};${escaped(city)};;${escaped(zip)};${escaped(country)}`] : []),
      ...(rest ? [rest] : []),
      'END:VCARD',
    ].join('\n')
  },
  read(data) {
    const lines = linesOf(data)
    if (lines[0]?.toUpperCase() !== 'BEGIN:VCARD' || lines.at(-1)?.toUpperCase() !== 'END:VCARD') return null
    const values: QrValues = {}
    const content = lines.slice(1, -1).filter(text => !/^version:/i.test(text))
    // The name's parts come first: its written form counts only without them.
    const named = content.toSorted((a, b) => Number(/^fn[:;]/i.test(a)) - Number(/^fn[:;]/i.test(b)))
    const rest = named.filter(text => !readLine(text, values))
    if (!values.lastName && !values.firstName && !values.organisation) return null
    return rest.length > 0 ? { ...values, rest: rest.join('\n') } : values
  },
}
