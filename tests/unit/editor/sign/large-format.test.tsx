// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DimensionsPanel } from '@/editor/sign/dimensions-panel'
import type { Design } from '@/lib/design/scene/model'
import type { LargeFormatChoice } from '@/lib/product/configuration/large-format'
import type { SignConfig } from '@/lib/product/sign/config'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import fr from '@/messages/fr'
import { closePopup, useUi } from '@/stores/ui'
import { catalogue } from '@/tests/support/catalogue'
import { showInEditor } from '@/tests/support/editor-workspace'
import { sign as signConfig } from '@/tests/support/signs'
import { template } from '@/tests/support/templates'

afterEach(() => {
  closePopup('xxlThresholds')
  cleanup()
})

const sign = (): Design => {
  const wanted = signConfig({ material: 'aluminium', width: 400, height: 250 })
  return {
    ...template('template-door-office-fr'),
    config: normaliseSignConfig(wanted, catalogue).config,
  } as Design
}
const width = () => screen.getByLabelText<HTMLInputElement>(fr.editor.sign.width)
interface Asked extends LargeFormatChoice {
  onChoose: (config: SignConfig) => void
}
const asked = () =>
  useUi.getState().popups.find(({ name }) => name === 'xxlThresholds')?.props as Asked | undefined

it('a size beyond a material asks in the editor too, and stands in its field only once it is taken', () => {
  const editor = showInEditor(sign(), <DimensionsPanel />)
  const before = width().value
  fireEvent.change(width(), { target: { value: '520' } })
  fireEvent.keyDown(width(), { key: 'Enter' })
  expect(width().value).toBe(before)
  const choice = asked()
  expect([choice?.kept.width, choice?.large.width]).toEqual([499, 520])
  act(() => choice?.onChoose(choice.large))
  expect(width().value).toBe('520')
  expect(editor.design.config).toMatchObject({ width: 520, material: 'aluminium' })
})
