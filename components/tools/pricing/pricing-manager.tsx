'use client'
import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, useState } from 'react'
import { withTexts } from '@/components/with-texts'
import { type PricingAnswer, pricingAnswer } from '@/lib/office/contract/tools'
import { TroubleView } from '../trouble-view'
import { useStaffData } from '../use-staff-data'
import { AdjustForm } from './adjust-form'
import { ConflictView } from './conflict-view'
import { EffectView } from './effect-view'
import { HistoryView } from './history-view'
import { ImportRates } from './import-rates-view'
import { PublishForm } from './publish-form'
import { RateGrid } from './rate-grid'
import { type Pricing, usePricing } from './use-pricing'

function HistoryButtons({ pricing }: { pricing: Pricing }) {
  const t = useTranslations('tools.pricing')
  return (
    <>
      <button type="button" className="tl-button" disabled={!pricing.canUndo} onClick={pricing.undo}>
        {t('undo')}
      </button>
      <button type="button" className="tl-button" disabled={!pricing.canRedo} onClick={pricing.redo}>
        {t('redo')}
      </button>
    </>
  )
}

/** Ctrl Z takes back, Ctrl Y and Ctrl Shift Z do again; in a text they are the text's own. */
const historyStep = (event: KeyboardEvent, { undo, redo }: Pricing) => {
  if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLTextAreaElement) return null
  if (event.key === 'z' && !event.shiftKey) return undo
  return event.key === 'y' || event.key === 'Z' ? redo : null
}

/** Why nothing can be published now; null where it can. */
function useBlocked(data: PricingAnswer | null | undefined, changed: number): string | null {
  const t = useTranslations('tools.pricing')
  if (!data) return null
  const hole = data.holes[0]
  if (!data.mayPublish) return t('ownerAlone')
  if (changed === 0) return t('unchanged')
  return hole ? t('holes', { count: data.holes.length, where: hole.material }) : null
}

/** The materials' rates: edited in a grid, simulated, published, taken back (TOOLS-3 to TOOLS-8). */
function PricingManager() {
  const t = useTranslations('tools.pricing')
  const locale = useLocale()
  const { data, trouble, refresh } = useStaffData(`/api/tools/pricing?locale=${locale}`, pricingAnswer)
  const pricing = usePricing(refresh)
  const [filter, setFilter] = useState('')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const [publishing, setPublishing] = useState(false)
  const changed = data?.materials.flatMap(({ cells }) => cells).filter(cell => cell.changed).length ?? 0
  const blocked = useBlocked(data, changed)
  if (trouble) return <TroubleView trouble={trouble} />
  if (!data) return null
  const shown = data.materials.filter(
    ({ material, title, cells }) =>
      `${material} ${title}`.toLowerCase().includes(filter.toLowerCase()) &&
      (!onlyChanged || cells.some(cell => cell.changed)),
  )
  const done = () => {
    setPublishing(false)
    void refresh()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = historyStep(event, pricing)
    if (!step) return
    event.preventDefault()
    void step()
  }
  const hole = data.holes[0]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the whole tool, whose parts have the focus
    <div className="tl-stack" onKeyDown={onKeyDown}>
      <div className="tl-bar">
        <input
          className="tl-input"
          type="search"
          placeholder={t('material')}
          aria-label={t('filter')}
          value={filter}
          onChange={event => setFilter(event.target.value)}
        />
        <label>
          <input type="checkbox" checked={onlyChanged} onChange={() => setOnlyChanged(!onlyChanged)} />{' '}
          {t('changed', { count: changed })}
        </label>
        <AdjustForm materials={shown} onChange={pricing.change} />
        <span className="tl-bar tl-bar__end">
          <HistoryButtons pricing={pricing} />
          <a className="tl-button" href="/api/tools/pricing/rates.csv" download>
            {t('export')}
          </a>
          <ImportRates onDone={done} />
          <button
            type="button"
            className="tl-button tl-button--main"
            disabled={blocked !== null}
            aria-describedby="blocked"
            onClick={() => setPublishing(true)}
          >
            {t('publishAsk')}
          </button>
        </span>
        <span id="blocked" className={hole ? 'tl-down' : 'tl-quiet'} role="status">
          {blocked ?? t('ready')}
        </span>
      </div>
      <ConflictView pricing={pricing} />
      {publishing && <PublishForm answer={data} onDone={done} onClose={() => setPublishing(false)} />}
      <RateGrid materials={shown} onChange={pricing.change} />
      <EffectView effect={data.effect} />
      <HistoryView publications={data.publications} mayPublish={data.mayPublish} onDone={done} />
    </div>
  )
}

/** The manager with its texts. */
export const PricingIsland = withTexts(PricingManager)
