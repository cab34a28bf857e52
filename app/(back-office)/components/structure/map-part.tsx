'use client'

import { useState } from 'react'
import { emptyOf, type Shape } from '@/lib/catalogue/structure/shape'
import { type PartProps, useStructure } from './context'

interface AddEntryProps {
  label: string
  /** The entries that are there. */
  record: Record<string, unknown>
  add: (name: string) => void
}

/** A field for a new name, and a button that adds an entry of this name. */
function AddEntry({ label, record, add }: AddEntryProps) {
  const { words } = useStructure()
  const [name, setName] = useState('')
  const key = name.trim()
  return (
    <span className="bo-structure__buttons">
      <input
        type="text"
        aria-label={`${label}: ${words.key}`}
        placeholder={words.key}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button
        type="button"
        className="bo-button"
        disabled={key === '' || Object.hasOwn(record, key)}
        onClick={() => {
          add(key)
          setName('')
        }}
      >
        {words.add}
      </button>
    </span>
  )
}

/** Values by name; names can be added and removed: a rate for each finish, a price for each product. */
export function MapPart({
  shape,
  value,
  onChange,
  id,
  label,
}: Omit<PartProps, 'shape'> & { shape: Extract<Shape, { kind: 'map' }> }) {
  const { Part, labels, words, readOnly } = useStructure()
  const record = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return (
    <div className="bo-structure__map">
      {Object.entries(record).map(([own, inner]) => (
        <fieldset key={own}>
          <legend>{labels[own] ?? own}</legend>
          <Part
            shape={shape.of}
            value={inner}
            onChange={next => onChange({ ...record, [own]: next })}
            id={`${id}.${own}`}
            label={`${label} ${labels[own] ?? own}`}
            optional={false}
          />
          {!readOnly && (
            <button
              type="button"
              aria-label={`${words.remove}: ${labels[own] ?? own}`}
              onClick={() => {
                const { [own]: _, ...rest } = record
                onChange(rest)
              }}
            >
              ×
            </button>
          )}
        </fieldset>
      ))}
      {!readOnly && (
        <AddEntry
          label={label}
          record={record}
          add={key => onChange({ ...record, [key]: emptyOf(shape.of) })}
        />
      )}
    </div>
  )
}
