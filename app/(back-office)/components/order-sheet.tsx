import { NextIntlClientProvider } from 'next-intl'
import type { UIFieldServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { loadMessages } from '@/lib/ground/site/messages'
import { readOrderSheet } from '@/server/office/orders/order-sheet'
import { FailedJobs } from './failed-jobs'
import { OrderAddresses } from './order-addresses'
import { OrderClaims } from './order-claims'
import { OrderDocuments } from './order-documents'
import { OrderEvents } from './order-events'
import { OrderHead } from './order-head'
import { OrderLineCard } from './order-line-card'
import { OrderMoney } from './order-money'
import { OrderNotes } from './order-notes'
import { OrderParcels } from './order-parcels'
import { OrderSums } from './order-sums'
import { panelTexts } from './panel-texts'
import './back-office.css'

/** An order as a clerk needs it: what to make, where it goes, what was paid, what has happened. */
export async function OrderSheet({ id, user, i18n }: UIFieldServerProps) {
  const sheet = id === undefined ? null : await readOrderSheet(actorOfUser(user), { id: Number(id) })
  if (!sheet) return null
  const texts = await panelTexts(i18n.language)
  const { t } = texts
  const { compare } = (await loadMessages(texts.locale)).backOffice.order
  const { order } = sheet
  return (
    <div className="bo-sheet">
      <OrderHead sheet={sheet} texts={texts} />
      <FailedJobs jobs={sheet.failedJobs} texts={texts} />
      <NextIntlClientProvider
        locale={texts.locale}
        timeZone="Europe/Paris"
        messages={{ backOffice: { order: { compare } } }}
      >
        <section aria-label={t('backOffice.fields.lines')}>
          {sheet.lines.map(line => (
            <OrderLineCard
              key={line.position}
              order={order.id}
              sheetLine={line}
              signatures={sheet.signatures}
              photos={sheet.photos.filter(photo => photo.line === line.position)}
              showsPrice={sheet.sees.prices}
              texts={texts}
            />
          ))}
        </section>
      </NextIntlClientProvider>
      <div className="bo-sheet__columns">
        <OrderAddresses sheet={sheet} texts={texts} />
        {sheet.sees.prices && <OrderSums sheet={sheet} texts={texts} />}
      </div>
      <div className="bo-sheet__columns">
        <OrderParcels sheet={sheet} texts={texts} />
        {sheet.money && (
          <OrderMoney
            order={order.id}
            shown={sheet.money}
            titles={new Map(order.lines.map(({ id, title }) => [id, title]))}
            texts={texts}
          />
        )}
      </div>
      {sheet.documents && <OrderDocuments documents={sheet.documents} texts={texts} />}
      <div className="bo-sheet__columns">
        <OrderNotes sheet={sheet} texts={texts} />
        <OrderClaims sheet={sheet} texts={texts} />
      </div>
      <OrderEvents sheet={sheet} texts={texts} />
    </div>
  )
}
