// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FindingCard } from '@/editor/panels/finding-card'
import { MenuPanel } from '@/editor/panels/menu-panel'
import { Rail } from '@/editor/panels/rail'
import type { Design } from '@/lib/design/scene/model'
import fr from '@/messages/fr'
import { useEditorItem } from '@/stores/editor-item'
import { signDesign, stampDesign } from '@/tests/support/editor-design'
import { showInEditor } from '@/tests/support/editor-workspace'

const t = fr.editor.menu
const report = { findings: [], rules: [], finest: null }
const drilled = {
  name: 'holes-only',
  options: { holes: 'custom', diameters: 4 },
} as const

beforeEach(() => useEditorItem.setState({ part: { order: 7, line: 1, part: 1 } }))
afterEach(() => {
  cleanup()
  useEditorItem.setState({ part: null })
})

function show(design: Design): (string | null)[] {
  showInEditor(
    design,
    <>
      <Rail wide blocked={0} />
      <MenuPanel report={report} />
    </>,
  )
  const menus = within(screen.getByRole('navigation', { name: t.label })).getAllByRole('button')
  return menus.map(({ textContent }) => textContent)
}

it('a line of an order has no menu for mount and ink: they were bought', () => {
  const menus = show(stampDesign([]))
  expect(menus).toContain(t.texts)
  expect(menus).not.toContain(t['case-models'])
  expect(screen.queryByRole('radiogroup')).toBeNull()
})

it('a sign of an order keeps its size, material, colour and fixing', () => {
  const menus = show(signDesign([]))
  expect(menus).toContain(t.check)
  for (const menu of ['dimensions', 'material', 'colours', 'fixings'] as const)
    expect(menus).not.toContain(t[menu])
})

it('holes that were bought to be placed by hand are placed by the workshop, too', () => {
  const design = signDesign([])
  const { config } = design as Extract<Design, { type: 'sign' }>
  const menus = show({ ...design, config: { ...config, width: 200, height: 100, fixing: drilled } } as Design)
  expect(menus).toContain(t.fixings)
  expect(menus).not.toContain(t.material)
})

it('a finding offers no other fixing for what was bought', () => {
  const fixing = { kind: 'fixing', fixing: drilled, alone: true } as const
  const remove = { kind: 'remove', elementIds: ['a', 'b'], alone: true } as const
  const finding = {
    code: 'design_holes_unexpected',
    severity: 'block',
    repairs: [remove, fixing],
  } as const
  const { freeHoles } = fr.editor.check
  showInEditor(signDesign([]), <FindingCard finding={finding} />)
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: freeHoles })).toBeNull()
  cleanup()
  useEditorItem.setState({ part: null })
  showInEditor(signDesign([]), <FindingCard finding={finding} />)
  expect(screen.getByRole('button', { name: freeHoles })).toBeDefined()
})
