'use client'
import { useLocale, useTranslations } from 'next-intl'
import useSWR from 'swr'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/lib/ground/site/navigation'
import { type WaitingOrders as Waiting, waitingAnswer, waitingPath } from '@/lib/orders/order/approval'
import { numberName } from '@/lib/orders/order/number-name'
import { PaidTotal } from './paid-total'
import { useWho } from './use-who'

async function fetchWaiting(path: string): Promise<Waiting> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return waitingAnswer.parse(await response.json())
}

/** The orders of the client's company that wait for his approval (ORDER-48); nothing for clients who are no approver. */
export function WaitingOrders() {
  const t = useTranslations('accountArea.approvals')
  const account = useTranslations('account')
  const locale = useLocale()
  const { who } = useWho()
  const approves = who?.id != null && who.company?.role === 'approver'
  const { data } = useSWR(approves ? waitingPath : null, fetchWaiting)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Paris' })
  if (!data || data.data.length === 0) return null
  return (
    <section aria-labelledby="to-approve" className="mb-10 rounded-lg bg-wash p-5">
      <h2 id="to-approve">{t('title')}</h2>
      <p className="mt-1 mb-4 text-ink-2">{t('text')}</p>
      <ul className="space-y-2.5">
        {data.data.map(({ id, buyer, askedAt, endsAt, total, withVat, titles: [first = '', ...others] }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-paper px-4 py-3"
          >
            <div className="min-w-0 grow basis-80">
              <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
                <span>{account('order', { id: numberName(id) })}</span>
                <PaidTotal total={total} withVat={withVat} beside />
              </p>
              <p className="text-sm break-words text-ink-2">
                {t('of', { buyer, date: day.format(new Date(askedAt)) })}
              </p>
              <p className="text-sm text-ink-2">{account('lines', { first, count: others.length })}</p>
              <p className="text-sm text-ink-2">{t('until', { date: day.format(new Date(endsAt)) })}</p>
            </div>
            <Link
              href={`/order/?id=${id}`}
              aria-label={t('openOf', { id: numberName(id) })}
              className={buttonClass({ size: 'small' })}
            >
              {t('open')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For which company the client buys, and who approves his orders. */
export function CompanyLine() {
  const t = useTranslations('accountArea.approvals')
  const locale = useLocale()
  const { who } = useWho()
  if (who?.id == null || !who.company) return null
  const { name: company, role, approvers } = who.company
  const names = new Intl.ListFormat(locale).format(approvers)
  if (role === 'approver') return <p className="mb-5 text-ink-2">{t('approver', { company })}</p>
  return <p className="mb-5 text-ink-2">{t(approvers.length > 0 ? 'buyer' : 'alone', { company, names })}</p>
}
