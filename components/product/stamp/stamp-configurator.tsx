'use client'
import { useTranslations } from 'next-intl'
import type { CSSProperties, ReactNode } from 'react'
import { Price } from '@/components/ui/price'
import { useEarlyChoices } from '@/components/ui/use-early-choices'
import { withTexts } from '@/components/with-texts'
import { configuratorBar, configuratorLayout, configuratorStage } from '../configurator-layout'
import type { DeliveryTerms } from '../delivery-promise'
import { HaveFile } from '../have-file'
import { LazyDeliveryDay } from '../lazy-parts'
import { QuantityTable } from '../quantity-table'
import { RealSize } from '../real-size'
import { TextForm } from '../text-form'
import type { ShownStamp } from './shown-stamp'
import { StampColours } from './stamp-colours'
import { StampFits } from './stamp-fits'
import { StampGallery } from './stamp-gallery'
import { StampAction, StampPanel } from './stamp-panel'
import { type StampState, useStamp } from './use-stamp'
import { loadText } from './use-stamp-text'

interface StampConfiguratorProps {
  shown: ShownStamp
  badge?: ReactNode
  heading: ReactNode
  promises: ReactNode
  /** When it arrives, for the bar of small screens; `null` where it is unknown. */
  arrival: DeliveryTerms | null
}

interface PartProps {
  shown: ShownStamp
  state: StampState
}

/** The text, one field per line, and the other ways to enter it. */
function StampWords({ shown, state: { text, order, step } }: PartProps) {
  const price = shown.soldOut ? null : (step?.unit ?? null)
  if (!shown.design) return null
  const hasFields = shown.lines.length > 0
  const file = <HaveFile editor="stamp" onAct={() => order.bringFile(price)} beside={hasFields} />
  if (!hasFields) return file
  return (
    <TextForm
      state={text}
      editor="stamp"
      onTouch={loadText}
      onOpenEditor={order.personalise}
      findLarger={order.findLarger}
    >
      {file}
    </TextForm>
  )
}

/** Price, day and button at the bottom of a small screen. */
function StampBar({
  shown,
  state: { order, step },
  arrival,
}: PartProps & Pick<StampConfiguratorProps, 'arrival'>) {
  if (!step) return null
  return (
    <div className={configuratorBar}>
      <span className="min-w-0">
        <Price price={step.unit} />
        {arrival && (
          <LazyDeliveryDay
            terms={arrival}
            className="flex min-h-8 items-center text-xs leading-4 text-ink-2"
          />
        )}
      </span>
      <StampAction order={order} soldOut={shown.soldOut} size="small" />
    </div>
  )
}

/** The page of a stamp: text, colours and quantity are chosen and ordered here; the editor offers more. */
function StampConfigurator({ shown, badge, heading, promises, arrival }: StampConfiguratorProps) {
  const t = useTranslations('product')
  const root = useEarlyChoices<HTMLDivElement>()
  const state = useStamp(shown)
  const { ink, order, steps, text } = state
  const { samplesLeft } = order
  const inkShown = shown.inks.find(known => known.slug === ink)
  const left = shown.colors.find(({ slug }) => slug === state.color)?.left
  const asks =
    samplesLeft.length > 0 && t('sampleLeft', { count: samplesLeft.length, words: samplesLeft.join(' · ') })
  const short = left !== undefined && t('fewLeft', { count: left })
  const notice = shown.soldOut ? t('soldOut') : order.added ? t('added') : asks || short
  return (
    <div
      ref={root}
      className={configuratorLayout}
      style={{ '--print-ink': inkShown?.hex, '--band-ink': inkShown?.bandHex } as CSSProperties}
    >
      <div className={configuratorStage}>
        <div className="max-lg:order-1">
          <StampGallery {...{ shown, state, badge }} />
        </div>
        <div className="max-lg:order-4">
          <StampPanel {...{ shown, state, promises }} notice={notice} />
        </div>
      </div>
      <div className="min-w-0 max-lg:contents">
        <div className="max-lg:order-2">{heading}</div>
        <div className="min-w-0 max-lg:order-3">
          <StampWords {...{ shown, state }} />
          <RealSize {...shown.print} print={text.print ?? shown.print.print} />
          <StampColours {...{ shown, state }} />
        </div>
        <div className="min-w-0 max-lg:order-5">
          <StampFits fits={shown.fits} ink={ink} needed={!shown.hasPad} />
          {steps.length > 1 && (
            <div className="mt-5 border-t border-line pt-4.5">
              <QuantityTable steps={steps} quantity={state.quantity} />
            </div>
          )}
        </div>
        <StampBar {...{ shown, state, arrival }} />
      </div>
    </div>
  )
}

/** The configurator with its texts. */
export const StampIsland = withTexts(StampConfigurator)
