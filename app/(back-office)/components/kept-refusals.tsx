'use client'

import { useAllFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

type Fields = ReturnType<typeof useAllFormFields>[0]

/** A refused save: the form as it was then, the message of each field that it marked, and those that were marked again. */
interface Refusal {
  fields: Fields
  marks: Map<string, string>
  again: Set<string>
}

const isUnchanged = (now: Fields, then: Fields): boolean =>
  Object.entries(now).every(([path, { value }]) => Object.is(value, then[path]?.value))

/** The fields that a refusal had marked and that are no longer marked; notes those that are still marked. */
function lostMarks({ marks, again }: Refusal, fields: Fields): { path: string; message: string }[] {
  for (const [path, { valid, errorMessage }] of Object.entries(fields))
    if (valid === false && errorMessage) marks.set(path, errorMessage)
  const lost = [...marks].filter(([path]) => fields[path]?.valid !== false && !again.has(path))
  for (const [path] of lost) again.add(path)
  return lost.map(([path, message]) => ({ path, message }))
}

/**
 * Keeps the fields marked for which a save was refused. Payload asks the server about the form during typing. An answer to a request from
 * before the save may arrive after the refusal: it does not know the refusal and removes the marks. Each mark is put back once, as long as
 * nothing was changed since: after a change the server's answers are right again.
 */
export function KeptRefusals() {
  const [fields, dispatch] = useAllFormFields()
  const submitted = useFormSubmitted()
  const processing = useFormProcessing()
  const refusal = useRef<Refusal | null>(null)
  useEffect(() => {
    if (processing || !submitted) {
      refusal.current = null
      return
    }
    refusal.current ??= { fields, marks: new Map(), again: new Set() }
    if (!isUnchanged(fields, refusal.current.fields)) return
    const errors = lostMarks(refusal.current, fields)
    if (errors.length > 0) dispatch({ type: 'ADD_SERVER_ERRORS', errors })
  }, [fields, submitted, processing, dispatch])
  return null
}
