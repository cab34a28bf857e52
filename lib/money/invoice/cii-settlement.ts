import { element } from '@/lib/ground/xml/xml'
import { amountText, dateElement, percentText, taxElement } from './cii-values'
import type { InvoiceContent, InvoiceVat } from './content'
import { categoryOf, exemptionCodes, exemptionWords } from './vat-category'
import { wordOf } from './words'

/** Means of payment (UNTDID 4461) by the shop's methods; what is not listed is given by its name alone. */
const meansCodes: Readonly<Record<string, string>> = {
  transfer: '30',
  account: '30',
  cheque: '20',
  card: '48',
}
const transferMeans = '30'
/** "Instrument not defined". */
const anyMeans = '1'

function paymentMeans({ payment, kind }: InvoiceContent): string {
  const named = meansCodes[payment.method] ?? anyMeans
  const isTransfer = named === transferMeans && kind === 'invoice' && payment.iban !== ''
  // A transfer must name its account (BR-61); what is paid already asks for none.
  const code = named === transferMeans && !isTransfer ? anyMeans : named
  return element('ram:SpecifiedTradeSettlementPaymentMeans', [
    element('ram:TypeCode', code),
    element('ram:Information', payment.name),
    ...(isTransfer
      ? [
          element('ram:PayeePartyCreditorFinancialAccount', [
            element('ram:IBANID', payment.iban.replaceAll(/\s/g, '')),
          ]),
          ...(payment.bic
            ? [element('ram:PayeeSpecifiedCreditorFinancialInstitution', [element('ram:BICID', payment.bic)])]
            : []),
        ]
      : []),
  ])
}

function vatBreakdown(group: InvoiceVat, content: InvoiceContent): string {
  const { category, percent, net, vat } = group
  // The order of elements is the syntax's own: the reason stands before the basis, its code behind the category.
  return element('ram:ApplicableTradeTax', [
    element('ram:CalculatedAmount', amountText(vat)),
    element('ram:TypeCode', 'VAT'),
    ...(category !== 'S' ? [element('ram:ExemptionReason', wordOf(content, exemptionWords[category]))] : []),
    element('ram:BasisAmount', amountText(net)),
    element('ram:CategoryCode', category),
    ...(category !== 'S' ? [element('ram:ExemptionReasonCode', exemptionCodes[category])] : []),
    element('ram:RateApplicablePercent', percentText(percent)),
  ])
}

/** Delivery is a charge on the whole document; free delivery adds no charge. */
function chargeElements({ shipping, vat }: InvoiceContent): string[] {
  if (!shipping || shipping.net === 0) return []
  return [
    element('ram:SpecifiedTradeAllowanceCharge', [
      element('ram:ChargeIndicator', [element('udt:Indicator', 'true')]),
      element('ram:ActualAmount', amountText(shipping.net)),
      // Freight service (UNTDID 7161).
      element('ram:ReasonCode', 'FC'),
      element('ram:Reason', shipping.name),
      taxElement('ram:CategoryTradeTax', categoryOf(shipping.percent, vat), shipping.percent),
    ]),
  ]
}

function termsElements(content: InvoiceContent): string[] {
  const { payment } = content
  if (!payment.dueOn) return []
  return [
    element('ram:SpecifiedTradePaymentTerms', [
      element('ram:Description', wordOf(content, 'dueTerms')),
      dateElement('ram:DueDateDateTime', payment.dueOn),
    ]),
  ]
}

function summation(content: InvoiceContent): string {
  const { lines, shipping, net, vatTotal, gross, currency, payment } = content
  const lineTotal = lines.reduce((sum, line) => sum + line.net, 0)
  const prepaid = payment.paid ? gross : 0
  return element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    element('ram:LineTotalAmount', amountText(lineTotal)),
    element('ram:ChargeTotalAmount', amountText(shipping?.net ?? 0)),
    element('ram:AllowanceTotalAmount', amountText(0)),
    element('ram:TaxBasisTotalAmount', amountText(net)),
    element('ram:TaxTotalAmount', amountText(vatTotal), { currencyID: currency }),
    element('ram:GrandTotalAmount', amountText(gross)),
    element('ram:TotalPrepaidAmount', amountText(prepaid)),
    element('ram:DuePayableAmount', amountText(gross - prepaid)),
  ])
}

/** How the document is settled: payment, taxes, charges, sums, and what a credit note corrects. */
export function settlementElements(content: InvoiceContent): string[] {
  const { order, currency, vat, corrects } = content
  return [
    element('ram:PaymentReference', order),
    element('ram:InvoiceCurrencyCode', currency),
    paymentMeans(content),
    ...vat.map(group => vatBreakdown(group, content)),
    ...chargeElements(content),
    ...termsElements(content),
    summation(content),
    ...(corrects
      ? [
          element('ram:InvoiceReferencedDocument', [
            element('ram:IssuerAssignedID', corrects.number),
            element('ram:FormattedIssueDateTime', [
              element('qdt:DateTimeString', corrects.issuedOn.replaceAll('-', ''), { format: '102' }),
            ]),
          ]),
        ]
      : []),
  ]
}
