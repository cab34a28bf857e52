// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { headingsOf } from '@/components/content/headings'
import { OutlinedText } from '@/components/content/outlined-text'

const text = '# Für wen\n\nText\n\n## Délais & *livraison*\n\n### Détail\n\n## Délais & livraison\n\n## !'

const shown = (marked: string) =>
  render(
    <NextIntlClientProvider locale="fr-FR" messages={{ layout: { onThisPage: 'Sur cette page' } }}>
      <OutlinedText text={marked} />
    </NextIntlClientProvider>,
  )

it('a text tells its chapters, each by an address of its own', () => {
  expect(headingsOf(text).map(({ id, title }) => [id, title])).toEqual([
    ['fur-wen', 'Für wen'],
    ['delais-livraison', 'Délais & livraison'],
    ['delais-livraison-2', 'Délais & livraison'],
  ])
})

it('a long text has an outline that leads to its chapters, a short one none', () => {
  const { unmount } = shown(text)
  const links = screen.getAllByRole('link')
  expect(links).toHaveLength(3)
  for (const link of links) {
    const target = document.querySelector(link.getAttribute('href') ?? '')
    expect(target?.textContent).toBe(link.textContent)
  }
  unmount()
  shown('# Un\n\n## Deux')
  expect(screen.queryByRole('navigation')).toBeNull()
})
