'use client'
import { useLocale, useTranslations } from 'next-intl'
import useSWR from 'swr'
import { LinePicture } from '@/components/cart/line-picture'
import { fetchParsed } from '@/components/checkout/fetch-json'
import { startEditor } from '@/components/popups/start-editor'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { keptDesignsAnswer, keptDesignsPath } from '@/lib/doors/contract/kept-designs'
import { formatMoney } from '@/lib/ground/money/format'
import { Link } from '@/lib/ground/site/navigation'
import { quotationName, quotationPage } from '@/lib/orders/quotations/numbers'
import { quotationsAnswer } from '@/lib/orders/quotations/quotation'
import { quotationTones } from '@/lib/orders/quotations/state-tones'
import { accountPath } from '@/lib/people/client/account-menu'

/** How many designs are shown. */
const shown = 3

/** Quotations that wait for the client's word; nothing where there is none. */
export function ToDecide() {
  const t = useTranslations('accountArea')
  const quotation = useTranslations('quotation')
  const locale = useLocale()
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Paris' })
  const { data } = useSWR('/api/quotations', fetchParsed(quotationsAnswer))
  const open = data?.data.filter(({ state }) => state === 'answered') ?? []
  if (open.length === 0) return null
  return (
    <section aria-labelledby="to-decide" className="rounded-lg bg-wash p-5">
      <h2 id="to-decide" className="mb-4">
        {t('toDecide')}
      </h2>
      <ul className="space-y-2.5">
        {open.map(({ id, title, state, total, validUntil }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-paper px-4 py-3"
          >
            <div className="min-w-0 grow basis-60">
              <p className="font-semibold break-words">
                {title || quotation('number', { id: quotationName(id) })}
              </p>
              {validUntil && (
                <p className="text-sm text-ink-2">
                  {quotation('validUntil', { date: day.format(new Date(`${validUntil}T12:00:00Z`)) })}
                </p>
              )}
            </div>
            <Badge tone={quotationTones[state]}>{quotation(`states.${state}`)}</Badge>
            {total && <span className="font-[650] whitespace-nowrap">{formatMoney(total, locale)}</span>}
            <Link href={quotationPage(id)} className={buttonClass({ size: 'small' })}>
              {t('decide')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The designs that were kept last, a press away from the editor; nothing where none is kept. */
export function LastDesigns() {
  const t = useTranslations('accountArea')
  const designs = useTranslations('accountArea.designs')
  const account = useTranslations('account')
  const { data } = useSWR(keptDesignsPath, fetchParsed(keptDesignsAnswer))
  if (!data || data.data.length === 0) return null
  return (
    <section aria-labelledby="last-designs">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="last-designs">{t('lastDesigns')}</h2>
        <Link href={accountPath('design')} className="link text-sm">
          {account('menu.design')}
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-6 sm:grid-cols-3">
        {data.data.slice(0, shown).map(({ id, name, design }) => (
          <li key={id}>
            <button
              type="button"
              className="block w-full text-left"
              aria-label={designs('openOf', { name })}
              onClick={() => void startEditor({ ...design, preset: false })}
            >
              <LinePicture design={design} spec={null} ground="bench" className="w-full" />
              <span className="mt-2 block font-semibold break-words">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
