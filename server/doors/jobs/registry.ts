import 'server-only'
import { publishContentJob } from '../../catalogue/content/publish-content-job'
import { renewPagesJob } from '../../catalogue/content/renew-pages-job'
import type { Job } from '../../ground/jobs/job'
import type { JobName } from '../../ground/jobs/requests'
import { exchangeRatesJob } from '../../money/exchange/exchange-rates-job'
import { creditNoteJob } from '../../money/invoices/credit-note-job'
import { invoiceJob } from '../../money/invoices/invoice-job'
import { lateInvoicesJob } from '../../money/invoices/late-invoices-job'
import { pointsJob } from '../../money/loyalty/points-job'
import { refundJob } from '../../money/payments/refund-job'
import { watchPaymentsJob } from '../../money/payments/watch-payments-job'
import { exportJob } from '../../office/exports/export-job'
import { forgetExportsJob } from '../../office/exports/forget-exports-job'
import { outageJob } from '../../office/outages/outage-job'
import { watchOutagesJob } from '../../office/outages/watch-outages-job'
import { publishPricesJob } from '../../office/tools/publish-prices-job'
import { orderApprovalJob } from '../../orders/approvals/order-approval-job'
import { watchApprovalsJob } from '../../orders/approvals/watch-approvals-job'
import { sharedCartJob } from '../../orders/carts/shared-cart-job'
import { compareOrdersJob } from '../../orders/compare-orders-job'
import { mailJob } from '../../orders/mails/mail-job'
import { quotationJob } from '../../orders/quotations/quotation-job'
import { watchQuotationsJob } from '../../orders/quotations/watch-quotations-job'
import { reviewInvitationJob } from '../../orders/reviews/review-invitation-job'
import { reviewsJob } from '../../orders/reviews/reviews-job'
import { vatCheckJob } from '../../orders/vat-check-job'
import { accountMailJob } from '../../people/clients/account-mail-job'
import { messageJob } from '../../people/messages/message-job'
import { clientVatJob } from '../../people/vat/client-vat-job'
import { backupJob } from './backup-job'
import { forgetPicturesJob } from './forget-pictures-job'
import { forgetSharedJob } from './forget-shared-job'

/** One line a job. */
export const jobs = {
  mail: mailJob,
  'account-mail': accountMailJob,
  'client-vat': clientVatJob,
  message: messageJob,
  refund: refundJob,
  'watch-payments': watchPaymentsJob,
  'order-approval': orderApprovalJob,
  'watch-approvals': watchApprovalsJob,
  quotation: quotationJob,
  'watch-quotations': watchQuotationsJob,
  'shared-cart': sharedCartJob,
  'vat-check': vatCheckJob,
  points: pointsJob,
  invoice: invoiceJob,
  'late-invoices': lateInvoicesJob,
  'credit-note': creditNoteJob,
  'review-invitation': reviewInvitationJob,
  reviews: reviewsJob,
  'publish-prices': publishPricesJob,
  'publish-content': publishContentJob,
  'renew-pages': renewPagesJob,
  'compare-orders': compareOrdersJob,
  'forget-shared': forgetSharedJob,
  'forget-pictures': forgetPicturesJob,
  backup: backupJob,
  export: exportJob,
  'forget-exports': forgetExportsJob,
  outage: outageJob,
  'watch-outages': watchOutagesJob,
  'exchange-rates': exchangeRatesJob,
} satisfies Record<JobName, Job>
