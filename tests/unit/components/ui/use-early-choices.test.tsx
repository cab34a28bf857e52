// @vitest-environment jsdom
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useEarlyChoices } from '@/components/ui/use-early-choices'
import { startPage } from '@/lib/ground/site/inline-scripts'

function Shop() {
  const root = useEarlyChoices<HTMLDivElement>()
  const [pressed, setPressed] = useState(0)
  const [chosen, setChosen] = useState(false)
  const [small, setSmall] = useState(false)
  const [sorting, setSorting] = useState('rank')
  const [name, setName] = useState('')
  const [sent, setSent] = useState('')
  return (
    <div ref={root}>
      <button type="button" onClick={() => setPressed(count => count + 1)}>
        <i>Ajouter</i>
      </button>
      <label>
        <input type="checkbox" checked={chosen} onChange={event => setChosen(event.target.checked)} />
        Rouge
      </label>
      <input
        type="checkbox"
        name="small"
        checked={small}
        onChange={event => setSmall(event.target.checked)}
      />
      <form
        onSubmit={event => {
          event.preventDefault()
          setSent(`${name}, ${small ? 'petit' : 'grand'}`)
        }}
      >
        <input name="name" value={name} onChange={event => setName(event.target.value)} />
        <button type="submit">Envoyer</button>
      </form>
      <p id="sent">{sent}</p>
      <select value={sorting} onChange={event => setSorting(event.target.value)}>
        <option value="price">Prix</option>
        <option value="rank">Conseillés</option>
      </select>
      <output>{pressed}</output>
      <output>{chosen ? 'Rouge' : 'Tous'}</output>
      <output>
        {small ? 'Petits' : 'Toutes tailles'}, {sorting}
      </output>
    </div>
  )
}

let page: HTMLElement
const part = (selector: string) => page.querySelector<HTMLElement>(selector)
const comesToLife = () => act(async () => hydrateRoot(page, <Shop />))

beforeEach(() => {
  // What every page begins with, as the browser runs it.
  new Function(startPage)()
  page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(<Shop />)
})
afterEach(() => page.remove())

test('a button that is pressed before the page came to life is pressed once it has', async () => {
  part('i')?.click()
  await comesToLife()
  expect(part('output')?.textContent).toBe('1')
  await act(async () => part('button')?.click())
  expect(part('output')?.textContent).toBe('2')
})

test('a box that is ticked before the page came to life is ticked for the page too', async () => {
  part('label')?.click()
  await comesToLife()
  expect(part('output + output')?.textContent).toBe('Rouge')
  expect(part('input')).toHaveProperty('checked', true)
})

test('all that was chosen before the page came to life is chosen for the page too', async () => {
  part('label')?.click()
  part('[name=small]')?.click()
  const select = page.querySelector('select')
  if (select) select.value = 'price'
  await comesToLife()
  expect(part('output + output')?.textContent).toBe('Rouge')
  expect(part('output:last-child')?.textContent).toBe('Petits, price')
})

test('a box whose press brings the page to life is ticked once', async () => {
  window.addEventListener('click', () => act(() => hydrateRoot(page, <Shop />)), {
    capture: true,
    once: true,
  })
  part('[name=small]')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(part('output:last-child')?.textContent).toBe('Petits, rank')
  expect(part('[name=small]')).toHaveProperty('checked', true)
})

test('a press on something else presses nothing', async () => {
  part('output')?.click()
  await comesToLife()
  expect(part('output')?.textContent).toBe('0')
})

test('a form that is sent before the page came to life is sent with what was written and ticked until then', async () => {
  const field = part('[name=name]') as HTMLInputElement
  field.value = 'Claire Durand'
  part('[name=small]')?.click()
  part('form button')?.click()
  await comesToLife()
  expect(part('#sent')?.textContent).toBe('Claire Durand, petit')
  expect(field.value).toBe('Claire Durand')
})
