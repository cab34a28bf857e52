import { beforeAll, describe, expect, it } from 'vitest'
import { createCommands } from '@/editor/commands/commands'
import { Editor } from '@/editor/state/editor'
import { barcodeEncoders } from '@/lib/design/scene/elements/barcode/symbol'
import { qrEncoder } from '@/lib/design/scene/elements/qrcode/matrix'
import { addNew } from '@/lib/design/scene/operations/new-elements'
import { parseDesign } from '@/lib/design/scene/parse'
import { storeDesign } from '@/lib/design/scene/stored'
import { stoppedClock } from '@/tests/support/editor-driver'
import { engine } from '@/tests/support/fonts'
import { allKinds } from '@/tests/support/kinds'
import fc from '@/tests/support/properties'
import { plateFor, templates } from '@/tests/support/templates'

const plate = { left: 0, top: 0, width: 58, height: 22, rotate: 0 }
const commands = createCommands(
  () => plate,
  () => plate,
)

beforeAll(() => Promise.all([qrEncoder.load(), barcodeEncoders.load()]))

type Step = (editor: Editor) => void

/** A command of the list, where it has something to do. */
const command: fc.Arbitrary<Step> = fc.constantFrom(...commands).map(({ enabled, perform }) => editor => {
  if (enabled(editor)) perform(editor)
})

/** Some elements are chosen, for the commands to act on. */
const choose: fc.Arbitrary<Step> = fc.array(fc.nat(9), { maxLength: 4 }).map(places => editor => {
  const { elements } = editor.design
  editor.select(places.flatMap(place => elements[place % Math.max(1, elements.length)]?.id ?? []))
})

/** Adds an element of any kind: otherwise random deletions would leave nothing to act on. */
const add: fc.Arbitrary<Step> = fc.constantFrom(...allKinds).map(kind => editor => {
  const { design } = editor
  editor.change(addNew(design, plateFor(design), kind, kind.usual, engine).design)
})

const step = fc.oneof(
  { weight: 5, arbitrary: command },
  { weight: 3, arbitrary: choose },
  { weight: 2, arbitrary: add },
)

describe('a thousand random commands', () => {
  it('make designs that can be stored, and are undone to the first and redone to the last', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...templates),
        fc.array(step, { minLength: 1000, maxLength: 1000, size: 'max' }),
        (first, steps) => {
          const clock = stoppedClock()
          const editor = new Editor({ design: first, schedule: clock.schedule })
          for (const perform of steps) {
            const before = editor.design
            perform(editor)
            // A gesture ends: what follows is a step of its own.
            clock.advance(1000)
            if (editor.design === before) continue
            const stored = JSON.parse(JSON.stringify(storeDesign(editor.design)))
            expect(parseDesign(stored)).toEqual({ ok: true, design: editor.design })
          }
          // The last commands may have been undoing: the end of history is further on.
          while (editor.state.canRedo) editor.redo()
          const last = editor.design
          while (editor.state.canUndo) editor.undo()
          expect(editor.design).toEqual(first)
          while (editor.state.canRedo) editor.redo()
          expect(editor.design).toEqual(last)
          editor.dispose()
        },
      ),
      // Smaller ones are not looked for: a run takes seconds.
      { numRuns: 3, endOnFailure: true },
    )
  })
})
