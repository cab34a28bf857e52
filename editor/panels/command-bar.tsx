'use client'
import { useLocale, useTranslations } from 'next-intl'
import { memo } from 'react'
import { classNames } from '@/components/ui/class-names'
import { IconButton } from '@/components/ui/icon-button'
import type { Command } from '../commands/command'
import { hotkeyParts } from '../commands/hotkeys'
import { useEditor, useEditorState, useSetting } from '../state/editor-context'
import { commandIcons } from './command-icons'

/** A hotkey as it is printed on the keys: `Ctrl+Maj+Z`. */
export function useHotkeyText(): (hotkey: string) => string {
  const t = useTranslations('editor.key')
  const names: Record<string, string> = {
    Mod: t('Mod'),
    Shift: t('Shift'),
    Alt: t('Alt'),
    Delete: t('Delete'),
    Backspace: t('Backspace'),
    Enter: t('Enter'),
    Insert: t('Insert'),
    Escape: t('Escape'),
    PageUp: t('PageUp'),
    PageDown: t('PageDown'),
  }
  return hotkey =>
    hotkeyParts(hotkey)
      .map(part => names[part] ?? part)
      .join(' + ')
}

/** One command as a button, with its first shortcut in the tooltip. */
export const CommandButton = memo(function CommandButton(props: { command: Command; className?: string }) {
  const { command, className } = props
  const t = useTranslations('editor.command')
  const editor = useEditor()
  const hotkeyText = useHotkeyText()
  // Whether a command is possible depends on the state alone: look again at each change of it.
  const enabled = useEditorState(() => command.enabled(editor))
  const pressed = useEditorState(() => command.pressed?.(editor))
  const Icon = commandIcons[command.icon]
  const [hotkey] = command.hotkeys
  const name = t(command.id)
  return (
    <IconButton
      label={name}
      title={hotkey ? `${name} (${hotkeyText(hotkey)})` : name}
      disabled={!enabled}
      pressed={pressed}
      onClick={() => command.perform(editor)}
      className={className}
    >
      <Icon aria-hidden size={18} strokeWidth={1.7} />
    </IconButton>
  )
})

interface CommandBarProps {
  className?: string
  /** Where there is no canvas there is nothing to zoom; on a phone undo and redo stand apart from the rest. */
  parts?: 'all' | 'history' | 'view'
  /** In landscape on a phone another bar is beside it: only zoom and fit. */
  brief?: boolean
}

/** Undo, redo, zoom, fit and help, from the list of commands. */
export const CommandBar = memo(function CommandBar({
  className,
  parts = 'all',
  brief = false,
}: CommandBarProps) {
  const t = useTranslations('editor')
  const locale = useLocale()
  const { commands } = useSetting()
  const zoom = useEditorState(state => state.view.zoom)
  const isHistory = (command: Command) => command.id === 'undo' || command.id === 'redo'
  const shown = commands.filter(
    command => command.place === 'bar' && (parts === 'all' || isHistory(command) === (parts === 'history')),
  )
  const isZoom = (command: Command) => command.id.startsWith('zoom')
  return (
    <div role="toolbar" aria-label={t('bar')} className={className}>
      <div className="flex items-center">
        {shown.filter(isHistory).map(command => (
          <CommandButton key={command.id} command={command} />
        ))}
        {parts === 'all' && <span className="mx-1.5 h-6 w-px bg-line" />}
        {shown.filter(isZoom).map((command, index) => (
          <span key={command.id} className="contents">
            {index === 1 && (
              <output
                // Of phones in landscape only the longer ones have space for it.
                className={classNames(
                  'w-13 text-center text-sm tabular-nums max-[23.75rem]:hidden short:w-8.5 short:text-2xs short:tracking-tight',
                  brief ? 'short:hidden' : 'short:max-[51rem]:hidden',
                )}
                aria-label={t('zoom')}
              >
                {zoom.toLocaleString(locale, { style: 'percent' })}
              </output>
            )}
            <CommandButton command={command} />
          </span>
        ))}
        {shown
          .filter(command => !isZoom(command) && !isHistory(command))
          .map(command => (
            <CommandButton
              key={command.id}
              command={command}
              className={brief && command.id !== 'fit' ? 'short:hidden' : undefined}
            />
          ))}
      </div>
    </div>
  )
})
