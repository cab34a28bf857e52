import type { ErasurePlan } from '@/server/people/clients/erasure'
import type { PanelTexts } from '../panel-texts'
import { EraseForm } from './erase-form'
import type { SheetParts } from './parts'

/** How many likely duplicates are named; the page of duplicates has all. */
const mostShown = 3

/** What an erasure deletes and what it keeps, shown before it is done. */
function ErasureLists({ plan, texts: { t } }: { plan: ErasurePlan; texts: PanelTexts }) {
  const { sessions, designs, carts, requests, notes, points, blanked, orders, open, until, proven } = plan
  const words = (key: 'goes' | 'stays') => t(`backOffice.clientSheet.erase.${key}`)
  return (
    <>
      <h4>{words('goes')}</h4>
      <ul>
        <li>{t('backOffice.clientSheet.erase.account', { sessions })}</li>
        <li>{t('backOffice.clientSheet.erase.kept', { designs, carts, requests })}</li>
        <li>{t('backOffice.clientSheet.erase.told', { points, notes })}</li>
        {blanked > 0 && <li>{t('backOffice.clientSheet.erase.blanked', { blanked })}</li>}
        <li>
          {t(proven ? 'backOffice.clientSheet.erase.written' : 'backOffice.clientSheet.erase.unproven')}
        </li>
      </ul>
      <h4>{words('stays')}</h4>
      <ul>
        {until === null ? (
          <li>{t('backOffice.clientSheet.erase.nothing')}</li>
        ) : (
          <li>{t('backOffice.clientSheet.erase.orders', { orders, until: String(until) })}</li>
        )}
        {open > 0 && <li>{t('backOffice.clientSheet.erase.open', { open })}</li>}
        <li>{t('backOffice.clientSheet.erase.journal')}</li>
      </ul>
    </>
  )
}

/** Actions on all of his data: duplicates merged, the person erased. */
export function ClientData({ sheet, texts, merges }: SheetParts & { merges: boolean }) {
  const { client, doubles, erasure } = sheet
  const { t } = texts
  if (client.closed || (!merges && !erasure)) return null
  return (
    <section className="bo-panel" aria-labelledby="client-data">
      <h3 id="client-data">{t('backOffice.clientSheet.data')}</h3>
      {merges && (
        <>
          {doubles.slice(0, mostShown).map(({ reasons, second }) => (
            <p key={second.id} className="bo-alert">
              {t('backOffice.doubles.like', { name: second.name || second.email })}{' '}
              <span className="bo-note">
                {reasons.map(one => t(`backOffice.doubles.reasons.${one}`)).join(', ')}
              </span>{' '}
              <a href={`/admin/doubles?keep=${client.id}&leave=${second.id}`}>
                {t('backOffice.doubles.compare')}
              </a>
            </p>
          ))}
          <p>
            <a className="bo-button" href={`/admin/doubles?keep=${client.id}`}>
              {t('backOffice.doubles.begin')}
            </a>
          </p>
        </>
      )}
      {erasure && (
        <details>
          <summary>{t('backOffice.clientSheet.erase.title')}</summary>
          <ErasureLists plan={erasure} texts={texts} />
          <EraseForm
            client={client.id}
            words={{
              email: t('backOffice.clientSheet.erase.email', { email: client.email }),
              send: t('backOffice.clientSheet.erase.send'),
              failed: t('backOffice.refusals.other'),
            }}
          />
        </details>
      )}
    </section>
  )
}
