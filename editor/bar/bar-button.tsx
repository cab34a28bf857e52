'use client'
import type { LucideIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { CommandId } from '../commands/command'
import { useHotkeyText } from '../panels/command-bar'
import { commandIcons } from '../panels/command-icons'
import { useEditor, useEditorState, useSetting } from '../state/editor-context'

interface BarButtonProps {
  label: string
  title?: string
  icon: LucideIcon
  /** It opens a menu. */
  menu?: boolean
  pressed?: boolean
  disabled?: boolean
  onClick: (event: MouseEvent<HTMLElement>) => void
  className?: string
}

/** A picture on the dark bar, 44 px square: as large as a finger needs it. */
export function BarButton({ label, title, icon: Icon, menu, pressed, className, ...props }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={title ?? label}
      aria-haspopup={menu ? 'menu' : undefined}
      aria-pressed={pressed}
      className={classNames(
        'grid size-11 shrink-0 place-items-center hover:bg-white/15 focus-visible:-outline-offset-4 focus-visible:outline-white! disabled:text-white/40 aria-pressed:bg-white/25',
        className,
      )}
      {...props}
    >
      <Icon aria-hidden size={18} strokeWidth={1.8} />
    </button>
  )
}

/** A command on the bar, with its own picture unless another is given. */
export function CommandButton({
  id,
  icon,
  className,
}: {
  id: CommandId
  icon?: LucideIcon
  className?: string
}) {
  const t = useTranslations('editor.command')
  const editor = useEditor()
  const { commands } = useSetting()
  const command = commands.find(candidate => candidate.id === id)
  // Whether a command is possible depends on the state alone: look again at each change of it.
  const enabled = useEditorState(() => command?.enabled(editor) ?? false)
  const pressed = useEditorState(() => command?.pressed?.(editor))
  const hotkeyText = useHotkeyText()
  if (!command) return null
  const [hotkey] = command.hotkeys
  return (
    <BarButton
      label={t(id)}
      title={hotkey ? `${t(id)} (${hotkeyText(hotkey)})` : t(id)}
      icon={icon ?? commandIcons[command.icon]}
      pressed={pressed}
      disabled={!enabled}
      onClick={() => command.perform(editor)}
      className={className}
    />
  )
}
