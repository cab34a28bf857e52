'use client'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { withTexts } from '@/components/with-texts'
import { materialsAnswer } from '@/lib/doors/contract/material-tools'
import { countryOf } from '@/lib/ground/site/locales'
import { Link } from '@/lib/ground/site/navigation'
import { type CompetitorsAnswer, competitorsAnswer } from '@/lib/office/contract/competitors'
import { toolPath } from '@/lib/office/tools/tools'
import { sendForStaff } from '../staff-fetch'
import { TroubleView } from '../trouble-view'
import { useRefusal } from '../use-refusal'
import { useStaffData } from '../use-staff-data'
import { EnterForm } from './enter-form'
import { type Filters, filtered, hasAlarm, type PriceRow } from './gaps'
import { ImportPrices } from './import-prices'
import { PriceFilters } from './price-filters'
import { letterOf, PriceTable } from './price-table'
import './competitors.css'

/** The letter of each competitor, and the date of his newest price. */
function Legend({ rows, competitors }: { rows: readonly PriceRow[]; competitors: readonly string[] }) {
  const t = useTranslations('tools.competitors')
  const format = useFormatter()
  const newest = rows
    .flatMap(({ theirs }) => theirs.map(({ at }) => at))
    .sort()
    .at(-1)
  return (
    <p className="tl-bar tl-quiet tl-legend">
      <span className="tl-legend__ours">{t('ourPrice')}</span>
      {competitors.map((name, i) => (
        <span key={name}>
          <b>{letterOf(i)}</b> {name}
        </span>
      ))}
      {newest && (
        <span className="tl-bar__end">
          {t('seen', { date: format.dateTime(new Date(newest), { dateStyle: 'long' }) })}
        </span>
      )}
    </p>
  )
}

/** Where we ask for much more than somebody else, and a link to our rates. */
function Alarm({ rows }: { rows: readonly PriceRow[] }) {
  const t = useTranslations('tools.competitors')
  const count = rows.filter(hasAlarm).length
  if (count === 0) return null
  return (
    <p className="tl-panel tl-alarm">
      <span>
        {t('alarm', { count })}{' '}
        <Link className="link" href={toolPath('material-pricing-manager')}>
          {t('tryPrices')}
        </Link>
      </span>
    </p>
  )
}

interface PricesProps extends CompetitorsAnswer {
  competitors: readonly string[]
  filters: Filters
  onChanged: () => Promise<unknown>
}

/** The filtered prices, with a button to remove wrong ones. */
function Prices({ rows, currency, competitors, filters, onChanged }: PricesProps) {
  const t = useTranslations('tools.competitors')
  const refusalText = useRefusal()
  const [refused, setRefused] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const shown = filtered(rows, filters)
  const remove = async (id: number) => {
    const sent = await sendForStaff(`/api/tools/competitors/${id}`, 'DELETE')
    setRefused(sent.ok ? null : sent.code)
    await onChanged()
  }
  return (
    <>
      <Legend rows={rows} competitors={competitors} />
      {refused && <p role="alert">{refusalText(refused)}</p>}
      {shown.length === 0 ? (
        <p className="tl-panel">{t('noneSuch')}</p>
      ) : (
        <PriceTable {...{ rows: shown, currency, competitors, isOpen }} onRemove={remove} />
      )}
      <Alarm rows={filtered(rows, { ...filters, onlyAlarming: false })} />
      <p>
        <button type="button" className="tl-button" aria-pressed={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('correct')}
        </button>
      </p>
    </>
  )
}

/** Competitors' prices beside ours, the gap as a chart; entered or taken from a file (TOOLS-10). */
function CompetitorsView() {
  const t = useTranslations('tools.competitors')
  const locale = useLocale()
  const [country, setCountry] = useState(countryOf(locale))
  const [chosen, setChosen] = useState<Filters | null>(null)
  const { data, trouble, refresh } = useStaffData(
    `/api/tools/competitors?country=${country}&locale=${locale}`,
    competitorsAnswer,
  )
  const { data: known } = useStaffData(`/api/tools/materials?locale=${locale}`, materialsAnswer)
  if (trouble) return <TroubleView trouble={trouble} />
  if (!data) return null
  const { rows } = data
  const competitors = [
    ...new Set(rows.flatMap(({ theirs }) => theirs.map(({ competitor }) => competitor))),
  ].sort()
  const least = Math.min(...rows.map(({ quantity }) => quantity))
  const filters = chosen ?? { quantity: least, material: '', onlyAlarming: false }
  const choose = (code: string) => {
    setChosen(null)
    setCountry(code)
  }
  return (
    <div className="tl-stack">
      <p className="tl-quiet">{t('text')}</p>
      <div className="tl-bar">
        <PriceFilters {...{ rows, country, filters }} onCountry={choose} onFilters={setChosen} />
      </div>
      {rows.length === 0 ? (
        <p className="tl-panel">{t('none')}</p>
      ) : (
        <Prices {...data} {...{ competitors, filters }} onChanged={refresh} />
      )}
      <ImportPrices country={country} onDone={refresh} />
      {known && (
        <EnterForm country={country} materials={known.materials} competitors={competitors} onDone={refresh} />
      )}
    </div>
  )
}

/** The view with its texts. */
export const CompetitorsIsland = withTexts(CompetitorsView)
