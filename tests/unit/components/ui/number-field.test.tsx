// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NumberField } from '@/components/ui/number-field'

afterEach(cleanup)

function show(value: number, decimals?: number) {
  const onChange = vi.fn()
  render(
    <NumberField
      label="Size"
      value={value}
      locale="fr-FR"
      onChange={onChange}
      {...(decimals !== undefined && { decimals })}
    />,
  )
  return { onChange, field: screen.getByLabelText<HTMLInputElement>('Size') }
}

it('a field that is entered and left changes nothing, also where it shows fewer decimals than there are', () => {
  const { field, onChange } = show(4.653)
  expect(field.value).toBe('4,7')
  fireEvent.focus(field)
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.blur(field)
  expect(onChange).not.toHaveBeenCalled()
})

it.each([
  [4.65, '4,65'],
  [4.6, '4,6'],
  [3, '3,0'],
])('with two decimals %d is written %s', (value, written) => {
  expect(show(value, 2).field.value).toBe(written)
})

it('what is typed counts when the field is left', () => {
  const { field, onChange } = show(4.65, 2)
  fireEvent.change(field, { target: { value: '4,7' } })
  fireEvent.blur(field)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(4.7)
})
