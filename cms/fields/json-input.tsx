'use client'

import { FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'

const written = (value: unknown) =>
  value === undefined || value === null
    ? ''
    : typeof value === 'string'
      ? value
      : JSON.stringify(value, null, 2)

/** The value of the text; a text that is no JSON stays a text, and the field's validation says so. */
function read(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const maxRows = 24

/**
 * A structure as text. Takes the place of the panel's own editor of JSON, which fetches its code from another host.
 */
export const JsonInput: JSONFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { value, setValue, showError, path, disabled } = useField<unknown>({ potentiallyStalePath: given })
  const [draft, setDraft] = useState<string>()
  const isCurrent = draft !== undefined && JSON.stringify(read(draft)) === JSON.stringify(value ?? null)
  const text = isCurrent ? draft : written(value)
  return (
    <div className={`${fieldBaseClass} textarea ${showError ? 'error' : ''}`}>
      <FieldLabel label={field.label} localized={field.localized} path={path} required={field.required} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={showError} />
        <textarea
          id={`field-${path.replaceAll('.', '__')}`}
          name={path}
          className="textarea-element"
          style={{ fontFamily: 'monospace', width: '100%', resize: 'vertical' }}
          rows={Math.min(text.split('\n').length + 1, maxRows)}
          spellCheck={false}
          value={text}
          readOnly={readOnly || disabled}
          onChange={event => {
            setDraft(event.target.value)
            setValue(read(event.target.value))
          }}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
