import type { Planned } from '@/server/catalogue/content/planned'
import { CallButton } from '../call-button'
import { momentText, type PanelTexts } from '../panel-texts'

interface PlannedListProps {
  collection: string
  planned: readonly Planned[]
  canChange: boolean
  texts: PanelTexts
}

/** Planned publications of a list, and planned ends of them, with their times; failed ones come first. */
export function PlannedList({ collection, planned, canChange, texts: { t, locale } }: PlannedListProps) {
  if (planned.length === 0) return null
  const failedFirst = [...planned].sort((a, b) => Number(b.failed) - Number(a.failed))
  return (
    <section className="bo-planned" aria-label={t('backOffice.planned.title')}>
      <h2>{t('backOffice.planned.title')}</h2>
      <ul>
        {failedFirst.map(({ id, document, title, type, at, failed }) => (
          <li key={id}>
            <a href={`/admin/collections/${collection}/${document}`}>{title}</a>{' '}
            <span className={`bo-badge bo-badge--${failed ? 'refused' : 'inform'}`}>
              {t(`backOffice.planned.${failed ? 'failed' : type}`, { moment: momentText(at, locale) })}
            </span>{' '}
            {canChange && (
              <CallButton
                method="DELETE"
                path={`/api/planned-publications/${id}`}
                label={t(`backOffice.planned.${failed ? 'putAway' : 'callOff'}`)}
                failed={t('backOffice.refusals.other')}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
