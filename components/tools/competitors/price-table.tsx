import { useFormatter, useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { WidePanel } from '../wide-panel'
import { GapRow, GapScale } from './gap-row'
import { gapOf, gapsOf, hasAlarm, isAlarming, meanGap, type PriceRow } from './gaps'

/** What a competitor is called in chart and columns. */
export const letterOf = (index: number) => String.fromCharCode(65 + (index % 26))

interface PriceTableProps {
  rows: readonly PriceRow[]
  currency: string
  competitors: readonly string[]
  /** Whether prices may be removed; then the chart is hidden. */
  isOpen: boolean
  onRemove: (id: number) => void
}

type CellProps = Pick<PriceTableProps, 'isOpen' | 'onRemove'> & {
  row: PriceRow
  name: string
  money: (value: number) => string
}

function PriceCell({ row, name, money, isOpen, onRemove }: CellProps) {
  const t = useTranslations('tools.competitors')
  const own = row.theirs.find(({ competitor }) => competitor === name)
  const isMarked = own && row.ours !== null && isAlarming(gapOf(own.price, row.ours))
  return (
    <td className={classNames('tl-number tl-theirs', isMarked && 'tl-down')}>
      {own && money(own.price)}
      {own && isOpen && (
        <button
          type="button"
          className="tl-remove"
          aria-label={t('remove', { name, title: row.title })}
          onClick={() => onRemove(own.id)}
        >
          ×
        </button>
      )}
    </td>
  )
}

function GapCells({ row, competitors }: { row: PriceRow; competitors: readonly string[] }) {
  const format = useFormatter()
  const gaps = gapsOf(row).map(({ competitor, gap }) => ({
    letter: letterOf(competitors.indexOf(competitor)),
    gap,
  }))
  const mean = meanGap(row)
  return (
    <>
      <td>{gaps.length > 0 && <GapRow gaps={gaps} />}</td>
      <td className={classNames('tl-number', hasAlarm(row) && 'tl-down')}>
        {mean !== null &&
          format.number(mean, { style: 'percent', minimumFractionDigits: 1, signDisplay: 'exceptZero' })}
      </td>
    </>
  )
}

/** Their prices beside ours, and how far they are from it as a chart; on a narrow screen the chart alone. */
export function PriceTable({ rows, currency, competitors, isOpen, onRemove }: PriceTableProps) {
  const t = useTranslations('tools.competitors')
  const format = useFormatter()
  const money = (value: number) => format.number(value, { style: 'currency', currency })
  return (
    <WidePanel label={t('table')}>
      <table className={classNames('tl-table', isOpen && 'tl-table--open')}>
        <thead>
          <tr>
            <th scope="col">{t('material')}</th>
            <th scope="col">{t('size')}</th>
            <th scope="col" className="tl-number">
              {t('ours')}
            </th>
            {competitors.map((name, i) => (
              <th key={name} scope="col" className="tl-number tl-theirs" title={name}>
                {letterOf(i)}
              </th>
            ))}
            {!isOpen && (
              <>
                <th scope="col">
                  <span className="sr-only">{t('gap')}</span>
                  <GapScale />
                </th>
                <th scope="col" className="tl-number">
                  {t('mean')}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={`${row.material} ${row.width} ${row.height}`}>
              <th scope="row">{row.title}</th>
              <td>{`${row.width} × ${row.height}`}</td>
              <td className="tl-number tl-ours">{row.ours === null ? t('notMade') : money(row.ours)}</td>
              {competitors.map(name => (
                <PriceCell key={name} {...{ row, name, money, isOpen, onRemove }} />
              ))}
              {!isOpen && <GapCells row={row} competitors={competitors} />}
            </tr>
          ))}
        </tbody>
      </table>
    </WidePanel>
  )
}
