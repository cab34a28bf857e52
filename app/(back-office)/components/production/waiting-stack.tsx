'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import type { Stack } from '@/lib/workshop/production/machines'
import type { sheetsAnswer } from '@/lib/workshop/production/requests'
import { ColumnHead } from '../column-head'
import { useStaffCall } from '../use-staff-call'

/** A design whose pieces wait (server/workshop/production/waiting.ts). */
interface WaitingDesign {
  order: number
  line: number
  part: number
  title: string
  pieces: number
  kept: boolean
  orderedAt: string
}

interface WaitingStackProps {
  stack: Stack
  names: { material: string; colour: string }
  designs: readonly WaitingDesign[]
  /** The stock sheet that is laid in where no other is named, in mm. */
  sheet: { widthMm: number; heightMm: number }
}

const keyOf = ({ order, line, part }: WaitingDesign) => `${order}/${line}/${part}`

interface RowProps {
  design: WaitingDesign
  chosen: boolean
  choose: (chosen: boolean) => void
}

function Row({ design, chosen, choose }: RowProps) {
  const t = useTranslations('backOffice.production')
  const locale = useLocale()
  const { order, line, title, pieces, kept, orderedAt } = design
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Europe/Paris' })
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          checked={chosen}
          disabled={!kept}
          onChange={event => choose(event.target.checked)}
          aria-label={t('choose', { line, order: String(order) })}
        />
      </td>
      <td>
        <a href={`/admin/collections/orders/${order}`}>{order}</a>-{line}
      </td>
      <td>
        {title}
        {!kept && <small className="bo-alert">{t('lost')}</small>}
      </td>
      <td className="bo-right">{pieces}</td>
      <td>{day.format(new Date(orderedAt))}</td>
    </tr>
  )
}

type Size = WaitingStackProps['sheet']

interface SideFieldProps {
  side: keyof Size
  label: string
  size: Size
  onChange: (size: Size) => void
}

/** One side of the sheet to lay on, in mm. */
function SideField({ side, label, size, onChange }: SideFieldProps) {
  return (
    <label>
      {label}
      <input
        type="number"
        min={20}
        max={5000}
        step={1}
        required
        value={size[side] || ''}
        onChange={event => onChange({ ...size, [side]: event.target.valueAsNumber || 0 })}
      />
    </label>
  )
}

interface DesignTableProps {
  designs: readonly WaitingDesign[]
  chosen: readonly WaitingDesign[]
  all: boolean
  chooseAll: (chosen: boolean) => void
  choose: (design: WaitingDesign, chosen: boolean) => void
}

/** The designs that wait, each with a box to choose it. */
function DesignTable({ designs, chosen, all, chooseAll, choose }: DesignTableProps) {
  const t = useTranslations('backOffice.production')
  return (
    <table>
      <thead>
        <tr>
          <th>
            <input
              type="checkbox"
              aria-label={t('chooseAll')}
              checked={all}
              onChange={event => chooseAll(event.target.checked)}
            />
          </th>
          <ColumnHead>{t('heads.order')}</ColumnHead>
          <ColumnHead>{t('heads.title')}</ColumnHead>
          <ColumnHead figure>{t('heads.pieces')}</ColumnHead>
          <ColumnHead>{t('heads.orderedAt')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {designs.map(design => (
          <Row
            key={keyOf(design)}
            design={design}
            chosen={chosen.includes(design)}
            choose={isChosen => choose(design, isChosen)}
          />
        ))}
      </tbody>
    </table>
  )
}

/** What waits of one material in one colour: chosen pieces are laid on sheets of one size. */
export function WaitingStack({ stack, names, designs, sheet }: WaitingStackProps) {
  const t = useTranslations('backOffice.production')
  const router = useRouter()
  const { busy, call } = useStaffCall(t('failed'))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [size, setSize] = useState(sheet)
  const chosen = designs.filter(design => design.kept && !left.has(keyOf(design)))
  const choose = (design: WaitingDesign, isChosen: boolean) => {
    const next = new Set(left)
    if (isChosen) next.delete(keyOf(design))
    else next.add(keyOf(design))
    setLeft(next)
  }
  const lay = async (event: FormEvent) => {
    event.preventDefault()
    const pieces = chosen.map(({ order, line, part, pieces: count }) => ({
      order,
      line,
      part,
      pieces: count,
    }))
    const answer = await call({
      method: 'POST',
      path: '/api/production/sheets',
      body: { ...stack, ...size, pieces },
    })
    const laid = answer === null ? null : (answer as z.infer<typeof sheetsAnswer>)
    if (!laid) return
    toast.success(t('laid', { count: laid.sheets.length, least: laid.least }))
    router.push(`/admin/production?sheet=${laid.sheets[0]}`)
  }
  const name = [names.material || t('rubber'), names.colour].filter(Boolean).join(', ')
  return (
    <form className="bo-panel bo-production__stack" aria-label={name} onSubmit={event => void lay(event)}>
      <h3>{name}</h3>
      <div className="bo-production__scroll">
        <DesignTable
          designs={designs}
          chosen={chosen}
          all={left.size === 0}
          chooseAll={isChosen => setLeft(new Set(isChosen ? [] : designs.map(keyOf)))}
          choose={choose}
        />
      </div>
      <div className="bo-production__actions">
        <span>{t('chosen', { count: chosen.reduce((sum, { pieces }) => sum + pieces, 0) })}</span>
        <SideField side="widthMm" label={t('width')} size={size} onChange={setSize} />
        <SideField side="heightMm" label={t('height')} size={size} onChange={setSize} />
        <button type="submit" className="bo-button bo-button--main" disabled={busy || chosen.length === 0}>
          {t('lay')}
        </button>
      </div>
    </form>
  )
}
