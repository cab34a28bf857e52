// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it } from 'vitest'
import { MarkedText } from '@/components/content/marked-text'

afterEach(cleanup)

const shown = (text: string) =>
  render(
    <NextIntlClientProvider locale="de-DE" messages={{}}>
      <MarkedText text={text} />
    </NextIntlClientProvider>,
  ).container

/** Whether addresses end with a slash is the setting of the site, which is not here. */
const targets = () => screen.getAllByRole('link').map(link => link.getAttribute('href')?.replace(/\/$/, ''))

describe('a text of a clerk', () => {
  it('has headings, paragraphs, lists, bold and links', () => {
    const page = shown('## Lieferung\nIn **zwei** Tagen.\n\n- schnell\n- [sicher](/hilfe/)\n\n1. messen')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Lieferung')
    expect(page.querySelector('strong')?.textContent).toBe('zwei')
    expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      'schnell',
      'sicher',
      'messen',
    ])
    expect(targets()).toEqual(['/de-de/hilfe'])
  })

  it('keeps the lines of an address', () => {
    const page = shown('Atelier\n1, rue du Port\n44000 Nantes')
    expect(page.querySelector('p')?.textContent).toBe('Atelier\n1, rue du Port\n44000 Nantes')
    expect(page.firstElementChild?.className).toContain('whitespace-pre-line')
  })

  it('shows a list of links alone as tiles', () => {
    shown('- [Stempel](/stempel/)\n- [Schilder](/schilder/)')
    expect(targets()).toEqual(['/de-de/stempel', '/de-de/schilder'])
    expect(screen.getByRole('list').className).toContain('grid-cols-2')
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//elsewhere.example/',
    'http://plain.example/',
    'vbscript:x',
    '\\\\elsewhere.example',
  ])('makes no link of %s', url => {
    const page = shown(`[here](${url}) and <${url}>`)
    expect(page.querySelector('a')).toBeNull()
    expect(page.textContent).toContain('here')
  })

  it('shows HTML as the text that it is', () => {
    const page = shown('<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> and <b>bold</b>')
    expect(page.querySelector('script, img, b')).toBeNull()
    expect(page.textContent).toContain('<script>alert(1)</script>')
  })
})
