'use client'
import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { groundOf, pictureSources } from '@/lib/design/drawing/url'
import type { OrderSummary } from '@/lib/doors/contract/orders'
import { Link } from '@/lib/ground/site/navigation'
import { numberName } from '@/lib/orders/order/number-name'
import { stateTones } from '@/lib/orders/order/state-tones'
import { orderMenuPath } from '@/lib/people/client/account-menu'
import { AccountSkeleton } from './account-skeleton'
import { PaidTotal } from './paid-total'

const OpenedOrder = dynamic(() => import('../order/opened-order').then(({ OpenedOrder }) => OpenedOrder), {
  ssr: false,
  loading: AccountSkeleton,
})

const frame = 'rounded-lg border border-line'
const bar = 'flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3'
const head =
  'group grid min-w-0 grow basis-80 grid-cols-[72px_minmax(0,1fr)_max-content] items-center gap-x-3 gap-y-1 text-left sm:gap-x-4 xl:grid-cols-[72px_max-content_minmax(0,1fr)_max-content]'

/** An order in short: links to open it and to order the same again. */
export function OrderRow({ order }: { order: OrderSummary }) {
  return (
    <article className={classNames(frame, bar, 'hover:border-edge')}>
      <Link href={orderMenuPath(order.id)} className={head}>
        <Facts order={order} />
      </Link>
      <Again order={order} />
    </article>
  )
}

interface OpenableRowProps {
  order: OrderSummary
  isOpen: boolean
  onToggle: () => void
}

/** The same, opened and closed in place. */
export function OpenableRow({ order, isOpen, onToggle }: OpenableRowProps) {
  const t = useTranslations('account')
  const id = `order-${order.id}`
  return (
    <article className={classNames(frame, !isOpen && 'hover:border-edge')}>
      <div className={bar}>
        <button
          type="button"
          className={head}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          <Facts order={order} />
        </button>
        {!isOpen && <Again order={order} />}
        <Icon
          name={isOpen ? 'down' : 'right'}
          className={classNames('pointer-events-none ml-auto shrink-0', isOpen && 'max-xl:hidden')}
        />
      </div>
      {isOpen && (
        <section id={id} aria-label={t('order', { id: numberName(order.id) })}>
          <h2 className="sr-only">{t('order', { id: numberName(order.id) })}</h2>
          <OpenedOrder id={order.id} />
        </section>
      )}
    </article>
  )
}

function Again({ order: { id, status } }: { order: OrderSummary }) {
  const t = useTranslations('account')
  // It waits for its company's approver: nothing has been ordered yet.
  if (status === 'cart') return null
  return (
    <Link
      href={`/load-order/?id=${id}`}
      aria-label={t('againOf', { id: numberName(id) })}
      className={buttonClass({ look: 'secondary', size: 'small' })}
    >
      {t('again')}
    </Link>
  )
}

/** The proof of what was designed, else the product as the shop draws it, which fills the frame as in a list of products. */
function RowPicture({ order: { id, pictured, picture } }: { order: OrderSummary }) {
  const ground = picture && !pictured ? `on-${groundOf(picture)}` : 'bg-wash p-1.5'
  return (
    <span
      className={classNames(
        'flex h-14 w-18 items-center justify-center overflow-hidden rounded-sm max-xl:row-span-3 max-xl:self-start',
        ground,
      )}
    >
      {pictured ? (
        <img
          src={`/api/orders/${id}/proofs/${pictured}`}
          alt=""
          loading="lazy"
          className="max-h-full max-w-full"
        />
      ) : picture ? (
        <Picture
          sources={pictureSources(picture, { sizes: '72px' })}
          alt=""
          className="size-full object-contain"
        />
      ) : (
        <Icon name="box" className="text-ink-3" />
      )}
    </span>
  )
}

function Facts({ order }: { order: OrderSummary }) {
  const t = useTranslations('account')
  const state = useTranslations('order.states')
  const locale = useLocale()
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Paris' })
  const { id, status, createdAt, total, withVat, titles } = order
  const [first = '', ...others] = titles
  return (
    <>
      <RowPicture order={order} />
      <span>
        <span className="block font-semibold group-hover:underline xl:whitespace-nowrap">
          {t('order', { id: numberName(id) })}
        </span>
        <time dateTime={createdAt} className="block text-sm text-ink-2">
          {date.format(new Date(createdAt))}
        </time>
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1 max-xl:col-span-2 max-xl:col-start-2 max-xl:row-start-2">
        <Badge tone={stateTones[status]}>{state(status)}</Badge>
        <span className="text-sm text-ink-2">{t('lines', { first, count: others.length })}</span>
      </span>
      <PaidTotal total={total} withVat={withVat} className="max-xl:col-start-3 max-xl:row-start-1" />
    </>
  )
}
