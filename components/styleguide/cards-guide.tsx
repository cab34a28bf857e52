'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { OptionCard, RadioCard } from '@/components/ui/choice'
import { Icon } from '@/components/ui/icon'
import { Specimens } from './specimen'

/** Tiles of products, and the cards that one of several is chosen by. */
export function CardsGuide({ tiles }: { tiles: ReactNode }) {
  const t = useTranslations('styleguide')
  const id = useId()
  return (
    <>
      <Specimens title={t('tiles')}>
        <div className="w-full">{tiles}</div>
      </Specimens>
      <Specimens title={t('choices')}>
        <div className="grid w-full gap-3 sm:max-w-120">
          <RadioCard
            name={`${id}-radio`}
            title={t('first')}
            description={t('label')}
            aside="5,50 €"
            defaultChecked
          />
          <RadioCard name={`${id}-radio`} title={t('second')} description={t('label')} aside="0,00 €" />
          <RadioCard name={`${id}-radio`} title={t('state.disabled')} disabled />
        </div>
      </Specimens>
      <Specimens title={t('options')}>
        <div className="grid w-full grid-cols-3 gap-2 sm:max-w-90">
          <OptionCard
            name={`${id}-option`}
            title={t('first')}
            note="+ 1,20 €"
            picture={<Icon name="box" />}
            defaultChecked
          />
          <OptionCard name={`${id}-option`} title={t('second')} picture={<Icon name="layers" />} />
          <OptionCard
            name={`${id}-option`}
            title={t('state.refused')}
            picture={<Icon name="shield" />}
            refused
          />
        </div>
      </Specimens>
    </>
  )
}
