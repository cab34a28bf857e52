'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import type { Effect } from '@/lib/office/contract/tools'
import { quotationName } from '@/lib/orders/quotations/numbers'
import { ToolTable } from '../tool-table'

const euro = { style: 'currency', currency: 'EUR' } as const
const share = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const

/** The relative change of a figure. */
const gap = (before: number, after: number) => (before === 0 ? 0 : (after - before) / before)
const tone = (value: number) => (value === 0 ? undefined : value > 0 ? 'tl-up' : 'tl-down')

function ChangeHeads() {
  const t = useTranslations('tools.pricing.effect')
  return (['before', 'after', 'gap'] as const).map(head => (
    <th key={head} scope="col" className="tl-number">
      {t(head)}
    </th>
  ))
}

/** An amount in EUR before and after, with the relative change. */
function ChangeCells({ before, after }: { before: number; after: number }) {
  const format = useFormatter()
  const change = gap(before, after)
  return (
    <>
      <td className="tl-number">{format.number(before, euro)}</td>
      <td className="tl-number">{format.number(after, euro)}</td>
      <td className={classNames('tl-number', tone(change))}>
        {before === after ? '=' : format.number(change, share)}
      </td>
    </>
  )
}

/** The effect of publishing on the best-selling signs, and on a month (TOOLS-6). */
export function EffectView({ effect: { rows, revenue, margin, quotations } }: { effect: Effect }) {
  const t = useTranslations('tools.pricing.effect')
  const format = useFormatter()
  const gaps = rows.map(({ before, after }) => gap(before, after))
  const figures = [
    ['revenue', format.number(revenue.after - revenue.before, { ...euro, signDisplay: 'exceptZero' })],
    ['margin', format.number(margin.after - margin.before, { ...euro, signDisplay: 'exceptZero' })],
    ['rise', format.number(Math.max(0, ...gaps), share)],
    ['fall', format.number(Math.min(0, ...gaps), share)],
  ] as const
  return (
    <section className="tl-panel" aria-labelledby="effect">
      <h2 id="effect">{t('title')}</h2>
      <p className="tl-quiet">{t('text')}</p>
      <dl className="tl-figures">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt className="tl-quiet">{t(name)}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {gaps.some(Boolean) && <Sold rows={rows} />}
      {quotations.length > 0 && <OpenQuotations quotations={quotations} />}
    </section>
  )
}

/** The best-selling signs, each before and after. */
function Sold({ rows }: Pick<Effect, 'rows'>) {
  const t = useTranslations('tools.pricing.effect')
  const format = useFormatter()
  return (
    <ToolTable>
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col" className="tl-number">
            {t('pieces')}
          </th>
          <ChangeHeads />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, size, pieces, quantity, before, after }) => (
          <tr key={`${title} ${size} ${quantity} ${before}`}>
            <th scope="row">
              {title} <span className="tl-quiet">{t('size', { size, quantity })}</span>
            </th>
            <td className="tl-number">{pieces > 0 ? format.number(pieces) : '–'}</td>
            <ChangeCells before={before} after={after} />
          </tr>
        ))}
      </tbody>
    </ToolTable>
  )
}

/** Totals of open quotations if they were sent again: a sent quotation keeps its prices. */
function OpenQuotations({ quotations }: Pick<Effect, 'quotations'>) {
  const t = useTranslations('tools.pricing.effect')
  return (
    <>
      <h3>{t('quotations')}</h3>
      <p className="tl-quiet">{t('quotationsText')}</p>
      <ToolTable>
        <thead>
          <tr>
            <th scope="col">{t('quotation')}</th>
            <ChangeHeads />
          </tr>
        </thead>
        <tbody>
          {quotations.map(({ id, name, sent, before, after }) => (
            <tr key={id}>
              <th scope="row">
                <a className="link" href={`/admin/quotations?id=${id}`}>
                  {quotationName(id)}
                </a>{' '}
                {name} <span className="tl-quiet">{t(sent ? 'quotationSent' : 'quotationDraft')}</span>
              </th>
              <ChangeCells before={before} after={after} />
            </tr>
          ))}
        </tbody>
      </ToolTable>
    </>
  )
}
