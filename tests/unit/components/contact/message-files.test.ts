// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useMessageFiles } from '@/components/contact/use-message-files'

const sent = vi.hoisted(() => ({ answer: () => {} }))
vi.mock('@/components/contact/send-file', async original => ({
  ...(await original<typeof import('@/components/contact/send-file')>()),
  sendFile: () =>
    new Promise(resolve => {
      sent.answer = () => resolve({ ok: true, hash: 'a'.repeat(64) })
    }),
}))
afterEach(cleanup)

const file = (name: string) => new File(['content'], name)

it('a form waits for files on their way, and for one that it names and that was not taken, until that is removed', async () => {
  const { result } = renderHook(() => useMessageFiles())
  expect(result.current.waits).toBeNull()
  act(() => result.current.add([file('plan.pdf')]))
  expect(result.current.waits).toBe('waitFiles')
  await act(async () => sent.answer())
  await waitFor(() => expect(result.current.waits).toBeNull())
  act(() => result.current.add([file('notes.txt')]))
  expect(result.current.waits).toBe('refusedFiles')
  expect(result.current.sent.map(({ name }) => name)).toEqual(['plan.pdf'])
  const refused = result.current.entries.find(({ state }) => state.kind === 'refused')
  act(() => result.current.remove(refused?.id ?? 0))
  expect(result.current.waits).toBeNull()
})
