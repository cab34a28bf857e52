import 'server-only'
import { type Money, money } from '@/lib/ground/money/money'
import type { Language } from '@/lib/ground/names'
import { localeOfLanguage } from '@/lib/ground/site/locales'
import type { OrderRecord } from '@/server/orders/find-record'
import type { MailSources } from '@/server/orders/mails/order-mails'
import type { SampleTexts } from './sample-texts'

/** Opens nothing: the code of a real order is made of a random nonce. */
export const sampleNonce = 'sample'
export const sampleOrder = 12_345
export const sampleEmail = 'camille.martin@example.com'
export const sampleName = 'Camille Martin'
const moment = '2026-03-16T09:30:00.000Z'
const lineIds = ['line-1', 'line-2'] as const

const places = {
  fr: { address: '12 rue des Graveurs', zipcode: '59000', city: 'Lille', country: 'FR', vat: 20 },
  de: { address: 'Hauptstraße 5', zipcode: '10115', city: 'Berlin', country: 'DE', vat: 19 },
  en: { address: '5 High Street', zipcode: 'D02 X285', city: 'Dublin', country: 'IE', vat: 23 },
} as const satisfies Record<Language, object>

const euros = (minor: number): Money => money(minor, 'EUR')

/** Amounts in cents without VAT. */
const goods = [
  { minor: 4500, quantity: 2 },
  { minor: 6900, quantity: 1 },
] as const
const shippingMinor = 790

/** What two lines and their delivery come to with the VAT of a country. */
function sumsOf(percent: number) {
  const sum = goods.reduce((total, { minor }) => total + minor, 0)
  const net = sum + shippingMinor
  const vat = Math.round((net * percent) / 100)
  return { goods: sum, net, vat, gross: net + vat }
}

const lineOf = (id: string, { t }: SampleTexts, index: 0 | 1, vatRate: number) => ({
  kind: 'static',
  slug: id,
  title: index === 0 ? t('stamp') : t('plate'),
  description: index === 0 ? t('stampDetails') : t('plateDetails'),
  quantity: goods[index].quantity,
  unitMinor: goods[index].minor / goods[index].quantity,
  lineMinor: goods[index].minor,
  discountMinor: 0,
  costMinor: 0,
  vatRate,
  withdrawal: index === 1,
  content: {
    id,
    type: 'static',
    slug: id,
    quantity: goods[index].quantity,
    tranquility: false,
    content: {},
    description: '',
  },
})

/** An invented order in its stored form, in a state and a language; it is not in the database. */
export function sampleRecord(texts: SampleTexts, status: OrderRecord['status'] = 'paid'): OrderRecord {
  const { vat: percent, ...place } = places[texts.language]
  const sums = sumsOf(percent)
  const address = { name: sampleName, ...place }
  return {
    id: sampleOrder,
    status,
    method: 'transfer',
    email: sampleEmail,
    name: sampleName,
    purchaseReference: '',
    locale: localeOfLanguage(texts.language),
    country: place.country,
    currency: 'EUR',
    createdAt: moment,
    updatedAt: moment,
    goodsMinor: sums.goods,
    discountMinor: 0,
    shippingMinor,
    netMinor: sums.net,
    vatMinor: sums.vat,
    totalMinor: sums.gross,
    costMinor: 0,
    authNonce: sampleNonce,
    lines: [lineOf(lineIds[0], texts, 0, percent), lineOf(lineIds[1], texts, 1, percent)],
    delivery: address,
    billing: address,
    shipment: {
      method: 'home',
      price: euros(shippingMinor),
      name: { fr: texts.t('delivery'), de: texts.t('delivery'), en: texts.t('delivery') },
    },
    vat: { amounts: [{ percent, net: euros(sums.net), vat: euros(sums.vat) }] },
    totals: {
      goods: euros(sums.goods),
      tranquility: euros(0),
      discounts: euros(0),
      shipping: euros(shippingMinor),
      net: euros(sums.net),
      vat: euros(sums.vat),
      gross: euros(sums.gross),
    },
    events: [
      {
        type: 'withdrawal',
        at: moment,
        actor: 'client',
        data: { code: 'withdrawal', lines: [{ id: lineIds[1], quantity: 1 }], comment: texts.t('comment') },
      },
      {
        type: 'layout',
        at: moment,
        actor: 'client',
        data: { code: 'change_asked', line: lineIds[0], comment: texts.t('change') },
      },
    ],
  }
}

/** The data of the kinds of mails beside their order, for the sample. */
export const sampleAbout = {
  refund: 1,
  withdrawal: moment,
  shipment: 1,
  line: lineIds[0],
} as const

const claimStates = ['open', 'reprinted', 'refused'] as const
/** Complaints of the sample, by their ids. */
export const sampleClaims = { open: 1, reprinted: 2, refused: 3 } as const

/** A document with a name and a placeholder file: no invoice is made. */
const document = (kind: 'invoice' | 'credit-note', number: string) => ({
  kind,
  number,
  file: async () => ({ filename: `${number}.pdf`, content: Buffer.alloc(0) }),
})

/** The data beside the sample order. */
export const sampleSources = (texts: SampleTexts): MailSources => ({
  documents: async () => [document('invoice', 'FR-2026-000123'), document('credit-note', 'FR-2026-000124')],
  refund: async () => ({ minor: 2490, reason: '', number: 'FR-2026-000124' }),
  parcels: async () => [
    {
      id: 1,
      sentAt: moment,
      carrier: 'dhl',
      tracking: '00340434161094000000',
      url: null,
      lines: [{ id: lineIds[0], pieces: 2 }],
    },
  ],
  claim: async id => ({
    orderId: sampleOrder,
    state: claimStates[id - 1] ?? 'open',
    line: lineIds[0],
    pieces: 1,
    answer: id === sampleClaims.refused ? texts.t('answer') : '',
    reprint: id === sampleClaims.reprinted ? sampleOrder + 1 : null,
  }),
  shopAddress: async () => sampleEmail,
})
