'use client'
import { toPx, type Viewport } from '../canvas/viewport'
import { CommandBar, CommandButton as PlainButton } from '../panels/command-bar'
import { useEditorState, useSetting } from '../state/editor-context'
import { ChoosingBar } from './choosing-bar'
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
      {choosing ? <ChoosingBar /> : box ? <SelectionBar narrow className="w-full" /> : <Quiet />}
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
    <div className="flex justify-center-safe overflow-x-auto short:-mx-1.5">
      <CommandBar parts="view" />
      {several && <PlainButton command={several} />}
    </div>
  )
}
