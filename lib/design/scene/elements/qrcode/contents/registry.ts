import type { QrcodeElement } from '../schema'
import type { QrContent } from './content'
import { emailContent, geoContent, phoneContent, smsContent, textContent, urlContent } from './simple'
import { vcardContent } from './vcard'
import { wifiContent } from './wifi'

/** What a QR code may lead to (DESIGN-14): one line a kind of content. */
export const qrContents: Record<QrcodeElement['qrDataType'], QrContent> = {
  url: urlContent,
  text: textContent,
  wifi: wifiContent,
  email: emailContent,
  phone: phoneContent,
  sms: smsContent,
  vcard: vcardContent,
  geo: geoContent,
}
