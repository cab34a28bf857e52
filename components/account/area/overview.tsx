'use client'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/lib/ground/site/navigation'
import { accountPath } from '@/lib/people/client/account-menu'
import type { Client } from '@/lib/people/client/client'
import { LoyaltyRuler } from '../loyalty/loyalty-ruler'
import { useOrders } from '../order-list'
import { OrderRow } from '../order-row'
import { WaitingOrders } from '../waiting-orders'
import { LastDesigns, ToDecide } from './overview-parts'
import { TradeWaiting } from './trade-standing'

/** How many of the last orders are shown. */
const shown = 3

/** What is under way, what has been earned, and what can be taken up again. */
export function Overview({ client }: { client: Client }) {
  const t = useTranslations('accountArea')
  const account = useTranslations('account')
  return (
    <div className="space-y-10">
      <TradeWaiting client={client} />
      <WaitingOrders />
      <ToDecide />
      <LastOrders />
      <LastDesigns />
      <section aria-labelledby="loyalty">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
          <h2 id="loyalty">{account('menu.loyalty')}</h2>
          <Link href={accountPath('loyalty')} className="link text-sm">
            {t('loyalty.levels')}
          </Link>
        </div>
        <LoyaltyRuler points={client.loyaltyPoints} />
      </section>
    </div>
  )
}

function LastOrders() {
  const t = useTranslations('accountArea')
  const account = useTranslations('account')
  const { data } = useOrders(shown)
  const [page] = data ?? []
  if (!page) return null
  const { total } = page.meta.pagination
  return (
    <section aria-labelledby="last-orders">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="last-orders">{t('lastOrders')}</h2>
        {total > 0 && (
          <Link href={accountPath('order')} className="link text-sm">
            {t('allOrders', { count: total })}
          </Link>
        )}
      </div>
      {total === 0 ? (
        <>
          <p className="mb-5 text-ink-2">{account('noOrders')}</p>
          <Link href="/" className={buttonClass({ look: 'secondary' })}>
            {account('browse')}
          </Link>
        </>
      ) : (
        <ul className="space-y-2.5">
          {page.data.map(order => (
            <li key={order.id}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
