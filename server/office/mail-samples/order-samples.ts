import 'server-only'
import { defaultLocale, languageOf } from '@/lib/ground/site/locales'
import { approvalNews, type OrderMailName } from '@/server/ground/jobs/requests'
import { composeApprovalMail } from '@/server/orders/approvals/render-approval-mail'
import type { OrderRecord } from '@/server/orders/find-record'
import type { MailAbout } from '@/server/orders/mails/order-mails'
import { mailAbout } from '@/server/orders/mails/render-mail'
import { orderUrl } from '@/server/orders/order-url'
import type { MailSample } from './mail-sample'
import {
  sampleAbout,
  sampleClaims,
  sampleEmail,
  sampleName,
  sampleRecord,
  sampleSources,
} from './sample-order'
import { sampleTexts } from './sample-texts'

type Status = OrderRecord['status']

/** In which state an order of each kind of mail is: one line a kind. A complaint has a mail for each of its states. */
const orderStates = {
  'order-confirmation': 'awaiting-payment',
  paid: 'paid',
  invoice: 'paid',
  'in-production': 'in-production',
  shipped: 'shipped',
  proof: 'paid',
  'proof-shop': 'paid',
  claim: 'delivered',
  delivered: 'delivered',
  cancelled: 'cancelled',
  refunded: 'refunded',
  link: 'paid',
  withdrawal: 'delivered',
  'withdrawal-shop': 'delivered',
} as const satisfies Record<OrderMailName, Status>

const sampleOf = (id: string, kind: OrderMailName, about: MailAbout): MailSample => ({
  id,
  group: 'order',
  reader: kind.endsWith('-shop') ? 'shop' : 'client',
  render: async language => {
    const texts = await sampleTexts(language)
    return mailAbout(sampleSources(texts), kind, sampleRecord(texts, orderStates[kind]), about)
  },
})

/** Every mail about an order. */
export const orderSamples: MailSample[] = (Object.keys(orderStates) as OrderMailName[]).flatMap(kind =>
  kind === 'claim'
    ? Object.entries(sampleClaims).map(([state, claim]) => sampleOf(`order-claim-${state}`, kind, { claim }))
    : [sampleOf(`order-${kind}`, kind, sampleAbout)],
)

const answered = ['approved', 'declined'] as const

/** Every mail about an order that waits for its company's approver. */
export const approvalSamples: MailSample[] = approvalNews.map(news => ({
  id: `approval-${news}`,
  group: 'approval',
  reader: news === 'no-approver' ? 'shop' : 'client',
  render: async language => {
    // The shop reads its own mails in its own language.
    const texts = await sampleTexts(news === 'no-approver' ? languageOf(defaultLocale) : language)
    const record = sampleRecord(texts, 'cart')
    const reader = { to: sampleEmail, locale: texts.locale, href: orderUrl(record, texts.locale, '/order/') }
    const answer = answered.some(one => one === news)
      ? { name: sampleName, word: news === 'declined' ? texts.t('declined') : '' }
      : null
    return composeApprovalMail(news, record, reader, answer)
  },
}))
