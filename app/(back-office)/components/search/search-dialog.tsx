'use client'

import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { fewestToFind, useSettled, useStateWord } from '@/components/tools/search-parts'
import { useStaffData } from '@/components/tools/use-staff-data'
import { type ToolsFound, toolsFound } from '@/lib/office/contract/tools'
import { Marked } from './marked'

/** A place of the panel: one of its lists, or a page of its own. */
export interface SearchPlace {
  title: string
  href: string
}

interface SearchDialogProps {
  places: readonly SearchPlace[]
  searches: boolean
  close(): void
}

type Found =
  | ToolsFound['found'][number]
  | (SearchPlace & { kind: 'place'; detail: ''; state: null; amount: null })

const kinds = ['place', 'client', 'order', 'quotation', 'product'] as const
/** So many places of the panel are offered at most. */
const mostPlaces = 4

/** A text as it is looked for: small letters without their accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** What is found, in the order in which it is shown. */
function useFound(asked: string, { places, searches }: Pick<SearchDialogProps, 'places' | 'searches'>) {
  const locale = useLocale()
  const isLongEnough = asked.length >= fewestToFind
  const path =
    isLongEnough && searches ? `/api/tools/search?q=${encodeURIComponent(asked)}&locale=${locale}` : null
  const { data, trouble, waits } = useStaffData(path, toolsFound)
  const own: Found[] = isLongEnough
    ? places
        .filter(
          ({ title }) =>
            plain(title)
              .split(/\s+/)
              .some(word => word.startsWith(plain(asked))) || plain(title).startsWith(plain(asked)),
        )
        .slice(0, mostPlaces)
        .map(place => ({ ...place, kind: 'place', detail: '', state: null, amount: null }))
    : []
  const all: Found[] = [...own, ...(path && data ? data.found : [])]
  return {
    found: kinds.flatMap(kind => all.filter(one => one.kind === kind)),
    known: isLongEnough && !waits,
    trouble: path ? trouble : null,
  }
}

interface RowProps {
  one: Found
  id: string
  asked: string
  current: boolean
  point(): void
}

function Row({ one, id, asked, current, point }: RowProps) {
  const format = useFormatter()
  const wordOf = useStateWord()
  const word = one.kind === 'place' ? null : wordOf(one.kind, one.state)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the chosen row
    // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the field's
    <div
      role="option"
      id={id}
      aria-selected={current}
      className="bo-find__row"
      onMouseMove={point}
      onClick={() => location.assign(one.href)}
    >
      <span>
        <b>
          <Marked text={one.title} asked={asked} />
        </b>{' '}
        <Marked text={one.detail} asked={asked} />
      </span>
      <span>
        {word && <span className="bo-badge bo-badge--plain">{word}</span>}{' '}
        {one.amount &&
          format.number(one.amount.minor / 100, { style: 'currency', currency: one.amount.currency })}
      </span>
    </div>
  )
}

interface GroupsProps {
  found: readonly Found[]
  id: string
  asked: string
  /** The place of the chosen result. */
  current: number
  point(at: number): void
}

/** What was found, by kind. */
function Groups({ found, id, asked, current, point }: GroupsProps) {
  const t = useTranslations('backOffice.find')
  return (
    <>
      {kinds.map(kind => {
        const own = found.flatMap((one, i) => (one.kind === kind ? [{ one, i }] : []))
        return own.length === 0 ? null : (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, which a fieldset is not
          <div key={kind} role="group" aria-label={t(`kinds.${kind}`)}>
            <p>{t(`kinds.${kind}`)}</p>
            {own.map(({ one, i }) => (
              <Row
                key={one.href}
                one={one}
                id={`${id}${i}`}
                asked={asked}
                current={i === current}
                point={() => point(i)}
              />
            ))}
          </div>
        )
      })}
    </>
  )
}

/** Opens the chosen result once the answer to the present query is there: Enter may be pressed before the answer. */
function useGo(chosen: Found | undefined, isAnswer: boolean) {
  const [goes, setGoes] = useState(false)
  useEffect(() => {
    if (!goes || !isAnswer) return
    setGoes(false)
    if (chosen) location.assign(chosen.href)
  }, [goes, isAnswer, chosen])
  return setGoes
}

/** One field, and below it what it finds: arrows choose, Enter goes, Escape closes. */
export function SearchDialog({ close, ...props }: SearchDialogProps) {
  const t = useTranslations('backOffice.find')
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const asked = useSettled(text.trim())
  const { found, known, trouble } = useFound(asked, props)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const current = Math.min(at, found.length - 1)
  const setGoes = useGo(found[current], known && text.trim() === asked)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') setGoes(true)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    setAt(Math.max(0, Math.min(found.length - 1, current + step)))
  }
  return (
    <dialog ref={dialog} className="bo-find__dialog" aria-label={t('label')} onClose={close}>
      <input
        role="combobox"
        type="search"
        aria-label={t('label')}
        aria-expanded={found.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={current >= 0 ? `${id}${current}` : undefined}
        placeholder={t('placeholder')}
        maxLength={100}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setAt(0)
          setGoes(false)
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status">{trouble ? t('trouble') : known ? t('count', { count: found.length }) : t('hint')}</p>
      <div role="listbox" id={`${id}list`} aria-label={t('label')}>
        <Groups {...{ found, id, asked, current }} point={setAt} />
      </div>
    </dialog>
  )
}
