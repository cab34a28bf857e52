import 'server-only'
import { accountMailJob } from './account-mail-job'
import { backupJob } from './backup-job'
import { clientVatJob } from './client-vat-job'
import { compareOrdersJob } from './compare-orders-job'
import { creditNoteJob } from './credit-note-job'
import { exchangeRatesJob } from './exchange-rates-job'
import { exportJob } from './export-job'
import { forgetExportsJob } from './forget-exports-job'
import { forgetPicturesJob } from './forget-pictures-job'
import { forgetSharedJob } from './forget-shared-job'
import { invoiceJob } from './invoice-job'
import type { Job } from './job'
import { lateInvoicesJob } from './late-invoices-job'
import { mailJob } from './mail-job'
import { messageJob } from './message-job'
import { orderApprovalJob } from './order-approval-job'
import { outageJob } from './outage-job'
import { pointsJob } from './points-job'
import { publishContentJob } from './publish-content-job'
import { publishPricesJob } from './publish-prices-job'
import { quotationJob } from './quotation-job'
import { refundJob } from './refund-job'
import { renewPagesJob } from './renew-pages-job'
import type { JobName } from './requests'
import { reviewInvitationJob } from './review-invitation-job'
import { reviewsJob } from './reviews-job'
import { sharedCartJob } from './shared-cart-job'
import { vatCheckJob } from './vat-check-job'
import { watchApprovalsJob } from './watch-approvals-job'
import { watchOutagesJob } from './watch-outages-job'
import { watchPaymentsJob } from './watch-payments-job'
import { watchQuotationsJob } from './watch-quotations-job'

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
