import type { Double } from '@/server/people/clients/doubles'
import { ColumnHead } from '../column-head'
import type { PanelTexts } from '../panel-texts'

/** Accounts that may be the same person's, each pair with why, and the way to see them side by side. */
export function PairList({ doubles, texts: { t } }: { doubles: readonly Double[]; texts: PanelTexts }) {
  if (doubles.length === 0) return <p>{t('backOffice.doubles.none')}</p>
  const party = ({ id, name, email, orders }: Double['first']) => (
    <>
      <a href={`/admin/collections/clients/${id}`}>{name || email}</a>
      <small>
        {email} · {t('backOffice.doubles.orders', { count: orders })}
      </small>
    </>
  )
  return (
    <table>
      <thead>
        <tr>
          <ColumnHead>{t('backOffice.doubles.heads.keep')}</ColumnHead>
          <ColumnHead>{t('backOffice.doubles.heads.leave')}</ColumnHead>
          <ColumnHead>{t('backOffice.doubles.heads.why')}</ColumnHead>
          <th>
            <span className="bo-hidden">{t('backOffice.doubles.compare')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {doubles.map(({ reasons, first, second }) => (
          <tr key={`${first.id}-${second.id}`}>
            <td>{party(first)}</td>
            <td>{party(second)}</td>
            <td>{reasons.map(one => t(`backOffice.doubles.reasons.${one}`)).join(', ')}</td>
            <td>
              <a className="bo-button" href={`/admin/doubles?keep=${first.id}&leave=${second.id}`}>
                {t('backOffice.doubles.compare')}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
