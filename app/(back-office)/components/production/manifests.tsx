import { manifestName } from '@/lib/orders/order/manifest'
import type { ManifestSummary, OpenParcels } from '@/server/orders/shipments/manifests'
import { CallButton } from '../call-button'
import { carrierText } from '../carrier-text'
import { ColumnHead } from '../column-head'
import { momentText, type PanelTexts } from '../panel-texts'

interface ManifestsProps {
  open: readonly OpenParcels[]
  made: readonly ManifestSummary[]
  texts: PanelTexts
}

const dayText = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))

/** What has left and is on no list yet, by carrier and day. */
function Open({ open, texts }: Pick<ManifestsProps, 'open' | 'texts'>) {
  const { t, locale } = texts
  if (open.length === 0) return <p>{t('backOffice.production.manifests.none')}</p>
  return (
    <ul className="bo-manifests">
      {open.map(({ carrier, day, parcels, unnumbered }) => (
        <li key={`${carrier} ${day}`}>
          <p>
            <b>{carrierText(carrier, texts)}</b>
            <span>{dayText(day, locale)}</span>
          </p>
          <p>
            {t('backOffice.production.manifests.parcels', { count: parcels })}
            {unnumbered > 0 && (
              <small>{t('backOffice.production.manifests.unnumbered', { count: unnumbered })}</small>
            )}
          </p>
          <CallButton
            method="POST"
            path="/api/manifests"
            body={{ carrier, day }}
            label={t('backOffice.production.manifests.make')}
            failed={t('backOffice.production.failed')}
            main
          />
        </li>
      ))}
    </ul>
  )
}

const heads = ['number', 'carrier', 'day', 'parcels', 'made', 'files'] as const

/** Lists that were made; each can be downloaded again unchanged. */
function Made({ made, texts }: Pick<ManifestsProps, 'made' | 'texts'>) {
  const { t, locale } = texts
  if (made.length === 0) return <p>{t('backOffice.production.manifests.noneMade')}</p>
  return (
    <div className="bo-production__scroll">
      <table>
        <thead>
          <tr>
            {heads.map(head => (
              <ColumnHead key={head} figure={head === 'parcels'}>
                {t(`backOffice.production.manifests.heads.${head}`)}
              </ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {made.map(({ id, carrier, day, parcels, at, by }) => (
            <tr key={id}>
              <td>
                <b>{manifestName(id)}</b>
              </td>
              <td>{carrierText(carrier, texts)}</td>
              <td>{dayText(day, locale)}</td>
              <td className="bo-right">{parcels}</td>
              <td>
                {momentText(at, locale)}
                <small>{by}</small>
              </td>
              <td>
                <a href={`/api/manifests/${id}/manifest.pdf`}>PDF</a>{' '}
                <a href={`/api/manifests/${id}/manifest.csv`}>CSV</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What carriers take at the day's end, and the lists that they sign (PRODUCTION-12). */
export function Manifests({ open, made, texts }: ManifestsProps) {
  const { t } = texts
  return (
    <>
      <a href="/admin/production">{t('backOffice.production.back')}</a>
      <h1>{t('backOffice.production.manifests.title')}</h1>
      <p>{t('backOffice.production.manifests.lead')}</p>
      <h2>{t('backOffice.production.manifests.open')}</h2>
      <Open open={open} texts={texts} />
      <h2>{t('backOffice.production.manifests.lists')}</h2>
      <Made made={made} texts={texts} />
    </>
  )
}
