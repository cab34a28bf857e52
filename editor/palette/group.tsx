'use client'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { classNames } from '@/components/ui/class-names'
import { useHotkeyText } from '../panels/command-bar'
import type { Choice, Group } from './use-results'

interface GroupProps {
  group: Group
  active: Choice | undefined
  optionId: (choice: Choice) => string
  /** With `stay` the palette is not closed. */
  onChoose: (choice: Choice, stay: boolean) => void
  onPoint: (choice: Choice) => void
}

/** What one source found: rows, or tiles with pictures. The field handles the keys, a pointer chooses here. */
export function GroupOf({ group, active, optionId, onChoose, onPoint }: GroupProps) {
  const t = useTranslations('editor.palette')
  const id = useId()
  const { source, choices } = group
  const Look = source.look === 'rows' ? Row : Tile
  return (
    <div className="pb-2">
      <span id={id} className="block px-2 text-xs leading-8 font-semibold text-ink-2">
        {t(`source.${source.id}`)}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: options of a list in groups, no form */}
      <div
        role="group"
        aria-labelledby={id}
        className={
          source.look === 'tiles' ? 'grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-1.5' : ''
        }
      >
        {choices.map(choice => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys
          <div
            key={choice.key}
            id={optionId(choice)}
            role="option"
            tabIndex={-1}
            aria-selected={choice === active}
            onPointerMove={event => {
              // Some browsers fire a move event when only the list moved under a resting pointer.
              if (choice !== active && (event.movementX || event.movementY)) onPoint(choice)
            }}
            onClick={event => onChoose(choice, event.shiftKey)}
            className={classNames(
              'cursor-pointer rounded-md',
              choice === active && 'bg-mat-soft text-mat-2',
              source.look === 'tiles' && 'border border-line',
            )}
          >
            <Look choice={choice} />
          </div>
        ))}
      </div>
    </div>
  )
}

function Row({ choice: { entry } }: { choice: Choice }) {
  const hotkeyText = useHotkeyText()
  return (
    <div className="flex min-h-10.5 items-center gap-3 px-2 text-sm pointer-coarse:min-h-11">
      {entry.picture && <span className="grid w-6 shrink-0 place-items-center">{entry.picture()}</span>}
      <span className="truncate">{entry.shown?.() ?? entry.name}</span>
      {entry.note && <span className="truncate text-xs text-ink-2">{entry.note}</span>}
      {entry.hotkey && (
        <kbd className="ml-auto shrink-0 rounded-sm border border-line px-1.5 py-0.5 text-2xs max-lg:hidden">
          {hotkeyText(entry.hotkey)}
        </kbd>
      )}
    </div>
  )
}

function Tile({ choice: { entry } }: { choice: Choice }) {
  return (
    <div className="grid h-full justify-items-center gap-1 px-1 py-2">
      <span className="grid min-h-7 place-items-center">{entry.picture?.()}</span>
      <span className="line-clamp-2 w-full text-center text-2xs">{entry.name}</span>
    </div>
  )
}
