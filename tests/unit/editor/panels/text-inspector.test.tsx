// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Inspector } from '@/editor/panels/inspector'
import type { Element } from '@/lib/design/scene/model'
import fr from '@/messages/fr'
import { stampDesign, text } from '@/tests/support/editor-design'
import { showInEditor } from '@/tests/support/editor-workspace'

const t = fr.editor.text
const date: Element = {
  id: 'date',
  type: 'date',
  day: '2026-11-22',
  language: 'fr',
  form: 'slashes',
  today: true,
  align: 'center',
  font: { family: 'Roboto', fontSize: 3, bold: false, italic: false },
  position: { left: 1, top: 8 },
  size: { width: 56, height: 3.3 },
}

afterEach(cleanup)

function select(...ids: string[]): void {
  const editor = showInEditor(stampDesign([text('line', 'Martin', 1), date]), <Inspector />)
  act(() => editor.select(ids))
}

const spacing = () => screen.queryByRole('textbox', { name: t.letterSpacing })
const cases = () => screen.queryByRole('group', { name: t.case })

it('a text shows its letter spacing and the case it is written in', () => {
  select('line')
  expect(spacing()).toHaveProperty('value', '0,0')
  expect(screen.getByRole('button', { name: t.caseTyped }).getAttribute('aria-pressed')).toBe('true')
})

it('a date, which has no spacing and no case of its own, offers neither', () => {
  select('date')
  expect(spacing()).toBeNull()
  expect(cases()).toBeNull()
  expect(screen.getByRole('group', { name: t.align })).toBeDefined()
})

it('beside a date a text offers only what both have', () => {
  select('line', 'date')
  expect(spacing()).toBeNull()
  expect(cases()).toBeNull()
})
