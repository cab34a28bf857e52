'use client'
import { Ellipsis } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEditor, useEditorState } from '../state/editor-context'
import { BarButton, CommandButton } from './bar-button'

/** Selection of several with one finger: the count, the actions, and the end of the selection. */
export function ChoosingBar() {
  const t = useTranslations('editor.selectionBar')
  const editor = useEditor()
  const count = useEditorState(state => state.selection.length)
  return (
    <div
      role="toolbar"
      aria-label={t('several', { count })}
      className="flex items-stretch rounded-md bg-ink text-white shadow-2"
    >
      <output className="min-w-0 grow self-center truncate px-3 text-sm">{t('several', { count })}</output>
      {count > 1 && <CommandButton id="group" />}
      {count > 0 && <CommandButton id="delete" />}
      {count > 0 && (
        <BarButton
          label={t('more')}
          icon={Ellipsis}
          menu
          onClick={event => {
            const { left, bottom } = event.currentTarget.getBoundingClientRect()
            editor.setWorkspace({ commandMenu: { kind: 'several', x: left, y: bottom + 4 } })
          }}
        />
      )}
      <button
        type="button"
        onClick={() => editor.choose(false)}
        className="min-h-11 border-l border-white/20 px-3 text-sm font-semibold hover:bg-white/15"
      >
        {t('done')}
      </button>
    </div>
  )
}
