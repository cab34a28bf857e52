'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button, buttonClass } from '@/components/ui/button'
import { withTexts } from '@/components/with-texts'
import { formatMoney } from '@/lib/ground/money/format'
import { Link } from '@/lib/ground/site/navigation'
import { numberName } from '@/lib/orders/order/number-name'
import type { Order } from '@/lib/orders/order/order'
import { useOrder } from '../checkout/use-order'
import { type PaymentPhase, usePayment } from './use-payment'
import { WaysToPay } from './ways-to-pay'

/** An order on its way through payment: to the service and back, and the options after a failure. */
function PaymentView() {
  const t = useTranslations('payment')
  const { order } = useOrder()
  const { phase, pay, ask, finish } = usePayment()
  if (phase.kind === 'missing' || phase.kind === 'closed') {
    return (
      <>
        <h1>{t(phase.kind)}</h1>
        <p className="mt-3 max-w-140 text-ink-2">{t(`${phase.kind}Text`)}</p>
        <Link href="/cart/" className={`${buttonClass({ look: 'secondary' })} mt-6`}>
          {t('toCart')}
        </Link>
      </>
    )
  }
  return (
    <div className="max-w-170">
      <h1>{order ? t('heading', { id: numberName(order.id) }) : t('title')}</h1>
      {order && <Sum order={order} />}
      {/* Always there, so that what changes is read out. */}
      <div aria-live="polite" className="mt-5">
        <Progress phase={phase} />
      </div>
      {phase.kind === 'waiting' && (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={finish}>{t('toOrder')}</Button>
          <Button look="secondary" onClick={ask}>
            {t('askAgain')}
          </Button>
        </div>
      )}
      {phase.kind === 'open' && order && (
        <>
          <WaysToPay order={order} again={phase.because === 'failed'} onPay={pay} />
          <p className="mt-5 text-sm text-ink-2">
            {t('kept')}{' '}
            <Link href="/cart/" className="link">
              {t('toCart')}
            </Link>
          </p>
        </>
      )}
    </div>
  )
}

function Sum({ order }: { order: Order }) {
  const t = useTranslations('payment')
  const locale = useLocale()
  if (!order.totals) return null
  return (
    <p className="mt-2 text-ink-2">
      {t('sum')} <b className="text-ink">{formatMoney(order.totals.gross, locale)}</b>
    </p>
  )
}

/** What is happening, in a sentence. */
function Progress({ phase }: { phase: PaymentPhase }) {
  const t = useTranslations('payment')
  const problems = useTranslations('problems')
  switch (phase.kind) {
    case 'leading':
    case 'checking':
      return <Busy title={t(phase.kind)}>{t(`${phase.kind}Text`)}</Busy>
    case 'waiting':
      return (
        <Alert tone="inform" title={t('waiting')}>
          <span className="block">{t('waitingText')}</span>
        </Alert>
      )
    case 'open':
      if (phase.because === 'unavailable')
        return (
          <Alert tone="ask" title={t('unavailable')}>
            <span className="block">{t('unavailableText')}</span>
          </Alert>
        )
      if (phase.because === null) return <p className="text-ink-2">{t('notPaid')}</p>
      if (phase.because === 'refused') return <Alert tone="block">{t('refused')}</Alert>
      return (
        <Alert tone="block" title={problems('PAYMENT_ERROR')}>
          <span className="block">{t('notPaid')}</span>
        </Alert>
      )
    default:
      return null
  }
}

/** A progress message: the text names the work, the ring shows only that it continues. */
function Busy({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 rounded-lg bg-wash p-5">
      <span
        aria-hidden
        className="mt-0.5 size-6 shrink-0 animate-spin rounded-full border-2 border-line border-t-(--action) motion-reduce:animate-none"
      />
      <p>
        <b className="block">{title}</b>
        <span className="text-sm text-ink-2">{children}</span>
      </p>
    </div>
  )
}

/** The view with its texts. */
export const PaymentIsland = withTexts(PaymentView)
