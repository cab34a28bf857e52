import 'server-only'
import { publishContentJob } from '@/server/catalogue/content/publish-content-job'
import { renewPagesJob } from '@/server/catalogue/content/renew-pages-job'
import type { Job } from '@/server/ground/jobs/job'
import type { JobName } from '@/server/ground/jobs/requests'
import { exchangeRatesJob } from '@/server/money/exchange/exchange-rates-job'
import { creditNoteJob } from '@/server/money/invoices/credit-note-job'
import { invoiceJob } from '@/server/money/invoices/invoice-job'
import { lateInvoicesJob } from '@/server/money/invoices/late-invoices-job'
import { pointsJob } from '@/server/money/loyalty/points-job'
import { refundJob } from '@/server/money/payments/refund-job'
import { watchPaymentsJob } from '@/server/money/payments/watch-payments-job'
import { exportJob } from '@/server/office/exports/export-job'
import { forgetExportsJob } from '@/server/office/exports/forget-exports-job'
import { outageJob } from '@/server/office/outages/outage-job'
import { watchOutagesJob } from '@/server/office/outages/watch-outages-job'
import { publishPricesJob } from '@/server/office/tools/publish-prices-job'
import { orderApprovalJob } from '@/server/orders/approvals/order-approval-job'
import { watchApprovalsJob } from '@/server/orders/approvals/watch-approvals-job'
import { sharedCartJob } from '@/server/orders/carts/shared-cart-job'
import { compareOrdersJob } from '@/server/orders/compare-orders-job'
import { mailJob } from '@/server/orders/mails/mail-job'
import { quotationJob } from '@/server/orders/quotations/quotation-job'
import { watchQuotationsJob } from '@/server/orders/quotations/watch-quotations-job'
import { reviewInvitationJob } from '@/server/orders/reviews/review-invitation-job'
import { reviewsJob } from '@/server/orders/reviews/reviews-job'
import { vatCheckJob } from '@/server/orders/vat-check-job'
import { accountMailJob } from '@/server/people/clients/account-mail-job'
import { messageJob } from '@/server/people/messages/message-job'
import { clientVatJob } from '@/server/people/vat/client-vat-job'
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
