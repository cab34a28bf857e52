// @vitest-environment jsdom
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useEarlyChoices } from '@/components/ui/use-early-choices'
import { startPage } from '@/lib/site/inline-scripts'

function Shop() {
  const root = useEarlyChoices<HTMLDivElement>()
  const [pressed, setPressed] = useState(0)
  const [chosen, setChosen] = useState(false)
  return (
    <div ref={root}>
      <button type="button" onClick={() => setPressed(count => count + 1)}>
        <i>Ajouter</i>
      </button>
      <label>
        <input type="checkbox" checked={chosen} onChange={event => setChosen(event.target.checked)} />
        Rouge
      </label>
      <output>{pressed}</output>
      <output>{chosen ? 'Rouge' : 'Tous'}</output>
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

test('a press on something else presses nothing', async () => {
  part('output')?.click()
  await comesToLife()
  expect(part('output')?.textContent).toBe('0')
})
