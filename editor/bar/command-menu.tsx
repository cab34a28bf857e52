'use client'
import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { Command } from '../commands/command'
import { commandMenus } from '../commands/command-menus'
import { useHotkeyText } from '../panels/command-bar'
import { commandIcons } from '../panels/command-icons'
import { useEditor, useSetting } from '../state/editor-context'
import type { EditorState } from '../state/editor-state'
import { useWayBack } from '../workspace/way-back'

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]

/** The commands for what lies at a point of the window, in px. */
export function CommandMenu({ kind, x, y }: NonNullable<EditorState['commandMenu']>) {
  const t = useTranslations('editor.selectionBar')
  const editor = useEditor()
  const { commands } = useSetting()
  const menu = useRef<HTMLDivElement>(null)
  const [opener] = useState(() => document.activeElement)
  const place = useInsideWindow(menu, x, y)
  useEffect(() => {
    const [first] = menu.current ? itemsOf(menu.current) : []
    first?.focus({ preventScroll: true })
    const leave = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target))
        editor.setWorkspace({ commandMenu: null })
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [editor])
  const close = () => {
    editor.setWorkspace({ commandMenu: null })
    if (opener instanceof HTMLElement) opener.focus()
  }
  useWayBack(true, close)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    event.stopPropagation()
    const items = itemsOf(event.currentTarget)
    const at = items.findIndex(item => item.matches(':focus'))
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
    const move = moves[event.key]
    if (move !== undefined) items[(move + items.length) % items.length]?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') close()
    else return
    event.preventDefault()
  }
  const byId = new Map(commands.map(command => [command.id, command]))
  const parts = commandMenus[kind]
    .map(ids => ids.flatMap(id => byId.get(id) ?? []).filter(command => command.enabled(editor)))
    .filter(part => part.length > 0)
  return (
    <div
      ref={menu}
      role="menu"
      aria-label={t(`menu.${kind}`)}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onContextMenu={event => event.preventDefault()}
      style={place}
      className="fixed z-30 max-h-[calc(100dvh-16px)] min-w-56 overflow-y-auto rounded-md border border-line bg-paper py-1 text-sm text-ink shadow-2"
    >
      {parts.map((part, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a part of a menu, no form
        <div
          key={part[0]?.id}
          role="group"
          className={classNames(index > 0 && 'mt-1 border-t border-line pt-1')}
        >
          {part.map(command => (
            <Item
              key={command.id}
              command={command}
              onChoose={() => {
                close()
                command.perform(editor)
              }}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function Item({ command, onChoose }: { command: Command; onChoose: () => void }) {
  const t = useTranslations('editor.command')
  const editor = useEditor()
  const hotkeyText = useHotkeyText()
  const pressed = command.pressed?.(editor)
  const Icon = pressed ? Check : commandIcons[command.icon]
  const [hotkey] = command.hotkeys
  return (
    <button
      type="button"
      {...(pressed === undefined
        ? { role: 'menuitem' }
        : { role: 'menuitemcheckbox', 'aria-checked': pressed })}
      tabIndex={-1}
      onClick={onChoose}
      className="flex min-h-9 w-full items-center gap-3 px-3 text-left whitespace-nowrap hover:bg-wash focus-visible:bg-mat-soft focus-visible:outline-none pointer-coarse:min-h-11"
    >
      <Icon aria-hidden size={17} strokeWidth={1.7} className="shrink-0" />
      {t(command.id)}
      {hotkey && <span className="ml-auto pl-6 text-xs text-ink-2 max-lg:hidden">{hotkeyText(hotkey)}</span>}
    </button>
  )
}

/** A place in the window at a point, moved so that nothing is cut off. */
function useInsideWindow(ref: { current: HTMLElement | null }, x: number, y: number) {
  const [place, setPlace] = useState({ left: x, top: y })
  useLayoutEffect(() => {
    const box = ref.current?.getBoundingClientRect()
    if (!box) return
    const most = (at: number, length: number, space: number) => Math.max(8, Math.min(at, space - length - 8))
    setPlace({ left: most(x, box.width, window.innerWidth), top: most(y, box.height, window.innerHeight) })
  }, [ref, x, y])
  return place
}
