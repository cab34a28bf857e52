'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { PriceAlone } from '@/components/ui/price'
import type { StampModel } from '@/lib/catalogue/stamps'
import { explainStamp, type StampChoice } from '@/lib/configuration/explain-stamp'
import { useDifferenceText } from '../price/use-price'
import { useSetting } from '../state/editor-context'

interface RefusedColourProps {
  choice: StampChoice
  /** The colour's name in the language. */
  label: string
  model: StampModel
  /** The mount's present colour. */
  color: string
  /** Of a part of a pack the mount is the pack's to choose: another is not offered. */
  fixed: boolean
  onTake: (model: StampModel, choice: StampChoice) => void
  onLeave: () => void
}

/** A colour that the mount does not come in, and the nearest mounts that do, with what they cost more. */
export function RefusedColour(props: RefusedColourProps) {
  const { choice, label, model, color, fixed, onTake, onLeave } = props
  const t = useTranslations('editor.caseModels')
  const { catalogue, priceList } = useSetting()
  const text = useDifferenceText()
  const ways = useMemo(
    () => (fixed ? [] : explainStamp(model, color, choice, { catalogue, priceList })),
    [fixed, model, color, choice, catalogue, priceList],
  )
  return (
    <Alert
      tone="ask"
      role="alert"
      actions={
        <>
          {ways.map((way, index) => (
            <Button
              key={way.model.slug}
              look={index === 0 ? 'primary' : 'secondary'}
              size="small"
              className="max-w-full text-left text-xs! whitespace-normal!"
              onClick={() => onTake(way.model, choice)}
            >
              <span>
                {index === 0 ? t('nearest', { name: way.model.shortTitle }) : way.model.shortTitle}
                {way.difference && (
                  <>
                    {', '}
                    <PriceAlone price={text(way.difference)} />
                  </>
                )}
              </span>
            </Button>
          ))}
          <button type="button" className="link py-1.5 text-xs pointer-coarse:min-h-11" onClick={onLeave}>
            {t('keep')}
          </button>
        </>
      }
    >
      {t(choice.kind === 'color' ? 'noMount' : 'noInk', { name: model.shortTitle, colour: label })}
    </Alert>
  )
}
