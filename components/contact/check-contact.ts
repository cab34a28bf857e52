import { type FieldFindings, findingsOf } from '@/lib/ground/validators/codes'
import { checkMessage } from '@/lib/ground/validators/message'
import { checkName } from '@/lib/people/address/check-address'
import { checkEmail } from '@/lib/people/client/check-client'
import type { MessageSubject } from '@/lib/people/message/subjects'

/** What a visitor has typed so far. */
export interface ContactValues {
  subject: MessageSubject
  name: string
  email: string
  orderNumber: string
  message: string
  /** Nobody sees this field: only a program fills it in. */
  website: string
}

export const emptyContact: ContactValues = {
  subject: 'order',
  name: '',
  email: '',
  orderNumber: '',
  message: '',
  website: '',
}

/** Fields that can be wrong, in the order of the form. */
export const contactFields = ['name', 'email', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** The errors by field, with the same rules as the shop. */
export const checkContact = ({ name, email, message }: ContactValues): FieldFindings<ContactField> =>
  findingsOf({ name: checkName(name), email: checkEmail(email), message: checkMessage(message) })
