'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { QuotationLink } from '@/components/layout/quotation-link'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { FocusKeeper } from '@/components/ui/focus-keeper'
import { withTexts } from '@/components/with-texts'
import { Link } from '@/lib/ground/site/navigation'
import { quotationName, quotationPath } from '@/lib/orders/quotations/numbers'
import type { Quotation, QuotationVersion } from '@/lib/orders/quotations/quotation'
import { quotationTones } from '@/lib/orders/quotations/state-tones'
import { Skeleton } from '../cart/skeleton'
import { Answers } from './answers'
import { QuotedLines } from './quoted-lines'
import { Sums } from './sums'
import { Talk } from './talk'
import { type NamedQuotation, useQuotation } from './use-quotation'
import { VersionBar } from './version-bar'

/** A quotation as its client reads it: its versions, the total, the messages, and his answer (QUOTATION-5). */
function QuotationView() {
  return (
    <FocusKeeper>
      <Opened />
    </FocusKeeper>
  )
}

function Opened() {
  const t = useTranslations('quotation')
  const { named, quotation, missing, failed, refresh } = useQuotation()
  if (!named || missing) {
    return (
      <>
        <h1 className="mb-4">{t('title')}</h1>
        <div className="max-w-180">
          <Alert tone="ask" role="alert">
            {t('missing')}
          </Alert>
          <div className="mt-5 flex flex-wrap gap-3">
            <Link href="/account/?menu=quotation" className={buttonClass()}>
              {t('account')}
            </Link>
            <QuotationLink className={buttonClass({ look: 'secondary' })}>{t('list.ask')}</QuotationLink>
          </div>
        </div>
      </>
    )
  }
  if (failed) {
    return (
      <Alert tone="ask" role="alert">
        {t('unreadable')}
      </Alert>
    )
  }
  if (!quotation) return <Skeleton />
  return <Shown quotation={quotation} named={named} refresh={refresh} />
}

interface ShownProps {
  quotation: Quotation
  named: NamedQuotation
  refresh: () => Promise<unknown>
}

/** The version that is read: the one that was chosen, else the newest. */
const shownOf = ({ versions }: Quotation, chosen: number | null): QuotationVersion | undefined =>
  versions.find(({ version }) => version === chosen) ?? versions.at(-1)

function Shown({ quotation, named, refresh }: ShownProps) {
  const t = useTranslations('quotation')
  const [chosen, setChosen] = useState<number | null>(null)
  const shown = shownOf(quotation, chosen)
  const newest = quotation.versions.at(-1)
  return (
    <>
      <Head quotation={quotation} shown={shown} named={named} />
      <div className="mt-6 grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_360px] xl:gap-12">
        <div className="min-w-0">
          {shown ? (
            <>
              <VersionBar versions={quotation.versions} shown={shown} onChoose={setChosen} />
              {shown.message && <p className="mb-5 max-w-[70ch] whitespace-pre-line">{shown.message}</p>}
              <QuotedLines version={shown} named={named} />
            </>
          ) : (
            <>
              <Alert tone="inform">{t('waiting')}</Alert>
              <Asked items={quotation.request.items} />
            </>
          )}
          <Talk quotation={quotation} />
        </div>
        {shown && newest && (
          <aside className="rounded-lg bg-wash p-5 xl:sticky xl:top-20" aria-label={t('sums')}>
            <Sums version={shown} />
            {shown.version === newest.version ? (
              <Answers quotation={quotation} version={newest} named={named} refresh={refresh} />
            ) : (
              <p className="mt-4 text-sm text-ink-2">{t('older')}</p>
            )}
          </aside>
        )}
      </div>
    </>
  )
}

/** The requested products, until the first answer. */
function Asked({ items }: Pick<Quotation['request'], 'items'>) {
  const t = useTranslations('quotation')
  if (items.length === 0) return null
  return (
    <section aria-labelledby="asked" className="mt-8">
      <h2 id="asked" className="text-xl! leading-7!">
        {t('asked')}
      </h2>
      <ul className="mt-3 border-t border-line">
        {items.map(({ title, description, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the request never changes
          <li key={index} className="flex justify-between gap-4 border-b border-line py-3">
            <span className="min-w-0">
              <span className="block font-semibold break-words">{title}</span>
              {description && <span className="block text-sm break-words text-ink-2">{description}</span>}
            </span>
            <span className="whitespace-nowrap">{`×\u00a0${quantity}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Head({
  quotation,
  shown,
  named,
}: Omit<ShownProps, 'refresh'> & { shown: QuotationVersion | undefined }) {
  const t = useTranslations('quotation')
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'Europe/Paris' })
  const number = t('number', { id: quotationName(quotation.id) })
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="break-words">{shown?.title || number}</h1>
          <Badge tone={quotationTones[quotation.state]}>{t(`states.${quotation.state}`)}</Badge>
        </div>
        <p className="mt-1.5 text-ink-2">
          {shown?.title && `${number}. `}
          {shown && (
            <>
              {t('sentOn', { date: date.format(new Date(shown.sentAt)) })}.{' '}
              {t('validUntil', { date: date.format(new Date(`${shown.validUntil}T12:00:00Z`)) })}.
            </>
          )}
        </p>
      </div>
      {shown && (
        <a
          href={pdfPath(named, shown.version)}
          download
          className={buttonClass({ look: 'secondary', size: 'small' })}
        >
          {t('pdf')}
        </a>
      )}
    </div>
  )
}

function pdfPath({ id, auth }: NamedQuotation, version: number): string {
  const query = new URLSearchParams({ version: String(version), ...(auth && { auth }) })
  return `${quotationPath(id, null, '/document.pdf')}?${query}`
}

/** The view with its texts. */
export const QuotationIsland = withTexts(QuotationView)
