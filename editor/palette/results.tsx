'use client'
import { useTranslations } from 'next-intl'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useHotkeyText } from '../panels/command-bar'
import type { PaletteMode } from '../state/editor-state'
import { GroupOf } from './group'
import { isNamed } from './named-first'
import { type Choice, useResults } from './use-results'

/** Actions of the field's keys on the results. */
export interface ResultsPort {
  /** One choice forward or back, circular. */
  go: (by: 1 | -1) => void
}

/** The request of Enter: the best result for these words. */
export interface Asked {
  query: string
  /** The palette is not closed. */
  stay: boolean
}

interface ResultsProps {
  ref: Ref<ResultsPort>
  /** Begins the ids of the list and its options. */
  id: string
  mode: PaletteMode
  query: string
  /** Runs as soon as all sources have answered; null where nothing waits. */
  asked: Asked | null
  onAnswered: () => void
  wide: boolean
  /** The id of the marked option; null where there is none. */
  onActive: (id: string | null) => void
  onClose: () => void
}

/** The results of a palette's sources for its field. */
export function Results(props: ResultsProps) {
  const { ref, id, mode, query, asked, onAnswered, wide, onActive, onClose } = props
  const t = useTranslations('editor.palette')
  const { groups, count, whole } = useResults(mode, query)
  const choices = groups.flatMap(group => group.choices)
  const [wanted, setWanted] = useState<{ key: string; query: string } | null>(null)
  // A new query starts at its own best result.
  const marked = wanted?.query === query ? choices.find(({ key }) => key === wanted.key) : undefined
  const active = marked ?? choices[0]
  const optionId = (choice: Choice) => `${id}-${choice.key}`
  const activeId = active ? optionId(active) : null
  useEffect(() => {
    onActive(activeId)
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId, onActive])
  const choose = ({ entry, stays }: Choice, stay: boolean) => {
    if (!stay && !stays) onClose()
    entry.perform()
  }
  useImperativeHandle(ref, () => ({
    go: by => {
      const at = active ? choices.indexOf(active) : -1
      const next = choices[(at + by + choices.length) % choices.length]
      if (next) setWanted({ key: next.key, query })
    },
  }))
  // A pointed or exactly named entry is final, whatever results come later.
  const sure = whole || marked !== undefined || (active !== undefined && isNamed(active.entry, query))
  const answered = useRef<Asked | null>(null)
  useEffect(() => {
    if (!asked || asked === answered.current || asked.query !== query || !sure) return
    answered.current = asked
    onAnswered()
    if (active) choose(active, asked.stay)
  })
  return (
    <>
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
              onPoint={({ key }) => setWanted({ key, query })}
            />
          ))}
        </div>
      )}
      <Foot count={count} wide={wide} />
    </>
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
