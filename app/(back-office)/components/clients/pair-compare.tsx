import type { MergePlan, MergeSide } from '@/server/people/clients/merge-plan'
import { ColumnHead } from '../column-head'
import type { PanelTexts } from '../panel-texts'
import { MergeButton } from './merge-button'
import { dayText } from './parts'

interface PairProps {
  plan: MergePlan
  texts: PanelTexts
}

/** The rows of the comparison: the values of the account that stays. */
function rowsOf({ plan, texts }: PairProps) {
  const { t, locale } = texts
  const { keep, leave, taken, addresses, points } = plan
  const field = (name: 'name' | 'phone' | 'adminName' | 'vatNumber' | 'siretNumber') => ({
    label: t(`backOffice.fields.${name}`),
    of: (side: MergeSide) => side[name],
    becomes: taken.includes(name) ? leave[name] : keep[name],
  })
  const sum = (name: 'orders' | 'quotations' | 'designs' | 'carts' | 'notes') => ({
    label: t(`backOffice.doubles.rows.${name}`),
    of: (side: MergeSide) => String(side[name]),
    becomes: String(keep[name] + leave[name]),
  })
  const company = ({ companyName, companyRole }: MergeSide) =>
    [companyName, companyRole && t(`backOffice.options.${companyRole}`)].filter(Boolean).join(' · ')
  const proven = (side: MergeSide) => t(`backOffice.doubles.proven.${side.proven ? 'yes' : 'no'}`)
  const type = (side: MergeSide) => t(`backOffice.options.${side.accountType}`)
  return [
    { label: t('backOffice.fields.email'), of: (side: MergeSide) => side.email, becomes: keep.email },
    { label: t('backOffice.fields.emailVerified'), of: proven, becomes: proven(keep) },
    field('name'),
    field('phone'),
    { label: t('backOffice.fields.accountType'), of: type, becomes: type(keep) },
    {
      label: t('backOffice.fields.company'),
      of: company,
      becomes: company(taken.includes('company') ? leave : keep),
    },
    field('vatNumber'),
    field('siretNumber'),
    field('adminName'),
    sum('orders'),
    sum('quotations'),
    sum('designs'),
    sum('carts'),
    sum('notes'),
    {
      label: t('backOffice.fields.addresses'),
      of: (side: MergeSide) => String(side.addresses?.addresses.length ?? 0),
      becomes: String(addresses.addresses.length),
    },
    {
      label: t('backOffice.clientSheet.points.title'),
      of: (side: MergeSide) => String(side.points),
      becomes: String(points),
    },
    {
      label: t('backOffice.doubles.rows.createdAt'),
      of: (side: MergeSide) => dayText(side.createdAt, locale),
      becomes: dayText(keep.createdAt, locale),
    },
    {
      label: t('backOffice.doubles.rows.seenAt'),
      of: (side: MergeSide) => (side.seenAt ? dayText(side.seenAt, locale) : '–'),
      becomes: '',
    },
  ].filter(({ of, becomes }) => of(keep) !== '' || of(leave) !== '' || becomes !== '')
}

/** What can be done with the pair: merge, swap, go back. */
function PairActions({ plan, texts: { t } }: PairProps) {
  const { keep, leave, refusal, shown } = plan
  return (
    <div className="bo-sheet__head">
      {!refusal && (
        <MergeButton
          keep={keep.id}
          leave={leave.id}
          shown={shown}
          label={t('backOffice.doubles.merge')}
          failed={t('backOffice.refusals.other')}
        />
      )}
      {keep.id !== leave.id && !leave.closed && (
        <a className="bo-button" href={`/admin/doubles?keep=${leave.id}&leave=${keep.id}`}>
          {t('backOffice.doubles.swap')}
        </a>
      )}
      <a href="/admin/doubles">{t('backOffice.doubles.back')}</a>
    </div>
  )
}

/** Two accounts side by side and the result of the merge; nothing is done before the button is pressed. */
export function PairCompare({ plan, texts }: PairProps) {
  const { t } = texts
  const { keep, leave, addressesLeft, refusal } = plan
  const link = ({ id, name, email }: MergeSide) => (
    <a href={`/admin/collections/clients/${id}`}>{name || email}</a>
  )
  return (
    <>
      <table className="bo-doubles">
        <thead>
          <tr>
            <th />
            <ColumnHead>
              {t('backOffice.doubles.heads.keep')} {link(keep)}
            </ColumnHead>
            <ColumnHead>
              {t('backOffice.doubles.heads.leave')} {link(leave)}
            </ColumnHead>
            <ColumnHead>{t('backOffice.doubles.heads.then')}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {rowsOf({ plan, texts }).map(({ label, of, becomes }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{of(keep)}</td>
              <td>{of(leave)}</td>
              <td>
                <b>{becomes}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('backOffice.doubles.ends', { email: leave.email })}</p>
      {addressesLeft > 0 && (
        <p className="bo-alert">{t('backOffice.doubles.addressesLeft', { count: addressesLeft })}</p>
      )}
      {refusal && (
        <p className="bo-alert" role="alert">
          {t(`backOffice.refusals.${refusal}`, { by: leave.entered ?? '' })}
        </p>
      )}
      <PairActions plan={plan} texts={texts} />
    </>
  )
}
