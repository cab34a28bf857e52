'use client'
import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { useHotkeyText } from '../panels/command-bar'
import { useEditor } from '../state/editor-context'
import type { PaletteMode } from '../state/editor-state'
import { GroupOf } from './group'
import { type Choice, useResults } from './use-results'

interface PaletteProps {
  mode: PaletteMode
  /** Above the canvas at a desk; below the plate on a phone, which stays in sight. */
  wide: boolean
}

/**
 * One field over everything that can be added or done. Up and down go through what was found, Enter does it, with
 * Shift the palette stays; Escape closes it.
 */
export function Palette({ mode, wide }: PaletteProps) {
  const t = useTranslations('editor.palette')
  const editor = useEditor()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const { groups, count } = useResults(mode, query)
  const choices = groups.flatMap(group => group.choices)
  const [wanted, setWanted] = useState<string | null>(null)
  const active = choices.find(({ key }) => key === wanted) ?? choices[0]
  useEffect(() => dialog.current?.showModal(), [])
  const optionId = (choice: Choice) => `${id}-${choice.key}`
  useEffect(() => {
    if (wanted) document.getElementById(`${id}-${wanted}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, wanted])

  const close = () => {
    // The focus goes back to where it was before anything is done: what is done may take it.
    dialog.current?.close()
    editor.showPalette(null)
  }
  const choose = ({ entry, stays }: Choice, stay: boolean) => {
    if (!stay && !stays) close()
    entry.perform()
  }
  const go = (by: number) => {
    const at = active ? choices.indexOf(active) : -1
    setWanted(choices[(at + by + choices.length) % choices.length]?.key ?? null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' || (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)))
      close()
    else if (event.key === 'ArrowDown') go(1)
    else if (event.key === 'ArrowUp') go(-1)
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      if (active) choose(active, event.shiftKey)
    } else return
    event.preventDefault()
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t(`title.${mode}`)}
      onKeyDown={onKeyDown}
      onClose={() => editor.showPalette(null)}
      onPointerDown={event => {
        if (event.target === event.currentTarget) close()
      }}
      className={classNames(
        'm-0 bg-transparent p-0 text-ink backdrop:bg-transparent',
        wide
          ? 'mx-auto mt-24 h-[70dvh] w-155 max-w-[calc(100vw-32px)] backdrop:bg-ink/30'
          : 'fixed inset-x-0 top-[45dvh] bottom-(--keyboard,0px) h-auto max-h-none w-auto max-w-none',
      )}
    >
      <div
        className={classNames(
          'flex flex-col bg-paper shadow-2',
          wide ? 'max-h-full rounded-lg' : 'h-full rounded-t-lg border-t border-line',
        )}
      >
        <div className="flex items-center gap-3 border-b border-line px-4">
          <Search aria-hidden size={20} strokeWidth={1.6} className="shrink-0" />
          <input
            role="combobox"
            aria-expanded={count > 0}
            aria-autocomplete="list"
            aria-controls={`${id}-list`}
            aria-activedescendant={active && optionId(active)}
            aria-label={t(`title.${mode}`)}
            placeholder={t(`title.${mode}`)}
            value={query}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="done"
            onChange={event => {
              setQuery(event.target.value)
              setWanted(null)
            }}
            className="min-h-13 min-w-0 grow bg-transparent text-base outline-none"
          />
          <button
            type="button"
            onClick={close}
            className="min-h-8 rounded-md border border-line px-2 text-xs pointer-coarse:min-h-11"
          >
            {t('close')}
          </button>
        </div>
        {count === 0 ? (
          <p className="grow p-5 text-sm text-ink-2">{t('none')}</p>
        ) : (
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={t(`title.${mode}`)}
            className="min-h-0 grow overflow-y-auto p-2"
          >
            {groups.map(group => (
              <GroupOf
                key={group.source.id}
                group={group}
                active={active}
                optionId={optionId}
                onChoose={choose}
                onPoint={choice => setWanted(choice.key)}
              />
            ))}
          </div>
        )}
        <Foot count={count} wide={wide} />
      </div>
    </dialog>
  )
}

function Foot({ count, wide }: { count: number; wide: boolean }) {
  const t = useTranslations('editor.palette')
  const key = useHotkeyText()
  const cap = 'rounded-sm border border-line px-1.5 py-0.5'
  return (
    <div className="flex items-center gap-5 border-t border-line px-4 py-2.5 text-xs text-ink-2">
      {wide && (
        <>
          <span>
            <kbd className={cap}>↑</kbd> <kbd className={cap}>↓</kbd> {t('choose')}
          </span>
          <span>
            <kbd className={cap}>{key('Enter')}</kbd> {t('do')}
          </span>
          <span>
            <kbd className={cap}>{key('Shift+Enter')}</kbd> {t('stay')}
          </span>
        </>
      )}
      <span role="status" className="ml-auto">
        {t('count', { count })}
      </span>
    </div>
  )
}
