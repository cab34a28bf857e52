import type { QrContent, QrValues } from './content'
import { escapedParts } from './escaped-parts'

const escaped = (text: string) => text.replace(/[\\;,:"]/g, '\\$&')

/** The parts `T:WPA;S:name;…` with what was escaped; `null` where it is no Wi-Fi text. */
function partsOf(data: string): Map<string, string> | null {
  const content = /^wifi:(.*)$/is.exec(data)?.[1]
  if (content === undefined) return null
  const parts = new Map<string, string>()
  for (const part of escapedParts(content)) {
    const colon = part.indexOf(':')
    const key = part.slice(0, Math.max(0, colon)).trim().toUpperCase()
    if (/^[A-Z0-9]+$/.test(key)) parts.set(key, part.slice(colon + 1).replace(/\\(.)/gs, '$1'))
  }
  return parts
}

const open = 'nopass'
const isOpen = ({ security }: QrValues) => security === open

/** A WPA password has 8 to 63 characters, or is a key of 64; a WEP one 5, 13, 10 or 26. */
function fits(password: string, { security }: QrValues): boolean {
  const { length } = password
  if (security === 'WEP') return [5, 10, 13, 26].includes(length)
  return (length >= 8 && length <= 63) || /^[\da-f]{64}$/i.test(password)
}

/** Access to a wireless network, as phones read it: `WIFI:T:WPA;S:name;P:password;;`. */
export const wifiContent: QrContent = {
  fields: [
    {
      name: 'ssid',
      input: 'text',
      required: true,
      valid: value => new TextEncoder().encode(value).length <= 32,
    },
    { name: 'security', input: 'choice', options: ['WPA', 'WEP', open] },
    {
      name: 'password',
      input: 'text',
      required: true,
      // Blanks at its ends are part of it.
      valid: (_, values) => fits(values.password ?? '', values),
      shown: values => !isOpen(values),
    },
    { name: 'hidden', input: 'choice', options: ['false', 'true'] },
  ],
  write(values) {
    const { ssid = '', security = 'WPA', password = '', hidden } = values
    const secret = isOpen(values) ? '' : `P:${escaped(password)};`
    return `WIFI:T:${security};S:${escaped(ssid)};${secret}${hidden === 'true' ? 'H:true;' : ''};`
  },
  read(data) {
    const parts = partsOf(data)
    const ssid = parts?.get('S') ?? ''
    if (!parts || ssid === '') return null
    const named = parts.get('T') || open
    const security = ['WPA', 'WEP', open].find(known => known.toUpperCase() === named.toUpperCase())
    if (!security) return null
    const hidden = parts.get('H')?.toLowerCase() === 'true' ? 'true' : 'false'
    if (security === open) return { ssid, security, hidden }
    const password = parts.get('P') ?? ''
    return fits(password, { security }) ? { ssid, security, password, hidden } : null
  },
}
