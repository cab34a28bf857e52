'use client'

import { FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useMemo, useState } from 'react'
import { JsonInput } from '@/cms/fields/json-input'
import type { Shape } from '@/lib/catalogue/structure/shape'
import { Structure, type StructureContext } from './context'
import { Part } from './part'
import './structure.css'

interface StructureInputProps extends Pick<JSONFieldClientProps, 'field' | 'path'> {
  shape: Shape
  context: StructureContext
}

/** A structure as a form, by its shape; or as text for people who prefer that. */
export function StructureInput({ field, path: given, shape, context }: StructureInputProps) {
  const { value, setValue, showError, path, disabled } = useField<unknown>({ potentiallyStalePath: given })
  const [asText, setAsText] = useState(false)
  const readOnly = context.readOnly || Boolean(disabled)
  const own = useMemo(() => ({ ...context, readOnly, Part }), [context, readOnly])
  const { words } = context
  const label = context.labels[field.name] ?? field.name
  return (
    <div className={`${fieldBaseClass} bo-structure ${showError ? 'error' : ''}`}>
      <button type="button" className="bo-structure__toggle" onClick={() => setAsText(!asText)}>
        {asText ? words.asForm : words.asText}
      </button>
      {asText ? (
        <JsonInput field={field} path={path} readOnly={readOnly} />
      ) : (
        <>
          <FieldLabel label={field.label} path={path} required={field.required} />
          <div className={`${fieldBaseClass}__wrap`}>
            <FieldError path={path} showError={showError} />
            <Structure value={own}>
              <Part
                shape={shape}
                value={value}
                onChange={next => setValue(next ?? null)}
                id={`field-${path}`}
                label={label}
                optional={!field.required}
              />
            </Structure>
          </div>
          <FieldDescription description={field.admin?.description} path={path} />
        </>
      )}
    </div>
  )
}
