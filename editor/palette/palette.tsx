'use client'
import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { useEditor } from '../state/editor-context'
import type { PaletteMode } from '../state/editor-state'
import { createLoader, useLoaded } from '../state/use-loaded'
import { useWayBack } from '../workspace/way-back'
import type { Asked, ResultsPort } from './results'

/** The search and its data are fetched with the first palette; the field takes letters until then. */
const resultsLoader = createLoader(() => import('./results').then(module => module.Results))

/** Nobody types more for a search; a text pasted by mistake must not be searched. */
const longestQuery = 80

interface PaletteProps {
  mode: PaletteMode
  /** Above the canvas on a wide screen; on a phone below the plate, which stays in sight. */
  wide: boolean
}

/**
 * One field over everything that can be added or done. Up and down go through what was found, Enter does it, with Shift
 * the palette stays; Escape closes it. An early Enter waits for its result.
 */
export function Palette({ mode, wide }: PaletteProps) {
  const t = useTranslations('editor.palette')
  const editor = useEditor()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const results = useRef<ResultsPort>(null)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState<string | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const Results = useLoaded(resultsLoader)
  // Before the next key, which belongs to the field.
  useLayoutEffect(() => dialog.current?.showModal(), [])

  const close = () => {
    // The focus returns before the action runs: the action may take it.
    dialog.current?.close()
    editor.setWorkspace({ palette: null })
  }
  useWayBack(true, close)
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    const { key } = event
    if (event.nativeEvent.isComposing) return
    if (key === 'Escape' || (key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey))) close()
    else if (key === 'ArrowDown') results.current?.go(1)
    else if (key === 'ArrowUp') results.current?.go(-1)
    else if (key === 'Enter' && event.target instanceof HTMLInputElement) {
      setAsked({ query: event.target.value, stay: event.shiftKey })
    } else return
    event.preventDefault()
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t(`title.${mode}`)}
      onKeyDown={onKeyDown}
      onClose={() => editor.setWorkspace({ palette: null })}
      onPointerDown={event => {
        if (event.target === event.currentTarget) close()
      }}
      className={classNames(
        'overflow-visible bg-transparent p-0 text-ink',
        wide
          ? 'mx-auto mt-24 h-[70dvh] w-155 max-w-[calc(100vw-32px)] backdrop:bg-ink/30'
          : 'fixed inset-x-0 backdrop:bg-transparent top-[45dvh] bottom-(--keyboard,0px) m-0 h-auto max-h-none w-auto max-w-none short:top-0 short:left-[46%]',
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
            aria-expanded={active !== null}
            aria-autocomplete="list"
            aria-controls={`${id}-list`}
            aria-activedescendant={active ?? undefined}
            aria-label={t(`title.${mode}`)}
            placeholder={t(`hint.${mode}`)}
            value={query}
            maxLength={longestQuery}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="done"
            onChange={event => setQuery(event.target.value)}
            className="min-h-13 min-w-0 grow bg-transparent text-base text-ellipsis outline-none"
          />
          <button
            type="button"
            onClick={close}
            className="min-h-8 rounded-md border border-line px-2 text-xs pointer-coarse:min-h-11"
          >
            {t('close')}
          </button>
        </div>
        {Results && (
          <Results
            ref={results}
            id={id}
            mode={mode}
            query={query}
            asked={asked}
            onAnswered={() => setAsked(null)}
            wide={wide}
            onActive={setActive}
            onClose={close}
          />
        )}
      </div>
    </dialog>
  )
}
