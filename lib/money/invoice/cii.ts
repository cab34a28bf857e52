import { element, xmlDocument } from '@/lib/ground/xml/xml'
import { settlementElements } from './cii-settlement'
import { amountText, dateElement, idElement, taxElement } from './cii-values'
import type { InvoiceContent, InvoiceLine, InvoicePlace } from './content'
import { type RegisterEntry, registerEntry, siren } from './siren'
import { categoryOf } from './vat-category'
import { wordOf } from './words'

const namespaces = [
  'xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',
  'xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"',
  'xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100"',
  'xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"',
].join(' ')

/** The specification that the document keeps to: EN 16931 whole, with no additions. */
const guideline = 'urn:cen.eu:en16931:2017'

/** Types of documents (UNTDID 1001). */
const typeCodes = { invoice: '380', 'credit-note': '381' } as const

const postalAddress = ({ address, zipcode, city, country }: InvoicePlace): string =>
  element('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', zipcode),
    element('ram:LineOne', address),
    element('ram:CityName', city),
    element('ram:CountryID', country),
  ])

const mailAddress = (email: string): string[] =>
  email ? [element('ram:URIUniversalCommunication', [element('ram:URIID', email, { schemeID: 'EM' })])] : []

const vatRegistration = (number: string): string[] =>
  number ? [element('ram:SpecifiedTaxRegistration', [element('ram:ID', number, { schemeID: 'VA' })])] : []

/** The number of a company in its country's register. */
const legalOrganization = (entry: RegisterEntry | null): string[] =>
  entry
    ? [element('ram:SpecifiedLegalOrganization', [element('ram:ID', entry.id, { schemeID: entry.scheme })])]
    : []

/** The number of a French buyer in the register of SIRENE, the first nine digits of its SIRET. */
function buyerEntry(siret: string): RegisterEntry | null {
  const id = siren(siret)
  return id ? { scheme: '0002', id } : null
}

/** Our number of the order, or with the buyer's own reference both: that one is the purchase order's then. */
function orderReferences({ order, purchaseReference }: InvoiceContent): string[] {
  const named = (name: string, id: string) => element(name, [element('ram:IssuerAssignedID', id)])
  return purchaseReference
    ? [
        named('ram:SellerOrderReferencedDocument', order),
        named('ram:BuyerOrderReferencedDocument', purchaseReference),
      ]
    : [named('ram:BuyerOrderReferencedDocument', order)]
}

function sellerElement({ seller }: InvoiceContent): string {
  return element('ram:SellerTradeParty', [
    element('ram:Name', seller.name),
    ...legalOrganization(registerEntry(seller)),
    postalAddress(seller),
    ...mailAddress(seller.email),
    ...vatRegistration(seller.vatNumber),
  ])
}

function buyerElement({ buyer }: InvoiceContent): string {
  return element('ram:BuyerTradeParty', [
    element('ram:Name', buyer.name),
    ...legalOrganization(buyerEntry(buyer.siret)),
    postalAddress(buyer),
    ...mailAddress(buyer.email),
    ...vatRegistration(buyer.vatNumber),
  ])
}

function lineElement(line: InvoiceLine, index: number, content: InvoiceContent): string {
  const { slug, title, notes, quantity, unit, discount, net, percent } = line
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(index + 1))]),
    element('ram:SpecifiedTradeProduct', [
      element('ram:SellerAssignedID', slug),
      element('ram:Name', title),
      ...(notes.length > 0 ? [element('ram:Description', notes.join('\n'))] : []),
    ]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [element('ram:ChargeAmount', amountText(unit))]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      // C62: one piece.
      element('ram:BilledQuantity', String(quantity), { unitCode: 'C62' }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      taxElement('ram:ApplicableTradeTax', categoryOf(percent, content.vat), percent),
      ...(discount > 0
        ? [
            element('ram:SpecifiedTradeAllowanceCharge', [
              element('ram:ChargeIndicator', [element('udt:Indicator', 'false')]),
              element('ram:ActualAmount', amountText(discount)),
              element('ram:Reason', wordOf(content, 'discount')),
            ]),
          ]
        : []),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        element('ram:LineTotalAmount', amountText(net)),
      ]),
    ]),
  ])
}

/**
 * The day on which it was delivered: that of shipping, or none where nothing was shipped yet (INVOICE-10). An intra-Union supply free
 * of tax must name a day (BR-IC-11): then it is the day of issue, as in documents from before the day was kept.
 */
function deliveryDay({ deliveredOn, issuedOn, vat }: InvoiceContent): string | null {
  if (deliveredOn === undefined) return issuedOn
  return deliveredOn ?? (vat.some(({ category }) => category === 'K') ? issuedOn : null)
}

/** Where and when it was delivered. */
function deliveryElement(content: InvoiceContent): string {
  const { delivery } = content
  const day = deliveryDay(content)
  return element('ram:ApplicableHeaderTradeDelivery', [
    ...(delivery
      ? [element('ram:ShipToTradeParty', [element('ram:Name', delivery.name), postalAddress(delivery)])]
      : []),
    ...(day
      ? [element('ram:ActualDeliverySupplyChainEvent', [dateElement('ram:OccurrenceDateTime', day)])]
      : []),
  ])
}

/** The notes that the law requires on paper are here as well, by their subject (UNTDID 4451). */
function notes(content: InvoiceContent): string[] {
  const { seller, buyer } = content
  const company = [
    seller.name,
    seller.legalForm,
    seller.capital && `${wordOf(content, 'capital')} ${seller.capital}`,
    seller.registration,
  ]
  const given = [
    { code: 'REG', text: company.filter(Boolean).join(', ') },
    ...(buyer.isBusiness
      ? [
          { code: 'PMD', text: wordOf(content, 'latePenalty') },
          { code: 'PMT', text: wordOf(content, 'recoveryFee') },
          { code: 'AAB', text: wordOf(content, 'noDiscount') },
        ]
      : []),
  ]
  return given
    .filter(({ text }) => text !== '')
    .map(({ code, text }) =>
      element('ram:IncludedNote', [element('ram:Content', text), element('ram:SubjectCode', code)]),
    )
}

/**
 * The electronic invoice: Cross Industry Invoice (UN/CEFACT D22B) by EN 16931, as Factur-X puts it into the PDF
 * (INVOICE-5). Pure: the same content gives the same text.
 */
export function ciiDocument(content: InvoiceContent): string {
  const { kind, number, issuedOn, lines } = content
  return xmlDocument('rsm:CrossIndustryInvoice', namespaces, [
    element('rsm:ExchangedDocumentContext', [
      element('ram:GuidelineSpecifiedDocumentContextParameter', [idElement(guideline)]),
    ]),
    element('rsm:ExchangedDocument', [
      idElement(number),
      element('ram:TypeCode', typeCodes[kind]),
      dateElement('ram:IssueDateTime', issuedOn),
      ...notes(content),
    ]),
    element('rsm:SupplyChainTradeTransaction', [
      ...lines.map((line, index) => lineElement(line, index, content)),
      element('ram:ApplicableHeaderTradeAgreement', [
        sellerElement(content),
        buyerElement(content),
        ...orderReferences(content),
      ]),
      deliveryElement(content),
      element('ram:ApplicableHeaderTradeSettlement', settlementElements(content)),
    ]),
  ])
}
