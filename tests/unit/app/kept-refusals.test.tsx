// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { KeptRefusals } from '@/app/(back-office)/components/kept-refusals'

interface Field {
  value: unknown
  valid?: boolean
  errorMessage?: string
}
const form = { fields: {} as Record<string, Field>, submitted: false, processing: false }
const dispatch = vi.fn()
vi.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [form.fields, dispatch],
  useFormSubmitted: () => form.submitted,
  useFormProcessing: () => form.processing,
}))

const wrong = { value: 1, valid: false, errorMessage: 'Trop petit' }
const right = { value: 'Rose', valid: true }
const marked = { fields: { size: wrong, name: right }, submitted: true, processing: false }
/** The field after an answer that does not know the refusal: the message stays, but has no effect. */
const unmarked = { ...marked, fields: { size: { ...wrong, valid: true }, name: right } }

/** The form goes through states, as after one action each. */
function through(...states: Partial<typeof form>[]) {
  const { rerender } = render(<KeptRefusals />)
  for (const state of states) {
    Object.assign(form, state)
    rerender(<KeptRefusals />)
  }
  return dispatch.mock.calls.map(([action]) => action)
}

beforeEach(() => {
  Object.assign(form, { fields: { size: { value: 1 }, name: right }, submitted: false, processing: false })
  dispatch.mockClear()
})

it('a field that a save was refused for is marked again where a late answer has taken its mark off', () => {
  expect(through({ processing: true }, { submitted: true, processing: false }, marked, unmarked)).toEqual([
    { type: 'ADD_SERVER_ERRORS', errors: [{ path: 'size', message: 'Trop petit' }] },
  ])
})

it('it is marked again only once, so that a deliberate removal stays', () => {
  const again = { ...marked, fields: { ...marked.fields } }
  expect(through(marked, unmarked, again, { fields: { ...unmarked.fields } })).toHaveLength(1)
})

it('it loses its mark after a change in it or beside it, and after a save', () => {
  const typed = { ...unmarked, fields: { ...unmarked.fields, size: { value: 2, valid: true } } }
  const beside = { ...unmarked, fields: { ...unmarked.fields, name: { value: 'Rosa', valid: true } } }
  const saved = { ...unmarked, submitted: false }
  for (const next of [typed, beside, saved]) expect(through(marked, next)).toEqual([])
})
