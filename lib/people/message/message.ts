import { z } from 'zod'
import { isFileHash } from '@/lib/design/import/sent-files'
import { localeParameter } from '@/lib/ground/contract/parameters'
import { checkMessage } from '@/lib/ground/validators/message'
import { checkedText } from '@/lib/ground/validators/schema'
import { normaliseLine, normaliseMessage } from '@/lib/ground/validators/text'
import { checkName } from '@/lib/people/address/check-address'
import { checkEmail } from '@/lib/people/client/check-client'
import { attachmentLimits, messageSubjects } from './subjects'

const fileSchema = z.strictObject({
  hash: z.string().refine(isFileHash),
  name: z.string().min(1).max(attachmentLimits.name),
  /** Bytes. */
  size: z.number().int().min(1).max(attachmentLimits.bytes),
})
export type MessageFile = z.infer<typeof fileSchema>
/** The files of a message, as they are sent and kept. */
export const messageFilesSchema = z.array(fileSchema).max(attachmentLimits.files)

/** What a visitor writes to the shop (PAGE-42). */
export const messageSchema = z.strictObject({
  subject: z.enum(messageSubjects),
  name: checkedText(normaliseLine, checkName),
  email: checkedText(normaliseLine, checkEmail),
  orderNumber: z.string().max(40).transform(normaliseLine).default(''),
  message: checkedText(normaliseMessage, checkMessage),
  files: messageFilesSchema.default([]),
  locale: localeParameter,
  /** A field that no person sees: who fills it in is a program. */
  website: z.string().max(2000).default(''),
})
export type Message = z.infer<typeof messageSchema>

/** The number that both sides may name the message by. */
export const messageAnswerSchema = z.object({ id: z.number().int() })
