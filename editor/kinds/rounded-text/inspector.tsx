'use client'
import { useTranslations } from 'next-intl'
import { OptionCard } from '@/components/ui/choice'
import type { RoundedTextElement } from '@/lib/scene/elements/rounded-text/schema'
import { Part } from '../../panels/panel'
import { useChangeElement } from '../use-change-element'

/** Whether the letters stand along the top of their circle, or upright along its bottom. */
export function RoundedTextInspector({ element }: { element: RoundedTextElement }) {
  const t = useTranslations('editor.roundedText')
  const change = useChangeElement(element)
  return (
    <Part title={t('side')}>
      <fieldset aria-label={t('side')} className="grid grid-cols-2 gap-2">
        {([false, true] as const).map(inverted => (
          <OptionCard
            key={String(inverted)}
            name="rounded-side"
            title={t(inverted ? 'bottom' : 'top')}
            checked={element.inverted === inverted}
            onChange={() => change({ inverted })}
            className="py-3!"
          />
        ))}
      </fieldset>
    </Part>
  )
}
