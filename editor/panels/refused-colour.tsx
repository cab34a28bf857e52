'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { StampModel } from '@/lib/catalogue/stamps'
import { explainStamp, type StampChoice } from '@/lib/product/configuration/explain-stamp'
import { useSetting } from '../state/editor-context'
import { RefusedAlert } from './refused-alert'
import { WaysOut } from './ways-out'

interface RefusedColourProps {
  choice: StampChoice
  /** The colour's name in the language. */
  label: string
  model: StampModel
  /** The mount's present colour. */
  color: string
  /** For a part of a pack, the pack decides the mount: no other is offered. */
  fixed: boolean
  onTake: (model: StampModel, choice: StampChoice) => void
  onLeave: () => void
}

/** A colour that the mount does not have, and the nearest mounts that have it, with their price difference. */
export function RefusedColour(props: RefusedColourProps) {
  const { choice, label, model, color, fixed, onTake, onLeave } = props
  const t = useTranslations('editor.caseModels')
  const { catalogue, priceList } = useSetting()
  const ways = useMemo(
    () => (fixed ? [] : explainStamp(model, color, choice, { catalogue, priceList })),
    [fixed, model, color, choice, catalogue, priceList],
  )
  return (
    <RefusedAlert
      of={choice}
      actions={
        <WaysOut
          ways={ways.map(({ model: other, difference }) => ({
            key: other.slug,
            name: other.shortTitle,
            difference,
            take: () => onTake(other, choice),
          }))}
          onLeave={onLeave}
        />
      }
    >
      {t(choice.kind === 'color' ? 'noMount' : 'noInk', { name: model.shortTitle, colour: label })}
    </RefusedAlert>
  )
}
