'use client'
import { classNames } from '@/components/ui/class-names'
import { toPx, type Viewport } from '../canvas/viewport'
import { CommandBar, CommandButton as PlainButton } from '../panels/command-bar'
import { useEditorState, useSetting } from '../state/editor-context'
import { ChoosingBar } from './choosing-bar'
import { SelectionBar } from './selection-bar'
import { useSelectionBox } from './use-selection-box'

/**
 * The strip below the plate on a phone, where a hand does not hide what it works on. Zoom, fit and the choosing of several always stand in
 * it; the bar of what is selected stands above them, and the canvas keeps its height: the workspace around it grows by that row
 * (`data-two`). A phone on its side has no height for it: there the bar scrolls sideways, and the three are kept at its end.
 */
export function BarStrip({ viewport }: { viewport: Viewport | null }) {
  const choosing = useEditorState(state => state.choosing)
  const box = useSelectionBox()
  const middle = box && viewport ? toPx(viewport, { x: box.left + box.width / 2, y: 0 }).x : null
  const two = choosing || box !== null
  return (
    <div
      data-two={two || undefined}
      className="relative flex h-15 shrink-0 flex-col gap-1 px-2 pt-2 pb-1 data-two:h-27 short:flex-row short:data-two:h-15"
    >
      {two && (
        <div className="min-w-0 shrink-0 overflow-x-auto rounded-md short:flex-1 short:shrink">
          {choosing ? (
            <ChoosingBar />
          ) : (
            <SelectionBar narrow className="w-full short:w-max short:min-w-full" />
          )}
        </div>
      )}
      <ViewRow brief={two} />
      {box && !choosing && middle !== null && (
        <span
          aria-hidden
          className="absolute top-0.5 size-3 -translate-x-1/2 rotate-45 bg-ink short:hidden"
          style={{ left: `clamp(24px, ${middle}px, calc(100% - 24px))` }}
        />
      )}
    </div>
  )
}

/**
 * Zoom, help and search, and the beginning of choosing several.
 * @param brief in landscape on a phone the row is shared: only zoom, fit and several
 */
function ViewRow({ brief }: { brief: boolean }) {
  const { commands } = useSetting()
  const several = commands.find(({ id }) => id === 'chooseSeveral')
  return (
    <div
      className={classNames(
        'flex shrink-0 justify-center-safe overflow-x-auto',
        brief ? 'short:overflow-visible' : 'short:-mx-1.5 short:shrink short:grow',
      )}
    >
      <CommandBar parts="view" brief={brief} />
      {several && <PlainButton command={several} />}
    </div>
  )
}
