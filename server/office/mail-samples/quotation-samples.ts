import 'server-only'
import { quotationNews } from '@/server/ground/jobs/requests'
import { composeForClient, composeForShop } from '@/server/orders/quotations/render-quotation-mail'
import type { QuotationRow } from '@/server/orders/quotations/store'
import type { MailSample } from './mail-sample'
import { sampleEmail, sampleName, sampleNonce } from './sample-order'
import { type SampleTexts, sampleTexts } from './sample-texts'

const moment = new Date('2026-03-16T09:30:00.000Z')

const rowOf = ({ locale }: SampleTexts): QuotationRow => ({
  id: 123_456,
  state: 'answered',
  revision: 1,
  version: 1,
  client: null,
  email: sampleEmail,
  name: sampleName,
  phone: '+33 3 20 00 00 00',
  locale,
  authNonce: sampleNonce,
  request: {},
  draft: {},
  title: '',
  validUntil: '2026-04-15',
  totalMinor: null,
  currency: 'EUR',
  reminded: null,
  order: null,
  editor: null,
  createdAt: moment,
  updatedAt: moment,
})

/** Every mail about a quotation. */
export const quotationSamples: MailSample[] = [
  ...quotationNews.client.map(
    (news): MailSample => ({
      id: `quotation-${news}`,
      group: 'quotation',
      reader: 'client',
      render: async language => {
        const texts = await sampleTexts(language)
        const sent = { version: 1, message: texts.t('quotation'), file: Buffer.alloc(0) }
        return composeForClient(rowOf(texts), news, news === 'answered' ? sent : null)
      },
    }),
  ),
  ...quotationNews.shop.map(
    (news): MailSample => ({
      id: `quotation-${news}`,
      group: 'quotation',
      reader: 'shop',
      render: async language => {
        const texts = await sampleTexts(language)
        return composeForShop(rowOf(texts), news, sampleEmail, { at: moment, text: texts.t('message') })
      },
    }),
  ),
]
