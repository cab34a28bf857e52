'use client'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { withTexts } from '@/components/with-texts'
import {
  comparedQuantities,
  comparedSizes,
  type MaterialFacts,
  materialsAnswer,
} from '@/lib/doors/contract/material-tools'
import { TroubleView } from '../trouble-view'
import { useStaffData } from '../use-staff-data'
import { WidePanel } from '../wide-panel'
import { MaterialPicture } from './material-head'

/** Most materials side by side. */
const mostCompared = 6
const euro = { style: 'currency', currency: 'EUR' } as const
/** Places of the sizes and quantities whose prices are compared. */
const shownSizes = [0, 1, 3]
const shownQuantities = [0, comparedQuantities.length - 1]

interface Row {
  key: string
  name: string
  /** What each material shows. */
  texts: readonly string[]
  /** Figures compared by bars on one scale. */
  figures?: readonly (number | null)[]
}

/** A figure as a bar; the lowest of the row is marked. */
function Bar({ value, figures }: { value: number; figures: readonly (number | null)[] }) {
  const known = figures.filter(figure => figure !== null)
  const isLeast = known.length > 1 && value === Math.min(...known)
  return (
    <span aria-hidden className={classNames('tl-bars', isLeast && 'tl-bars--least')}>
      <span style={{ width: `${(100 * value) / Math.max(...known)}%` }} />
    </span>
  )
}

function Rows({
  title,
  rows,
  onlyDifferent,
}: {
  title: string
  rows: readonly Row[]
  onlyDifferent: boolean
}) {
  const shown = rows.filter(({ texts }) => !onlyDifferent || new Set(texts).size > 1)
  if (shown.length === 0) return null
  return (
    <tbody>
      <tr className="tl-group">
        <th scope="rowgroup" colSpan={mostCompared + 1}>
          {title}
        </th>
      </tr>
      {shown.map(({ key, name, texts, figures }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {texts.map((text, i) => {
            const figure = figures?.[i]
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the materials, in their order
              <td key={i} className="tl-number">
                {figures && typeof figure === 'number' && <Bar value={figure} figures={figures} />}
                {figures ? <span className="tl-figure">{text}</span> : text}
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}

function useLimitRows(chosen: readonly MaterialFacts[]): Row[] {
  const t = useTranslations('tools.materials')
  const format = useFormatter()
  const mm = (value: number) => t('mm', { value: format.number(value) })
  const row = (key: string, name: string, text: (material: MaterialFacts) => string): Row => ({
    key,
    name,
    texts: chosen.map(text),
  })
  return [
    row('size', t('size'), ({ min, max }) =>
      t('from', { min: `${min.width} × ${min.height}`, max: `${max.width} × ${max.height}` }),
    ),
    row('thickness', t('thickness'), ({ thickness }) => mm(thickness)),
    row('xxl', t('xxl'), ({ xxlFrom }) => (xxlFrom === null ? t('no') : mm(xxlFrom))),
    row('colors', t('colors'), ({ colors }) => format.number(colors)),
    row('outOfStock', t('outOfStock'), ({ outOfStock }) => format.number(outOfStock)),
    row('letter', t('letter'), ({ letter }) => mm(letter)),
    row('finishes', t('finishes'), ({ finishes }) => format.number(finishes.length)),
    row('fixings', t('excluded'), ({ excludedFixings }) => format.number(excludedFixings)),
  ]
}

function usePriceRows(chosen: readonly MaterialFacts[], quantity: number): Row[] {
  const t = useTranslations('tools.materials')
  const format = useFormatter()
  return shownSizes.map(size => {
    const figures = chosen.map(({ prices }) => prices[size]?.[quantity]?.unit ?? null)
    return {
      key: `${size} ${quantity}`,
      name: (comparedSizes[size] ?? []).join(' × '),
      texts: figures.map(figure => (figure === null ? t('notMade') : format.number(figure, euro))),
      figures,
    }
  })
}

function CompareTable({
  chosen,
  head,
  onlyDifferent,
}: {
  chosen: readonly MaterialFacts[]
  head: ReactNode
  onlyDifferent: boolean
}) {
  const t = useTranslations('tools.materials')
  const format = useFormatter()
  const limits = useLimitRows(chosen)
  const [one = 0, many = 0] = shownQuantities
  const single = usePriceRows(chosen, one)
  const several = usePriceRows(chosen, many)
  const sales: Row[] = [
    { key: 'pieces', name: t('pieces'), texts: chosen.map(({ sold }) => format.number(sold.pieces)) },
    {
      key: 'revenue',
      name: t('revenue'),
      texts: chosen.map(({ sold }) => format.number(sold.revenue, euro)),
    },
  ]
  return (
    <WidePanel label={t('compare')}>
      <table className="tl-table tl-held">
        {head}
        <Rows title={t('limits')} rows={limits} onlyDifferent={onlyDifferent} />
        <Rows
          title={t('pricesOf', { count: comparedQuantities[one] ?? 1 })}
          rows={single}
          onlyDifferent={onlyDifferent}
        />
        <Rows
          title={t('pricesOf', { count: comparedQuantities[many] ?? 1 })}
          rows={several}
          onlyDifferent={onlyDifferent}
        />
        <Rows title={t('sales')} rows={sales} onlyDifferent={onlyDifferent} />
      </table>
    </WidePanel>
  )
}

/** Below this width in pixels three materials are compared at first: more of them scroll sideways. */
const narrow = 900

/** The first material of each type, as many as fit: what is compared before anything is chosen. */
const firstOfTypes = (materials: readonly MaterialFacts[]) =>
  materials
    .filter(({ type }, i) => materials.findIndex(other => other.type === type) === i)
    .slice(0, window.innerWidth < narrow ? 3 : mostCompared - 1)
    .map(({ name }) => name)

interface CompareHeadProps {
  chosen: readonly MaterialFacts[]
  remove: (name: string) => void
}

/** The materials above their columns. */
function CompareHead({ chosen, remove }: CompareHeadProps) {
  const t = useTranslations('tools.materials')
  return (
    <thead>
      <tr>
        <td />
        {chosen.map(({ name, title }) => (
          <th key={name} scope="col" className="tl-compared">
            <MaterialPicture name={name} />
            <span>
              <span className="tl-wrap">{title}</span>
              <button
                type="button"
                className="tl-button tl-button--bare"
                aria-label={t('remove', { title })}
                onClick={() => remove(name)}
              >
                ×
              </button>
            </span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Materials side by side, up to six (TOOLS-9). */
function CompareView() {
  const t = useTranslations('tools.materials')
  const locale = useLocale()
  const { data, trouble } = useStaffData(`/api/tools/materials?locale=${locale}`, materialsAnswer)
  const [names, setNames] = useState<readonly string[] | null>(null)
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  if (trouble) return <TroubleView trouble={trouble} />
  if (!data) return null
  const wanted = names ?? firstOfTypes(data.materials)
  const chosen = wanted.flatMap(name => data.materials.find(material => material.name === name) ?? [])
  const head = (
    <CompareHead chosen={chosen} remove={name => setNames(wanted.filter(other => other !== name))} />
  )
  return (
    <div className="tl-stack">
      <div className="tl-bar">
        <select
          className="tl-input"
          aria-label={t('add')}
          value=""
          disabled={chosen.length >= mostCompared}
          onChange={event => setNames([...wanted, event.target.value])}
        >
          <option value="">{t('add')}</option>
          {data.materials
            .filter(({ name }) => !wanted.includes(name))
            .map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
        </select>
        <span className="tl-quiet">{t('chosen', { count: chosen.length, all: data.materials.length })}</span>
        <label className="tl-bar__end">
          <input type="checkbox" checked={onlyDifferent} onChange={() => setOnlyDifferent(!onlyDifferent)} />{' '}
          {t('onlyDifferent')}
        </label>
      </div>
      <CompareTable chosen={chosen} head={head} onlyDifferent={onlyDifferent} />
    </div>
  )
}

/** The view with its texts. */
export const CompareIsland = withTexts(CompareView)
