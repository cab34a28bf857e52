// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CompiledDesign } from '@/editor/scene/use-scene'
import { useAdding } from '@/editor/workspace/use-adding'
import { template } from '@/tests/support/templates'

const editor = vi.hoisted(() => ({ design: null as unknown, openMenu: vi.fn() }))
const check = vi.hoisted(() => ({ end: (_findings: readonly []) => {} }))
vi.mock('@/editor/state/editor-context', () => ({ useEditor: () => editor, useSetting: () => ({}) }))
vi.mock('@/editor/cart-loader', () => ({ cartLoader: { load: () => Promise.resolve() } }))
vi.mock('@/editor/checks/before-cart', () => ({
  findingsBeforeCart: () =>
    new Promise(resolve => {
      check.end = resolve
    }),
}))

const compiled = (design: unknown) => ({ design }) as CompiledDesign
const first = template('template-company-address-fr')
const second = { ...first, name: 'with its picture' }

beforeEach(() => vi.clearAllMocks())

/** The way into the cart over the first design as it is drawn. */
const renderAdding = (added: (design: typeof first, quantity: number) => void) =>
  renderHook(({ of, failed }) => useAdding({ compiled: compiled(of), failed }, added), {
    initialProps: { of: first, failed: false },
  })

describe('a press on “add to the cart”', () => {
  it('holds for the design that is there once it is checked, when a picture is finished meanwhile', async () => {
    editor.design = first
    const added = vi.fn()
    const { result, rerender } = renderAdding(added)
    act(() => {
      result.current.tryAdd()
    })
    editor.design = second
    await act(async () => check.end([]))
    expect(added).not.toHaveBeenCalled()
    rerender({ of: second, failed: false })
    await act(async () => check.end([]))
    expect(added).toHaveBeenCalledExactlyOnceWith(second, second.quantity)
    expect(editor.openMenu).not.toHaveBeenCalled()
  })

  it('stays pending while the fonts of the last change load', async () => {
    editor.design = second
    const added = vi.fn()
    const { result, rerender } = renderAdding(added)
    await act(async () => result.current.tryAdd())
    expect(editor.openMenu).not.toHaveBeenCalled()
    rerender({ of: second, failed: false })
    await act(async () => check.end([]))
    expect(added).toHaveBeenCalledExactlyOnceWith(second, second.quantity)
  })

  it('leads to the checks where the letters cannot be fetched', async () => {
    editor.design = second
    const added = vi.fn()
    const { result, rerender } = renderAdding(added)
    await act(async () => result.current.tryAdd())
    rerender({ of: first, failed: true })
    expect(editor.openMenu).toHaveBeenCalledExactlyOnceWith('check')
    expect(added).not.toHaveBeenCalled()
  })
})
