'use client'
import { useTranslations } from 'next-intl'
import { Checkbox, OptionCard } from '@/components/ui/choice'
import { withClosed } from '@/lib/design/scene/elements/rounded-text/curve'
import type { RoundedTextElement } from '@/lib/design/scene/elements/rounded-text/schema'
import { changeElements } from '@/lib/design/scene/operations/change'
import { Part } from '../../panels/panel'
import { useEditor } from '../../state/editor-context'
import { useChangeElement } from '../use-change-element'

/** Whether the letters stand along the top of their curve, or upright along its bottom, and whether they go all around. */
export function RoundedTextInspector({ element }: { element: RoundedTextElement }) {
  const t = useTranslations('editor.roundedText')
  const editor = useEditor()
  const change = useChangeElement(element)
  const close = (closed: boolean) =>
    editor.change(
      changeElements(editor.design, [element.id], now =>
        now.type === 'rounded-text' ? withClosed(now, closed) : now,
      ),
    )
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
      <Checkbox
        checked={element.closed === true}
        onChange={({ target }) => close(target.checked)}
        className="mt-3"
      >
        {t('closed')}
        <span className="block text-xs text-ink-2">{t('closedNote')}</span>
      </Checkbox>
    </Part>
  )
}
