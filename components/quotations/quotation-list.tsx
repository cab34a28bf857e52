'use client'
import { useLocale, useTranslations } from 'next-intl'
import useSWRInfinite from 'swr/infinite'
import type { z } from 'zod'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { formatMoney } from '@/lib/ground/money/format'
import { Link } from '@/lib/ground/site/navigation'
import { quotationName, quotationPage } from '@/lib/orders/quotations/numbers'
import { type QuotationSummary, quotationsAnswer } from '@/lib/orders/quotations/quotation'
import { quotationTones } from '@/lib/orders/quotations/state-tones'
import { openPopup } from '@/stores/ui'

type Page = z.infer<typeof quotationsAnswer>

const pathOf = (page: number) => `/api/quotations?${new URLSearchParams({ 'pagination[page]': `${page}` })}`

async function fetchPage(path: string): Promise<Page> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return quotationsAnswer.parse(await response.json())
}

/** A client's quotations with their states, the newest first (`/account/?menu=quotation`). */
export function QuotationList() {
  const t = useTranslations('quotation.list')
  const { data, error, size, setSize } = useSWRInfinite(index => pathOf(index + 1), fetchPage)
  const rows = data?.flatMap(page => page.data) ?? []
  const total = data?.[0]?.meta.pagination.total ?? 0
  return (
    <>
      {error && !data && (
        <Alert tone="ask" role="alert">
          {t('failed')}
        </Alert>
      )}
      {data && total === 0 && <p className="mb-5 text-ink-2">{t('none')}</p>}
      <ul className="space-y-2.5">
        {rows.map(row => (
          <li key={row.id}>
            <Row row={row} />
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        {rows.length < total && (
          <Button size="small" look="secondary" onClick={() => void setSize(size + 1)}>
            {t('more')}
          </Button>
        )}
        {data && (
          <Button size="small" look="secondary" onClick={() => openPopup('quotationPopup')}>
            {t('ask')}
          </Button>
        )}
      </div>
    </>
  )
}

function Row({ row }: { row: QuotationSummary }) {
  const t = useTranslations('quotation')
  const locale = useLocale()
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Paris' })
  const { id, state, createdAt, title, total } = row
  return (
    <Link
      href={quotationPage(id)}
      className="group flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border border-line px-4 py-3 hover:border-edge"
    >
      <span className="min-w-0 grow basis-60">
        <span className="block font-semibold break-words group-hover:underline">
          {title || t('number', { id: quotationName(id) })}
        </span>
        <time dateTime={createdAt} className="block text-sm text-ink-2">
          {date.format(new Date(createdAt))}
        </time>
      </span>
      <Badge tone={quotationTones[state]}>{t(`states.${state}`)}</Badge>
      {total && <span className="font-[650] whitespace-nowrap">{formatMoney(total, locale)}</span>}
    </Link>
  )
}
