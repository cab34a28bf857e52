'use client'
import { useFormatter, useTranslations } from 'next-intl'
import useSWR from 'swr'
import { fetchParsed } from '@/components/checkout/fetch-json'
import { Alert } from '@/components/ui/alert'
import { Icon } from '@/components/ui/icon'
import { pointsAnswer, pointsPath } from '@/lib/doors/contract/points'
import { withMinus } from '@/lib/ground/money/format'
import { Link } from '@/lib/ground/site/navigation'
import { clubLevels } from '@/lib/money/loyalty/loyalty'
import { numberName } from '@/lib/orders/order/number-name'
import type { Client } from '@/lib/people/client/client'
import { LoyaltyRuler } from './loyalty-ruler'

/** The club: the level reached, all that there are, and where the points come from. */
export function LoyaltyView({ client }: { client: Client }) {
  const t = useTranslations('accountArea.loyalty')
  return (
    <div className="space-y-10">
      <div>
        <LoyaltyRuler points={client.loyaltyPoints} />
        <p className="mt-3 text-sm text-ink-2">{t('rule')}</p>
        {client.role === 'retailer' && <p className="mt-1 text-sm text-ink-2">{t('retailer')}</p>}
      </div>
      <Levels level={client.loyaltyLevel} />
      <History />
    </div>
  )
}

function Levels({ level: reached }: { level: number }) {
  const t = useTranslations('accountArea.loyalty')
  return (
    <section aria-labelledby="levels">
      <h2 id="levels" className="mb-4">
        {t('levels')}
      </h2>
      <ol className="grid grid-cols-2 overflow-hidden rounded-lg border border-line sm:grid-cols-4 xl:grid-cols-7">
        {clubLevels.map(({ level, points, discountPercent }) => (
          <li
            key={level}
            aria-current={level === reached ? 'true' : undefined}
            className="-mr-px -mb-px border-r border-b border-line p-4 last:col-span-2 xl:px-3 xl:last:col-span-1 aria-[current]:bg-mat-soft aria-[current]:text-mat-2"
          >
            <strong className="block text-lg font-semibold">{t('less', { percent: discountPercent })}</strong>
            <span className="block text-sm">{t('levelOf', { level })}</span>
            <span className="block text-sm whitespace-nowrap">{t('from', { points })}</span>
            {level <= reached && (
              <span className="mt-1 flex items-center gap-1 text-xs font-semibold text-mat-2">
                <Icon name="check" size={14} />
                {t('reached')}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function History() {
  const t = useTranslations('accountArea.loyalty')
  const account = useTranslations('account')
  const format = useFormatter()
  const { data, error } = useSWR(pointsPath, fetchParsed(pointsAnswer))
  return (
    <section aria-labelledby="points">
      <h2 id="points" className="mb-4">
        {t('history')}
      </h2>
      {error && !data && (
        <Alert tone="ask" role="alert">
          {t('unreadable')}
        </Alert>
      )}
      {data?.data.length === 0 && <p className="text-ink-2">{t('none')}</p>}
      <ul className="border-t border-line">
        {data?.data.map(({ id, order, points, reason, at }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_max-content] items-center gap-x-6 border-b border-line py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)_max-content]"
          >
            <time dateTime={at} className="text-sm text-ink-2">
              {format.dateTime(new Date(at), { dateStyle: 'long' })}
            </time>
            {order === null ? (
              <span className="text-sm max-sm:row-start-2">{t('corrected', { reason })}</span>
            ) : (
              <Link href={`/order/?id=${order}`} className="link w-fit text-sm max-sm:row-start-2">
                {account('order', { id: numberName(order) })}
              </Link>
            )}
            <strong className="font-semibold max-sm:row-span-2">{withMinus(t('change', { points }))}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}
