import type { Language } from '@/lib/ground/names'
import type { Mail } from '@/server/ground/mail/transport'

/** What mails are about, as the back-office lists them. */
export const mailGroups = ['order', 'approval', 'quotation', 'account', 'message', 'staff'] as const

/** A mail that the shop sends, made from invented data by the functions that make the real one. */
export interface MailSample {
  /** Part of an address. */
  id: string
  group: (typeof mailGroups)[number]
  reader: 'client' | 'shop' | 'staff'
  render(language: Language): Promise<Mail>
}
