'use client'

import { useRef, useState } from 'react'
import type { Choice } from '@/lib/catalogue/structure/picks'
import { useStructure } from './context'

/** From this many entries on, a list can be filtered; this many are shown at once. */
const fewest = 8
const mostShown = 60

/** A choice's picture: a drawing, or a colour. */
function Look({ picture }: { picture: string | undefined }) {
  if (!picture) return null
  if (picture.startsWith('#')) return <span className="bo-pick__colour" style={{ background: picture }} />
  return <img src={picture} alt="" width={32} height={24} loading="lazy" />
}

function Chosen({ value, choices }: { value: string; choices: readonly Choice[] }) {
  const { words } = useStructure()
  const choice = choices.find(one => one.value === value)
  return (
    <span className="bo-pick__one">
      <Look picture={choice?.picture} />
      {choice?.title ?? value}
      {!choice && <b className="bo-badge bo-badge--ask">{words.unknown}</b>}
    </span>
  )
}

interface PickerProps {
  id: string
  label: string
  choices: readonly Choice[]
  values: readonly string[]
  /** Whether several can be chosen; otherwise a new choice replaces the old one. */
  several: boolean
  /** Whether nothing may be chosen. */
  empty: boolean
  onChange(values: string[]): void
}

/** Things of the shop by picture and name: the chosen ones, and below them, once opened, the possible ones. */
export function Picker({ id, label, choices, values, several, empty, onChange }: PickerProps) {
  const { words, readOnly } = useStructure()
  const [filter, setFilter] = useState('')
  const details = useRef<HTMLDetailsElement>(null)
  const asked = filter.trim().toLowerCase()
  const found = choices.filter(({ value, title }) => `${value} ${title}`.toLowerCase().includes(asked))
  const choose = (value: string) => {
    const rest = values.filter(one => one !== value)
    if (several) return onChange(rest.length < values.length ? rest : [...values, value])
    onChange(rest.length < values.length && empty ? [] : [value])
    if (details.current) details.current.open = false
  }
  const chosen =
    values.length === 0
      ? words.none
      : values.map(value => <Chosen key={value} value={value} choices={choices} />)
  if (readOnly) return <div className="bo-pick">{chosen}</div>
  return (
    <details ref={details} className="bo-pick">
      <summary id={id} aria-label={label}>
        {chosen}
      </summary>
      {choices.length > fewest && (
        <input
          type="search"
          aria-label={words.filter}
          placeholder={words.filter}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
      )}
      <fieldset className="bo-pick__choices">
        <legend className="bo-hidden">{label}</legend>
        {found.slice(0, mostShown).map(({ value, title, picture }) => (
          <button
            key={value}
            type="button"
            aria-pressed={values.includes(value)}
            title={value}
            onClick={() => choose(value)}
          >
            <Look picture={picture} />
            {title}
          </button>
        ))}
      </fieldset>
    </details>
  )
}
