'use client'

import { useState } from 'react'
import { emptyOf, type Shape } from '@/lib/catalogue/structure/shape'
import { type PartProps, useStructure } from './context'

/** Values by name; names can be added and removed: a rate for each finish, a price for each product. */
export function MapPart({
  shape,
  value,
  onChange,
  id,
  label,
}: Omit<PartProps, 'shape'> & { shape: Extract<Shape, { kind: 'map' }> }) {
  const { Part, labels, words, readOnly } = useStructure()
  const [name, setName] = useState('')
  const record = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const key = name.trim()
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
              onChange({ ...record, [key]: emptyOf(shape.of) })
              setName('')
            }}
          >
            {words.add}
          </button>
        </span>
      )}
    </div>
  )
}
