'use client'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Segmented } from '@/components/ui/segmented'
import { withTexts } from '@/components/with-texts'
import {
  comparedQuantities,
  comparedSizes,
  lastRatesAnswer,
  type MaterialFacts,
  materialsAnswer,
  type PricePoint,
} from '@/lib/doors/contract/material-tools'
import { Link } from '@/lib/ground/site/navigation'
import { toolPath } from '@/lib/office/tools/tools'
import { ToolTable } from '../tool-table'
import { TroubleView } from '../trouble-view'
import { useStaffData } from '../use-staff-data'
import { MaterialHead } from './material-head'
import { SurfaceChart } from './surface-chart'

const figures = ['unit', 'line', 'margin'] as const
type Figure = (typeof figures)[number]
const euro = { style: 'currency', currency: 'EUR' } as const

function Prices({ material }: { material: MaterialFacts }) {
  const t = useTranslations('tools.materials')
  const format = useFormatter()
  const [figure, setFigure] = useState<Figure>('unit')
  const textOf = (point: PricePoint | undefined, quantity: number) => {
    if (!point) return '–'
    if (figure === 'margin')
      return format.number(point.margin, { style: 'percent', maximumFractionDigits: 1 })
    return format.number(figure === 'line' ? point.unit * quantity : point.unit, euro)
  }
  return (
    <section className="tl-panel" aria-labelledby="prices">
      <div className="tl-bar">
        <h2 id="prices">{t('prices')}</h2>
        <Segmented
          name="figure"
          label={t('prices')}
          value={figure}
          options={figures.map(value => ({ value, label: t(`figures.${value}`) }))}
          onChange={setFigure}
        />
        <Link className="link tl-bar__end" href={toolPath('material-pricing-manager')}>
          {t('openGrid')}
        </Link>
      </div>
      <ToolTable>
        <thead>
          <tr>
            <th scope="col">{t('size')}</th>
            {comparedQuantities.map(quantity => (
              <th key={quantity} scope="col" className="tl-number">
                {t('quantity', { quantity })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedSizes.map((size, i) => (
            <tr key={size.join()}>
              <th scope="row">{size.join(' × ')}</th>
              {comparedQuantities.map((quantity, j) => (
                <td key={quantity} className="tl-number">
                  {textOf(material.prices[i]?.[j], quantity)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ToolTable>
    </section>
  )
}

function Rules({ material }: { material: MaterialFacts }) {
  const t = useTranslations('tools.materials')
  const format = useFormatter()
  const { min, max, letter, colors, outOfStock, xxlFrom } = material
  const mm = (value: number) => t('mm', { value: format.number(value) })
  const facts = [
    [t('size'), t('from', { min: `${min.width} × ${min.height}`, max: `${max.width} × ${max.height}` })],
    [t('xxl'), xxlFrom === null ? t('no') : mm(xxlFrom)],
    [t('letter'), mm(letter)],
    [t('colors'), format.number(colors)],
    [t('outOfStock'), format.number(outOfStock)],
  ]
  return (
    <section className="tl-panel" aria-labelledby="rules">
      <h2 id="rules">{t('rules')}</h2>
      <table className="tl-table">
        <tbody>
          {facts.map(([name, text]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="tl-number">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function LastRates({ material }: { material: MaterialFacts }) {
  const t = useTranslations('tools.materials')
  const format = useFormatter()
  const { data } = useStaffData(`/api/material-pricings/last-pricings/${material.name}`, lastRatesAnswer)
  return (
    <section className="tl-panel" aria-labelledby="rates">
      <h2 id="rates">{t('history')}</h2>
      <table className="tl-table">
        <tbody>
          {data?.data.map(({ id, validFrom, status, note }) => (
            <tr key={id}>
              <td>{format.dateTime(new Date(validFrom), { dateStyle: 'medium' })}</td>
              <th scope="row">{id}</th>
              <td className="tl-wrap">
                {status === 'active' && t('inForce')} {note}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** One material on one page: sizes by quantities, price by surface, rules, history (TOOLS-9). */
function MaterialView() {
  const t = useTranslations('tools.materials')
  const locale = useLocale()
  const { data, trouble } = useStaffData(`/api/tools/materials?locale=${locale}`, materialsAnswer)
  const [name, setName] = useState<string | null>(null)
  if (trouble) return <TroubleView trouble={trouble} />
  const chosen = data?.materials.find(material => material.name === name) ?? data?.materials[0]
  if (!data || !chosen) return null
  const others = data.materials.filter(
    ({ type, name: other }) => type === chosen.type && other !== chosen.name,
  )
  return (
    <div className="tl-stack">
      <div className="tl-bar">
        <select
          className="tl-input"
          aria-label={t('material')}
          value={chosen.name}
          onChange={event => setName(event.target.value)}
        >
          {data.materials.map(material => (
            <option key={material.name} value={material.name}>
              {material.title}
            </option>
          ))}
        </select>
        <a className="link" href={`/admin/collections/materials?search=${chosen.name}`}>
          {t('edit')}
        </a>
      </div>
      <MaterialHead material={chosen} />
      <div className="tl-columns">
        <Prices material={chosen} />
        <section className="tl-panel" aria-labelledby="chart">
          <h2 id="chart">{t('chart')}</h2>
          <SurfaceChart chosen={chosen} others={others} />
        </section>
      </div>
      <div className="tl-columns">
        <Rules material={chosen} />
        <LastRates material={chosen} />
      </div>
    </div>
  )
}

/** The view with its texts. */
export const MaterialIsland = withTexts(MaterialView)
