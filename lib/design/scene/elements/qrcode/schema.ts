import * as z from 'zod/mini'
import { designCaps } from '../../limits'
import { baseFields, colour, degrees, length, position } from '../common'

export const qrDataTypes = ['url', 'text', 'wifi', 'email', 'phone', 'sms', 'vcard', 'geo'] as const

/** How much of a code may be spoilt: about 7, 15, 25 and 30 % (ISO/IEC 18004). */
export const qrCorrections = ['L', 'M', 'Q', 'H'] as const
export type QrCorrection = (typeof qrCorrections)[number]
/** For a code without this field. */
export const usualCorrection: QrCorrection = 'M'

/** A QR code of the edge `size` (mm), without the quiet zone around it. */
export const qrcodeSchema = z.strictObject({
  ...baseFields,
  type: z.literal('qrcode'),
  qrData: z.string().check(z.minLength(1), z.maxLength(designCaps.qrData)),
  qrDataType: z.enum(qrDataTypes),
  errorCorrection: z.optional(z.enum(qrCorrections)),
  size: length,
  rotate: z.optional(degrees),
  position,
  color: z.optional(colour),
})
export type QrcodeElement = z.infer<typeof qrcodeSchema>
