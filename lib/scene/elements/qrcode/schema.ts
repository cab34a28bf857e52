import { z } from 'zod'
import { designCaps } from '../../limits'
import { baseFields, colour, degrees, length, position } from '../common'

export const qrDataTypes = ['url', 'text', 'wifi', 'email', 'phone', 'sms', 'vcard', 'geo'] as const

/** A QR code of the edge `size` (mm), without the quiet zone around it. */
export const qrcodeSchema = z.strictObject({
  ...baseFields,
  type: z.literal('qrcode'),
  qrData: z.string().min(1).max(designCaps.qrData),
  qrDataType: z.enum(qrDataTypes),
  size: length,
  rotate: degrees.optional(),
  position,
  color: colour.optional(),
})
export type QrcodeElement = z.infer<typeof qrcodeSchema>
