'use client'
import { AlignHorizontalDistributeCenter, Ellipsis, Layers, Minus, Plus } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import { formatNumber } from '@/components/ui/format-number'
import type { CommandId } from '../commands/command'
import { lettersOf } from '../commands/text-commands'
import { useSelectionName } from '../panels/element-name'
import { useEditor, useEditorState, useSetting } from '../state/editor-context'
import type { CommandMenuKind } from '../state/editor-state'
import { BarButton, CommandButton } from './bar-button'

interface SelectionBarProps {
  /** Only what fits on a phone; the rest is behind "more". */
  narrow: boolean
  className?: string
}

const focusable = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>('button:not(:disabled)')]

/**
 * What is done most with what is selected: font, size, weight, alignment, copies, order. Arrow keys go through it,
 * Escape leads back to the canvas.
 */
export const SelectionBar = memo(function SelectionBar({ narrow, className }: SelectionBarProps) {
  const t = useTranslations('editor.selectionBar')
  const bar = useRef<HTMLDivElement>(null)
  const nameOf = useSelectionName()
  const name = useEditorState(({ design, selection }) => nameOf(design, selection))
  const wanted = useEditorState(state => state.wantedBar)
  const heard = useRef(wanted)
  useEffect(() => {
    if (wanted !== heard.current && bar.current) focusable(bar.current)[0]?.focus()
    heard.current = wanted
  }, [wanted])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = focusable(event.currentTarget)
    const at = buttons.findIndex(button => button.matches(':focus'))
    if (event.key === 'ArrowRight') buttons[(at + 1) % buttons.length]?.focus()
    else if (event.key === 'ArrowLeft') buttons[(at - 1 + buttons.length) % buttons.length]?.focus()
    else if (event.key === 'Escape') {
      const workspace = event.currentTarget.closest('[data-canvas]')
      workspace?.querySelector<HTMLElement>('[role="application"]')?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('label', { name })}
      onKeyDown={onKeyDown}
      // A press on the bar must not take the focus from the text that is edited.
      onPointerDown={event => event.preventDefault()}
      className={classNames(
        'flex items-stretch overflow-hidden rounded-md bg-ink text-white shadow-2',
        className,
      )}
    >
      <LetterParts narrow={narrow} />
      <ElementParts narrow={narrow} />
    </div>
  )
})

/** Font, size by steps and bold, where the selection has letters. Typing never waits for it. */
const LetterParts = memo(function LetterParts({ narrow }: { narrow: boolean }) {
  const t = useTranslations('editor.selectionBar')
  const locale = useLocale()
  const editor = useEditor()
  const hasLetters = useEditorState(() => lettersOf(editor) !== null)
  const sizeMm = useEditorState(() => lettersOf(editor)?.sizeMm ?? null)
  const family = useEditorState(() => lettersOf(editor)?.family ?? null) ?? t('mixed')
  if (!hasLetters) return null
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('font', { name: family })}
        onClick={() => editor.setWorkspace({ palette: 'fonts' })}
        className="min-h-11 min-w-0 grow basis-18 truncate px-3 text-left text-sm font-semibold hover:bg-white/15"
      >
        {family}
      </button>
      <CommandButton id="smallerText" icon={Minus} className="border-l border-white/20" />
      <output
        aria-label={t('size')}
        className="grid min-w-9 place-items-center text-sm font-semibold tabular-nums"
      >
        {sizeMm === null ? t('mixed') : formatNumber(sizeMm, locale, { min: 1, max: 2 })}
      </output>
      <CommandButton id="biggerText" icon={Plus} />
      <CommandButton id="bold" className="border-l border-white/20" />
      {!narrow && <CommandButton id="italic" />}
    </>
  )
})

const wideCommands: readonly CommandId[] = ['group', 'duplicate', 'delete']

/** What every element can: alignment, order, copy, end; and the menu with all of it. */
const ElementParts = memo(function ElementParts({ narrow }: { narrow: boolean }) {
  const t = useTranslations('editor.selectionBar')
  const editor = useEditor()
  const { commands } = useSetting()
  const hasLetters = useEditorState(() => lettersOf(editor) !== null)
  const open = (kind: CommandMenuKind) => (event: MouseEvent<HTMLElement>) => {
    const { left, bottom } = event.currentTarget.getBoundingClientRect()
    editor.setWorkspace({ commandMenu: { kind, x: left, y: bottom + 4 } })
  }
  const shown = useEditorState(() =>
    wideCommands
      .filter(id => (id === 'group' ? commands.find(command => command.id === id)?.enabled(editor) : true))
      .join(' '),
  )
  const direct = narrow && hasLetters ? [] : (shown.split(' ') as CommandId[])
  return (
    <>
      <BarButton
        label={t('align')}
        icon={AlignHorizontalDistributeCenter}
        menu
        onClick={open('align')}
        className="border-l border-white/20"
      />
      {direct.length > 0 && <BarButton label={t('order')} icon={Layers} menu onClick={open('order')} />}
      {direct.map(id => (
        <CommandButton key={id} id={id} />
      ))}
      <BarButton
        label={t('more')}
        icon={Ellipsis}
        menu
        onClick={open('selection')}
        className="border-l border-white/20"
      />
    </>
  )
})
