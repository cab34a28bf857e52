import type { InvoiceContent } from '@/lib/money/invoice/content'
import { lawWords, plainWords } from '@/lib/money/invoice/words'
import fr from '@/messages/fr'

const words = Object.fromEntries([
  ...plainWords.map(name => [name, fr.invoice[name]]),
  ...lawWords.map(name => [name, fr.invoice.law.FR[name]]),
])

const seller = {
  name: 'Cachet & Plaque SAS',
  legalForm: 'SAS',
  capital: '10 000 €',
  registration: 'RCS Lille 303 265 045',
  vatNumber: 'FR40303265045',
  address: '12 rue de l’Atelier',
  zipcode: '59000',
  city: 'Lille',
  country: 'FR',
  countryName: 'France',
  phone: '03 20 00 00 00',
  email: 'bonjour@example.org',
}
const sophie = {
  name: 'Sophie Bernard',
  address: '5 rue des Lilas',
  zipcode: '69003',
  city: 'Lyon',
  country: 'FR',
  countryName: 'France',
}
const berlin = {
  name: 'Müller & Söhne GmbH',
  address: 'Hauptstraße 5',
  zipcode: '10115',
  city: 'Berlin',
  country: 'DE',
  countryName: 'Allemagne',
}
const payment = { method: 'card', name: 'Carte bancaire', paid: true, dueOn: null, iban: '', bic: '' }

/** Two stamps at a discount, a plate, delivery; paid by card by a private person in France. */
export const consumerInvoice: InvoiceContent = {
  version: 1,
  kind: 'invoice',
  number: 'FR-2026-00017',
  issuedOn: '2026-11-22',
  order: '105871',
  orderedOn: '2026-11-21',
  purchaseReference: '',
  language: 'fr',
  currency: 'EUR',
  seller,
  buyer: { ...sophie, email: 'sophie@example.org', vatNumber: '', siret: '', isBusiness: false },
  delivery: sophie,
  lines: [
    {
      slug: 'model-trodat-printy-4913',
      title: 'Trodat Printy 4913',
      notes: ['58 × 22 mm, boîtier bleu, encre bleue', '« Dupont & Fils »'],
      quantity: 2,
      unit: 2328,
      discount: 93,
      net: 4563,
      percent: 20,
    },
    {
      slug: 'sign-brass',
      title: 'Plaque en laiton <poli>',
      notes: [],
      quantity: 1,
      unit: 14110,
      discount: 0,
      net: 14110,
      percent: 20,
    },
  ],
  shipping: { name: 'Livraison à domicile', net: 490, percent: 20 },
  vat: [{ category: 'S', percent: 20, net: 19163, vat: 3833 }],
  net: 19163,
  vatTotal: 3833,
  gross: 22996,
  payment,
  corrects: null,
  words,
}

/** The same for a company in France, on account: to be paid in thirty days. */
export const companyInvoice: InvoiceContent = {
  ...consumerInvoice,
  number: 'FR-2026-00018',
  buyer: {
    ...consumerInvoice.buyer,
    name: 'Cabinet Bernard',
    vatNumber: 'FR40303265045',
    siret: '30326504500017',
    isBusiness: true,
  },
  payment: {
    ...payment,
    method: 'account',
    name: 'Sur facture, 30 jours',
    paid: false,
    dueOn: '2026-12-22',
    iban: 'FR76 3000 4000 0312 3456 7890 143',
    bic: 'BNPAFRPP',
  },
}

/** The same for a company in Germany whose number frees it of tax. */
export const unionInvoice: InvoiceContent = {
  ...consumerInvoice,
  number: 'DE-2026-00003',
  buyer: {
    ...berlin,
    email: 'einkauf@example.org',
    vatNumber: 'DE123456788',
    siret: '',
    isBusiness: true,
  },
  delivery: berlin,
  lines: consumerInvoice.lines.map(line => ({ ...line, percent: 0 })),
  shipping: { name: 'Livraison à domicile', net: 490, percent: 0 },
  vat: [{ category: 'K', percent: 0, net: 19163, vat: 0 }],
  vatTotal: 0,
  gross: 19163,
}

/** To where the Union's tax does not reach. */
export const exportInvoice: InvoiceContent = {
  ...unionInvoice,
  number: 'ES-2026-00001',
  buyer: { ...unionInvoice.buyer, country: 'ES', vatNumber: '', isBusiness: false },
  vat: [{ category: 'G', percent: 0, net: 19163, vat: 0 }],
}
