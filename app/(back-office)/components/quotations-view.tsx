import { redirect } from 'next/navigation'
import { NextIntlClientProvider } from 'next-intl'
import type { AdminViewServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { isLocale, localePath, type SiteLocale } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'
import { quotationPage } from '@/lib/orders/quotations/numbers'
import { quotationStates } from '@/lib/orders/quotations/states'
import { can } from '@/lib/people/actor/can'
import { getContent } from '@/server/catalogue/content'
import { listQuotations } from '@/server/orders/quotations/list-quotations'
import { readDraft } from '@/server/orders/quotations/work-on-draft'
import { PanelFrame } from './panel-frame'
import { type PanelTexts, panelTexts } from './panel-texts'
import { QuotationEditor } from './quotations/quotation-editor'
import { QuotationTable } from './quotations/quotation-table'
import './back-office.css'
import './quotations/quotations.css'

type Actor = ReturnType<typeof actorOfUser>
type Query = Readonly<Record<string, string | string[] | undefined>>

const pageSize = 40
const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

/** All quotations, the newest first, or those of one state. */
async function List({ actor, query, texts }: { actor: Actor; query: Query; texts: PanelTexts }) {
  const state = quotationStates.find(known => known === one(query.state))
  const page = Math.max(1, Number.parseInt(one(query.page), 10) || 1)
  const found = await listQuotations(actor, { page, pageSize, ...(state && { state }) })
  return found.ok && <QuotationTable list={found.list} texts={texts} {...(state && { state })} />
}

/** One quotation with its lines, which are worked on in the browser. */
async function Editor({ actor, id, texts }: { actor: Actor; id: number; texts: PanelTexts }) {
  const read = await readDraft(actor, { id })
  if (!read.ok) return <p role="alert">{texts.t('backOffice.quotations.none')}</p>
  const { quotation } = read
  const [{ countries }, messages] = await Promise.all([getContent().catalogue(), loadMessages(texts.locale)])
  const { quotations, standIn } = messages.backOffice
  const { states } = messages.quotation
  const locale: SiteLocale = isLocale(quotation.locale) ? quotation.locale : texts.locale
  return (
    <NextIntlClientProvider
      locale={texts.locale}
      timeZone="Europe/Paris"
      messages={{ backOffice: { quotations, standIn }, quotation: { states } }}
    >
      <QuotationEditor
        key={quotation.id}
        quotation={quotation}
        clientPage={localePath(locale, quotationPage(quotation.id))}
        countries={countries.countries.map(({ code }) => code)}
      />
    </NextIntlClientProvider>
  )
}

/** `/admin/quotations`: what clients ask a price for, and the answers (QUOTATION-3). */
export async function QuotationsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const query: Query = view.searchParams ?? {}
  const id = Number(one(query.id))
  if (req.user?.collection !== 'admins') {
    const back = `/admin/quotations${id ? `?id=${id}` : ''}`
    redirect(`/admin/login?redirect=${encodeURIComponent(back)}`)
  }
  const actor = actorOfUser(req.user)
  if (!can(actor, 'quotation.edit')) redirect('/admin')
  const texts = await panelTexts(view.i18n.language)
  return (
    <PanelFrame view={view}>
      <div className="bo-view bo-quotations">
        {Number.isSafeInteger(id) && id > 0 ? (
          <Editor actor={actor} id={id} texts={texts} />
        ) : (
          <List actor={actor} query={query} texts={texts} />
        )}
      </div>
    </PanelFrame>
  )
}
