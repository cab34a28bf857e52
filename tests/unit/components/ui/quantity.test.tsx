// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Quantity } from '@/components/ui/quantity'

const labels = { quantity: 'Quantity', less: 'One less', more: 'One more' }

function Held({ initial, max }: { initial: number; max?: number }) {
  const [value, setValue] = useState(initial)
  return <Quantity value={value} onChange={setValue} labels={labels} {...(max !== undefined && { max })} />
}

afterEach(cleanup)
const field = () => screen.getByLabelText<HTMLInputElement>('Quantity')

it('goes up and down by its buttons, and not below one', () => {
  render(<Held initial={2} />)
  fireEvent.click(screen.getByRole('button', { name: 'One more' }))
  expect(field().value).toBe('3')
  fireEvent.click(screen.getByRole('button', { name: 'One less' }))
  fireEvent.click(screen.getByRole('button', { name: 'One less' }))
  expect(field().value).toBe('1')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One less' }).disabled).toBe(true)
})

it('takes what is typed when the field is left', () => {
  render(<Held initial={1} />)
  fireEvent.change(field(), { target: { value: '40' } })
  fireEvent.blur(field())
  expect(field().value).toBe('40')
})

it.each(['', '0', '-3', '1.5', 'forty', '1e9', '∞'])('goes back to the last good number for "%s"', typed => {
  render(<Held initial={7} />)
  fireEvent.change(field(), { target: { value: typed } })
  fireEvent.blur(field())
  expect(field().value).toBe('7')
})
