import { beforeAll, expect, test } from 'vitest'
import { ownOf } from '@/editor/checks/sample-findings'
import { Editor } from '@/editor/state/editor'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { plainWords } from '@/lib/design/scene/checks/sample-words'
import { compile } from '@/lib/design/scene/compile'
import { designCaps } from '@/lib/design/scene/limits'
import type { Design } from '@/lib/design/scene/model'
import { setLineText } from '@/lib/design/scene/operations/text-lines'
import { parseDesign } from '@/lib/design/scene/parse'
import { storeDesign } from '@/lib/design/scene/stored'
import { stampDesign, text } from '@/tests/support/editor-design'
import { engine, loadFonts } from '@/tests/support/fonts'
import { plateFor } from '@/tests/support/templates'

const begun = stampDesign([text('a', 'CLUB DE FOOTBALL', 2), text('b', '* LOI 1901 *', 8)])
const samples = new Set(['annecy', 'club de football'].map(plainWords))
beforeAll(() => loadFonts(begun))

const askedOf = (design: Design) => {
  const plate = plateFor(design)
  return checkDesign(design, plate, compile(design, plate, engine), engine, { samples }).filter(
    ({ code }) => code === 'design_sample_words',
  )
}
const reopened = (design: Design): Design => {
  const parsed = parseDesign(storeDesign(design))
  if (!parsed.ok) throw new Error('what the editor makes can be read again')
  return parsed.design
}
/** An editor in which the second line was written over, and what was found of it is noted. */
function written() {
  const kept: Design[] = []
  const editor = new Editor({ design: begun, onSave: design => kept.push(design) })
  editor.change(setLineText(begun, 'b', 0, 'ANNECY'))
  const own = ownOf(askedOf(editor.design), editor.begun, 'Nouvelle ligne')
  editor.keepOwn(own.map(({ subject = '' }) => subject))
  return { editor, kept }
}

test('a line that the shopper wrote is asked about in no other tab and after no reload, though a template says the same (DESIGN-33)', () => {
  const { editor, kept } = written()
  const stored = kept.at(-1)
  if (!stored) throw new Error('it was kept')
  expect(askedOf(reopened(stored)).map(({ subject }) => subject)).toEqual(['CLUB DE FOOTBALL'])
  // Another tab begins with what this one stored.
  const other = new Editor({ design: reopened(stored) })
  expect(ownOf(askedOf(other.design), other.begun, 'Nouvelle ligne')).toEqual([])
  expect(askedOf(other.design)).toHaveLength(1)
  expect(editor.design.ownWords).toEqual(['annecy'])
})

test('what the template still says is asked about everywhere', () => {
  const { editor } = written()
  expect(askedOf(reopened(editor.design)).map(({ elementId }) => elementId)).toEqual(['a'])
  expect(askedOf(begun).map(({ elementId }) => elementId)).toEqual(['a'])
})

test('to know it is no step of history, and takes no sentence away', () => {
  const { editor } = written()
  editor.refuse({ code: 'linePlaced' })
  editor.keepOwn(['CLUB DE FOOTBALL'])
  expect(editor.state.refusal).toEqual({ code: 'linePlaced' })
  editor.undo()
  expect(editor.design).toBe(begun)
  editor.redo()
  expect(editor.design.ownWords).toEqual(['annecy', 'club de football'])
})

test('of very many such lines the last are known, and none that is too long to be stored', () => {
  const editor = new Editor({ design: begun })
  const many = Array.from({ length: designCaps.ownWords.lines + 5 }, (_, at) => `Ligne ${at}`)
  editor.keepOwn([...many, 'x'.repeat(designCaps.ownWords.characters + 1), ' '])
  expect(editor.design.ownWords).toHaveLength(designCaps.ownWords.lines)
  expect(editor.design.ownWords?.at(-1)).toBe(plainWords(many.at(-1) ?? ''))
  expect(reopened(editor.design)).toEqual(editor.design)
  const before = editor.design
  editor.keepOwn(['LIGNE 44'])
  expect(editor.design).toBe(before)
})
