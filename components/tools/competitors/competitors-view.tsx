'use client'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { type ChangeEvent, useState } from 'react'
import { z } from 'zod'
import { withTexts } from '@/components/with-texts'
import { type CompetitorsAnswer, competitorColumns, competitorsAnswer } from '@/lib/contract/competitors'
import { materialsAnswer } from '@/lib/contract/material-tools'
import { type ImportFault, importFault } from '@/lib/contract/tools'
import { countryOf, locales } from '@/lib/site/locales'
import { FaultList } from '../fault-list'
import { sendForStaff } from '../staff-fetch'
import { TroubleView } from '../trouble-view'
import { useRefusal } from '../use-refusal'
import { useStaffData } from '../use-staff-data'
import { EnterForm } from './enter-form'
import { alarming, GapRow } from './gap-row'

const countries = [...new Set(locales.map(countryOf))]
const letterOf = (index: number) => String.fromCharCode(65 + (index % 26))

interface TableProps extends CompetitorsAnswer {
  competitors: readonly string[]
  onRemove: (id: number) => void
}

function PriceTable({ rows, currency, competitors, onRemove }: TableProps) {
  const t = useTranslations('tools.competitors')
  const format = useFormatter()
  const money = (value: number) => format.number(value, { style: 'currency', currency })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be pushed aside must be reachable without a pointer
    <section className="tl-scroll tl-panel" aria-label={t('table')} tabIndex={0}>
      <table className="tl-table">
        <thead>
          <tr>
            <th scope="col">{t('material')}</th>
            <th scope="col">{t('size')}</th>
            <th scope="col" className="tl-number">
              {t('ours')}
            </th>
            {competitors.map((name, i) => (
              <th key={name} scope="col" className="tl-number">
                {letterOf(i)} · {name}
              </th>
            ))}
            <th scope="col">{t('gap')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ material, title, width, height, quantity, ours, theirs }) => {
            const gaps =
              ours === null
                ? []
                : theirs.map(({ competitor, price }) => ({
                    letter: letterOf(competitors.indexOf(competitor)),
                    gap: (price - ours) / ours,
                  }))
            return (
              <tr key={`${material} ${width} ${height} ${quantity}`}>
                <th scope="row">{title}</th>
                <td>{t('sizeOf', { size: `${width} × ${height}`, quantity })}</td>
                <td className="tl-number">{ours === null ? t('notMade') : money(ours)}</td>
                {competitors.map(name => {
                  const own = theirs.find(({ competitor }) => competitor === name)
                  const isAlarming = own && ours !== null && (own.price - ours) / ours <= alarming
                  return (
                    <td key={name} className={`tl-number${isAlarming ? ' tl-down' : ''}`}>
                      {own && (
                        <>
                          {money(own.price)}{' '}
                          <button
                            type="button"
                            className="tl-button"
                            aria-label={t('remove', { name, title })}
                            onClick={() => onRemove(own.id)}
                          >
                            ×
                          </button>
                        </>
                      )}
                    </td>
                  )
                })}
                <td>{gaps.length > 0 && <GapRow gaps={gaps} />}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

type Told = { faults: ImportFault[] } | { count: number } | { refused: string }

function ImportPrices({ country, onDone }: { country: string; onDone: () => void }) {
  const t = useTranslations('tools.competitors')
  const imports = useTranslations('tools.import')
  const refusalText = useRefusal()
  const [told, setTold] = useState<Told | null>(null)
  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    const sent = await sendForStaff('/api/tools/competitors/import', 'POST', {
      country,
      csv: await file.text(),
    })
    target.value = ''
    const faults = z.object({ faults: z.array(importFault) }).safeParse(sent.ok ? null : sent.details)
    if (sent.ok) setTold({ count: z.object({ prices: z.number() }).parse(sent.body).prices })
    else setTold(faults.success ? faults.data : { refused: sent.code })
    if (sent.ok) onDone()
  }
  return (
    <>
      <label className="tl-button">
        {imports('choose')}
        <input type="file" accept=".csv,text/csv" className="sr-only" onChange={onFile} />
      </label>
      <span className="tl-quiet">{competitorColumns.join('; ')}</span>
      <div role="status" className="w-full">
        {told && 'faults' in told && <FaultList faults={told.faults} />}
        {told && 'count' in told && t('taken', { count: told.count })}
        {told && 'refused' in told && refusalText(told.refused)}
      </div>
    </>
  )
}

/** Competitors' prices beside ours, the gap as a chart; entered or taken from a file (TOOLS-10). */
function CompetitorsView() {
  const t = useTranslations('tools.competitors')
  const locale = useLocale()
  const [country, setCountry] = useState(countryOf(locale))
  const { data, trouble, refresh } = useStaffData(
    `/api/tools/competitors?country=${country}&locale=${locale}`,
    competitorsAnswer,
  )
  const { data: known } = useStaffData(`/api/tools/materials?locale=${locale}`, materialsAnswer)
  const [refused, setRefused] = useState<string | null>(null)
  const refusalText = useRefusal()
  if (trouble) return <TroubleView trouble={trouble} />
  if (!data) return null
  const competitors = [
    ...new Set(data.rows.flatMap(({ theirs }) => theirs.map(({ competitor }) => competitor))),
  ].sort()
  const remove = async (id: number) => {
    const sent = await sendForStaff(`/api/tools/competitors/${id}`, 'DELETE')
    setRefused(sent.ok ? null : sent.code)
    await refresh()
  }
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return (
    <div className="tl-stack">
      <div className="tl-bar">
        <select
          className="tl-input"
          aria-label={t('country')}
          value={country}
          onChange={event => setCountry(event.target.value)}
        >
          {countries.map(code => (
            <option key={code} value={code}>
              {names.of(code) ?? code}
            </option>
          ))}
        </select>
        <span className="tl-quiet">{t('text')}</span>
        <ImportPrices country={country} onDone={refresh} />
      </div>
      {refused && <p role="alert">{refusalText(refused)}</p>}
      {data.rows.length === 0 ? (
        <p className="tl-panel">{t('none')}</p>
      ) : (
        <PriceTable {...data} competitors={competitors} onRemove={remove} />
      )}
      {known && (
        <EnterForm country={country} materials={known.materials} competitors={competitors} onDone={refresh} />
      )}
    </div>
  )
}

/** It, with its texts. */
export const CompetitorsIsland = withTexts(CompetitorsView)
