'use client'
import { Ellipsis } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { toPx, type Viewport } from '../canvas/viewport'
import { CommandBar, CommandButton as PlainButton } from '../panels/command-bar'
import { useEditor, useEditorState, useSetting } from '../state/editor-context'
import { BarButton, CommandButton } from './bar-button'
import { SelectionBar } from './selection-bar'
import { useSelectionBox } from './use-selection-box'

/**
 * The strip below the plate on a phone, where a hand does not hide what it works on: the bar of what is selected, the
 * choosing of several, else zoom and help.
 */
export function BarStrip({ viewport }: { viewport: Viewport | null }) {
  const choosing = useEditorState(state => state.choosing)
  const box = useSelectionBox()
  const middle = box && viewport ? toPx(viewport, { x: box.left + box.width / 2, y: 0 }).x : null
  return (
    <div className="relative h-15 shrink-0 px-2 pt-2 pb-1">
      {choosing ? <Choosing /> : box ? <SelectionBar narrow className="w-full" /> : <Quiet />}
      {box && !choosing && middle !== null && (
        <span
          aria-hidden
          className="absolute top-0.5 size-3 -translate-x-1/2 rotate-45 bg-ink"
          style={{ left: `clamp(24px, ${middle}px, calc(100% - 24px))` }}
        />
      )}
    </div>
  )
}

/** Nothing is selected: zoom, help and search, and the beginning of choosing several. */
function Quiet() {
  const { commands } = useSetting()
  const several = commands.find(({ id }) => id === 'chooseSeveral')
  return (
    <div className="flex justify-center">
      <CommandBar parts="view" />
      {several && <PlainButton command={several} />}
    </div>
  )
}

/** Several are chosen with one finger: how many, what is done with them, and the end of it. */
function Choosing() {
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
            editor.setRoom({ commandMenu: { kind: 'several', x: left, y: bottom + 4 } })
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
