import { shortDecimal } from '@/lib/ground/ends'
import type { QrContent } from './content'
import { dialled, isNumber } from './phone'

export const isWebAddress = (value: string): boolean => webAddress.test(withScheme(value))

const webAddress = /^https?:\/\/(?:[^\s/?#@:.]+\.)+[^\s/?#@:.]+(?::\d+)?(?:[/?#]\S*)?$/i

/** An address as a phone opens it: https where nothing else was said. */
export const withScheme = (value: string): string =>
  /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `https://${value}`

/** A web address; without `https://` a phone would show it as text, so it is written in front. */
export const urlContent: QrContent = {
  fields: [{ name: 'url', input: 'url', required: true, valid: isWebAddress }],
  write: ({ url = '' }) => withScheme(url.trim()),
  read: data => (webAddress.test(data) ? { url: data } : null),
}

export const textContent: QrContent = {
  fields: [{ name: 'text', input: 'area', required: true }],
  write: ({ text = '' }) => text.trim(),
  read: data => (data.trim() === '' ? null : { text: data }),
}

export const phoneContent: QrContent = {
  fields: [{ name: 'phone', input: 'tel', required: true, valid: isNumber }],
  write: ({ phone = '' }) => `tel:${dialled(phone)}`,
  read(data) {
    const phone = /^tel:(.+)$/i.exec(data)?.[1]
    return phone && isNumber(phone) ? { phone } : null
  },
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replace(/\+/g, '%20'))
  } catch {
    return null
  }
}

/** The text after the number may hold anything; the form `sms:number?body=` is read as well. */
export const smsContent: QrContent = {
  fields: [
    { name: 'phone', input: 'tel', required: true, valid: isNumber },
    { name: 'message', input: 'area' },
  ],
  write: ({ phone = '', message = '' }) =>
    `SMSTO:${dialled(phone)}${message.trim() === '' ? '' : `:${message.trim()}`}`,
  read(data) {
    const [, phone, message = ''] =
      /^smsto:([^:]+)(?::(.*))?$/is.exec(data) ?? /^sms:([^?]+)(?:\?body=(.*))?$/is.exec(data) ?? []
    if (!phone || !isNumber(phone)) return null
    const words = /^sms:/i.test(data) ? decoded(message) : message
    return words === null ? null : { phone, message: words }
  },
}

/** An address of mail; its letters are those without accents. */
export const isMailAddress = (value: string): boolean =>
  /^[!-~]+$/.test(value) && /^[^@?&,;:"<>()]+@[^@?&.,;:"<>()]+(?:\.[^@?&.,;:"<>()]+)+$/.test(value)

export const emailContent: QrContent = {
  fields: [
    { name: 'to', input: 'email', required: true, valid: isMailAddress },
    { name: 'subject', input: 'text' },
    { name: 'body', input: 'area' },
  ],
  write({ to = '', subject = '', body = '' }) {
    const parts = [
      ['subject', subject.trim()],
      ['body', body.trim()],
    ].flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
    return `mailto:${to.trim().replace(/[%#/]/g, encodeURIComponent)}${parts.length > 0 ? `?${parts.join('&')}` : ''}`
  },
  read(data) {
    const [, address = '', query = ''] = /^mailto:([^?]*)(?:\?(.*))?$/is.exec(data) ?? []
    const to = decoded(address.replace(/\+/g, '%2B')) ?? ''
    if (!isMailAddress(to)) return null
    const values: { to: string; subject?: string; body?: string } = { to }
    for (const part of query.split('&').filter(text => text !== '')) {
      const [name = '', ...rest] = part.split('=')
      // A plus sign is a plus sign in an address of mail.
      const value = decoded(rest.join('=').replace(/\+/g, '%2B'))
      if (value === null) return null
      if (name.toLowerCase() === 'subject') values.subject = value
      else if (name.toLowerCase() === 'body') values.body = value
      else return null
    }
    return values
  },
}

/** Degrees with a comma or a point; `NaN` for anything but a plain number. */
const degreesOf = (value: string) => {
  const plain = value.trim().replace(',', '.').replace('−', '-')
  return /^-?\d{1,3}(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}
const within = (limit: number) => (value: string) => Math.abs(degreesOf(value)) <= limit
/** A millionth of a degree is a tenth of a metre. */
const written = (value: string) => shortDecimal(degreesOf(value), 6).replace(/^-0$/, '0')

/** A place by its degrees, south and west negative. */
export const geoContent: QrContent = {
  fields: [
    { name: 'latitude', input: 'text', required: true, valid: within(90) },
    { name: 'longitude', input: 'text', required: true, valid: within(180) },
  ],
  write: ({ latitude = '', longitude = '' }) => `geo:${written(latitude)},${written(longitude)}`,
  read(data) {
    const [, latitude = '', longitude = ''] = /^geo:(-?[\d.]+),(-?[\d.]+)$/i.exec(data) ?? []
    if (latitude === '' || !within(90)(latitude) || !within(180)(longitude)) return null
    return { latitude, longitude }
  },
}
