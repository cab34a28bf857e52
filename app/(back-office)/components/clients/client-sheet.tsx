import type { UIFieldServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { can } from '@/lib/people/actor/can'
import { readClientSheet } from '@/server/office/people/client-sheet'
import { panelTexts } from '../panel-texts'
import { ClientData } from './client-data'
import { ClientFigures } from './client-figures'
import { ClientHead } from './client-head'
import { ClientLog } from './client-log'
import { ClientNotes } from './client-notes'
import { ClientPoints } from './client-points'
import { ClientDesigns, ClientOrders, ClientQuotations } from './client-work'
import '../back-office.css'
import './clients.css'

/** A client as a clerk needs him: his data, his orders and requests, and the notes about him (PEOPLE-30). */
export async function ClientSheet({ id, user, i18n }: UIFieldServerProps) {
  const actor = actorOfUser(user)
  const sheet = id === undefined ? null : await readClientSheet(actor, Number(id))
  if (!sheet) return null
  const texts = await panelTexts(i18n.language)
  const parts = { sheet, texts }
  return (
    <div className="bo-sheet bo-client">
      <ClientHead {...parts} entersClient={can(actor, 'client.stand-in')} />
      <ClientFigures {...parts} />
      <div className="bo-client__columns">
        <div className="bo-client__main">
          <ClientOrders {...parts} />
          <ClientQuotations {...parts} />
          <ClientDesigns {...parts} />
          <ClientNotes {...parts} />
        </div>
        <div className="bo-client__side">
          <ClientPoints {...parts} />
          <ClientData {...parts} merges={can(actor, 'client.merge')} />
          <ClientLog {...parts} />
        </div>
      </div>
      <h2>{texts.t('backOffice.clientSheet.form')}</h2>
    </div>
  )
}
