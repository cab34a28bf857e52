import { redirect } from 'next/navigation'
import { NextIntlClientProvider } from 'next-intl'
import type { AdminViewServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { stockFilePath } from '@/lib/catalogue/stock/moves'
import { languageOf } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'
import { can } from '@/lib/people/actor/can'
import {
  readStock,
  readStockMoves,
  type StockRow,
  type StockShow,
  stockShows,
} from '@/server/catalogue/stock/read-stock'
import { PanelFrame } from './panel-frame'
import { type PanelTexts, panelTexts } from './panel-texts'
import { ImportStock } from './stock/import-stock'
import { StockMoves } from './stock/stock-moves'
import { StockTable } from './stock/stock-table'
import './back-office.css'
import './stock/stock.css'

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

const isShown = ({ pieces, lowAt }: StockRow, show: StockShow): boolean =>
  show === 'all' || (show === 'out' ? pieces <= 0 : pieces <= lowAt)

/** Filters: all, low and sold out, each with its count; and a search in names. */
function Filters({
  rows,
  show,
  q,
  texts: { t },
}: {
  rows: StockRow[]
  show: StockShow
  q: string
  texts: PanelTexts
}) {
  return (
    <form action="/admin/stock" className="bo-filters">
      <div className="bo-stock__shows">
        {stockShows.map(name => (
          <a
            key={name}
            className={name === show ? 'bo-button bo-button--main' : 'bo-button'}
            aria-current={name === show ? 'page' : undefined}
            href={`/admin/stock?show=${name}`}
          >
            {t(`backOffice.stock.shows.${name}`)} {rows.filter(row => isShown(row, name)).length}
          </a>
        ))}
      </div>
      <div>
        <label htmlFor="stock-q">{t('backOffice.stock.search')}</label>
        <input id="stock-q" name="q" defaultValue={q} maxLength={100} />
      </div>
      <input type="hidden" name="show" value={show} />
      <button type="submit" className="bo-button">
        {t('backOffice.stock.find')}
      </button>
    </form>
  )
}

/** `/admin/stock`: the stock, how much of it is already ordered, and who counted what, when and why (STOCK-2). */
export async function StockView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (req.user?.collection !== 'admins') redirect('/admin/login?redirect=/admin/stock')
  const actor = actorOfUser(req.user)
  if (!can(actor, 'stock.change')) redirect('/admin')
  const texts = await panelTexts(view.i18n.language)
  const { t, locale } = texts
  const { searchParams = {} } = view
  const show = stockShows.find(name => name === one(searchParams.show)) ?? 'all'
  const q = one(searchParams.q).trim()
  const [all, messages] = await Promise.all([readStock(actor, languageOf(locale)), loadMessages(locale)])
  const rows = all ?? []
  const chosen = rows.find(({ id }) => id === Number(one(searchParams.id)))
  const sought = q.toLowerCase()
  const shown = chosen
    ? [chosen]
    : rows.filter(
        row => isShown(row, show) && `${row.title} ${row.slug} ${row.variant}`.toLowerCase().includes(sought),
      )
  const { file } = messages.backOffice.stock
  return (
    <PanelFrame view={view}>
      <div className="bo-view">
        <h1>{t('backOffice.stock.title')}</h1>
        <p>{t('backOffice.stock.lead')}</p>
        <div className="bo-stock__files">
          <a className="bo-button" href={stockFilePath} download>
            {t('backOffice.stock.export')}
          </a>
          <NextIntlClientProvider locale={locale} messages={{ backOffice: { stock: { file } } }}>
            <ImportStock />
          </NextIntlClientProvider>
          <a href="/admin/collections/stock-levels/create">{t('backOffice.stock.add')}</a>
        </div>
        <p>{t('backOffice.stock.file.hint')}</p>
        <Filters rows={rows} show={show} q={q} texts={texts} />
        {shown.length === 0 ? <p>{t('backOffice.stock.none')}</p> : <StockTable rows={shown} texts={texts} />}
        <h2>{t('backOffice.stock.moves', { of: chosen ? 'one' : 'all', title: chosen?.title ?? '' })}</h2>
        <StockMoves moves={await readStockMoves(actor, chosen ?? null)} texts={texts} />
      </div>
    </PanelFrame>
  )
}
