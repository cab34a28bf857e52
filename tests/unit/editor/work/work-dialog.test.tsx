// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WorkDialog } from '@/editor/work/work-dialog'
import fr from '@/messages/fr'
import { stampDesign } from '@/tests/support/editor-design'
import { showInEditor } from '@/tests/support/editor-workspace'

const t = fr.editor.working

beforeEach(() => {
  // jsdom shows no dialog by itself.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
})
afterEach(cleanup)

/** A task with enough pieces not to end during the test. */
function* endless() {
  for (let piece = 0; ; piece += 1) yield Math.min(0.9, piece / 100)
}

const dialog = () => screen.queryByRole('dialog', { name: t.title })

it('shows the progress of a long task, and cancels it by its button or by Escape', async () => {
  const editor = showInEditor(stampDesign([]), <WorkDialog />)
  expect(dialog()).toBeNull()
  for (const leave of [
    () => fireEvent.click(screen.getByRole('button', { name: t.cancel })),
    () => fireEvent.keyDown(screen.getByRole('progressbar'), { key: 'Escape' }),
  ]) {
    await act(async () => editor.work.begin(endless(), () => {}))
    expect(dialog()).not.toBeNull()
    expect(Number(screen.getByRole('progressbar').getAttribute('value'))).toBeGreaterThan(0)
    act(() => {
      leave()
    })
    expect(dialog()).toBeNull()
    expect(editor.state.working).toBeNull()
  }
})

it('cancels it where a browser closes it by itself, as Back on a phone does', async () => {
  const editor = showInEditor(stampDesign([]), <WorkDialog />)
  for (const leave of [
    (shown: HTMLDialogElement) => fireEvent(shown, new Event('cancel', { cancelable: true })),
    (shown: HTMLDialogElement) => {
      shown.open = false
      fireEvent(shown, new Event('close'))
    },
  ]) {
    await act(async () => editor.work.begin(endless(), () => {}))
    act(() => {
      leave(dialog() as HTMLDialogElement)
    })
    expect(editor.state.working).toBeNull()
    expect(dialog()).toBeNull()
  }
})

it('is not cancelled by a late report of the one before', async () => {
  const editor = showInEditor(stampDesign([]), <WorkDialog />)
  await act(async () => editor.work.begin(endless(), () => {}))
  fireEvent(dialog() as HTMLDialogElement, new Event('close'))
  expect(editor.state.working).not.toBeNull()
  act(() => editor.work.callOff())
})

it('is not there for a small task', () => {
  const editor = showInEditor(stampDesign([]), <WorkDialog />)
  let made = ''
  act(() =>
    editor.work.begin(
      (function* () {
        yield 0.5
        return 'done'
      })(),
      result => {
        made = result
      },
    ),
  )
  expect(made).toBe('done')
  expect(dialog()).toBeNull()
})
