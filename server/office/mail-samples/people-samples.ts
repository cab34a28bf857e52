import 'server-only'
import type { Message } from '@/cms/payload-types'
import { outageKinds } from '@/lib/office/outage/outage'
import { getContent } from '@/server/catalogue/content'
import { noticeKinds } from '@/server/ground/jobs/requests'
import { composeOutageMail } from '@/server/office/outages/render-outage-mail'
import { composeSharedCart } from '@/server/orders/carts/render-shared-cart'
import {
  invitationLetter,
  linkLetter,
  noticeMail,
  staffLinkLetter,
} from '@/server/people/clients/account-mail'
import { composeForShop, mailToSender } from '@/server/people/messages/render-message-mail'
import type { MailSample } from './mail-sample'
import { sampleEmail, sampleName, sampleOrder } from './sample-order'
import { type SampleTexts, sampleTexts } from './sample-texts'

const moment = '2026-03-16T09:30:00.000Z'
const device = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0'
/** Opens nothing. */
const sampleCode = 'sample'

const notices: MailSample[] = noticeKinds.map(about => ({
  id: `account-${about}`,
  group: 'account',
  reader: 'client',
  render: async language => {
    const { locale } = await sampleTexts(language)
    const email = about === 'email-changed' ? { email: `new.${sampleEmail}` } : {}
    return noticeMail({ kind: 'notice', about, to: sampleEmail, locale, at: moment, device, ...email })
  },
}))

/** Every mail about an account. */
export const accountSamples: MailSample[] = [
  ...notices,
  {
    id: 'account-password-link',
    group: 'account',
    reader: 'client',
    render: async language =>
      linkLetter({ email: sampleEmail, locale: (await sampleTexts(language)).locale }, sampleCode),
  },
  {
    id: 'account-invitation',
    group: 'account',
    reader: 'client',
    render: async language => {
      const { t, locale } = await sampleTexts(language)
      const letter = { email: sampleEmail, company: t('company'), inviter: sampleName, token: sampleCode }
      return invitationLetter(letter, locale)
    },
  },
]

const messageOf = ({ t, locale }: SampleTexts): Message => ({
  id: 1,
  subject: 'order',
  orderNumber: String(sampleOrder),
  locale,
  name: sampleName,
  email: sampleEmail,
  message: t('message'),
  createdAt: moment,
  updatedAt: moment,
})

/** Every mail about what visitors write or keep. */
export const messageSamples: MailSample[] = [
  {
    id: 'message-sender',
    group: 'message',
    reader: 'client',
    render: async language => mailToSender(messageOf(await sampleTexts(language))),
  },
  {
    id: 'message-shop',
    group: 'message',
    reader: 'shop',
    render: async language => {
      const attached = { sent: [], attachments: [] }
      return composeForShop(messageOf(await sampleTexts(language)), sampleEmail, attached)
    },
  },
  {
    id: 'shared-cart',
    group: 'message',
    reader: 'client',
    render: async language => {
      const { locale } = await sampleTexts(language)
      const { products } = (await getContent().catalogue()).staticProducts
      const items = products.slice(0, 3).map(({ slug }) => ({
        id: slug,
        type: 'static' as const,
        slug,
        quantity: 1,
        tranquility: false,
        content: {},
        description: '',
      }))
      return composeSharedCart({ id: 0, email: sampleEmail, locale, items, ends: moment })
    },
  },
]

/** A mail goes out at the beginning and at the end of an outage; for failing mails at the end only. */
const outageSamples: MailSample[] = outageKinds.flatMap(kind =>
  [false, true].flatMap((over): MailSample[] => {
    if (kind === 'mail' && !over) return []
    return [
      {
        id: `outage-${kind}-${over ? 'over' : 'begins'}`,
        group: 'staff',
        reader: 'staff',
        render: async language => {
          const { locale } = await sampleTexts(language)
          return composeOutageMail({ kind, since: moment, until: moment }, { to: sampleEmail, over, locale })
        },
      },
    ]
  }),
)

/** The panel's own mails, in the language in which they are asked for. */
export const staffSamples: MailSample[] = [
  {
    id: 'staff-password-link',
    group: 'staff',
    reader: 'staff',
    render: async language =>
      staffLinkLetter({ email: sampleEmail, locale: (await sampleTexts(language)).locale }, sampleCode),
  },
  ...outageSamples,
]
