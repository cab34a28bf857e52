import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { curveCommand } from '@/editor/commands/curve-command'
import { Editor } from '@/editor/state/editor'
import { createOutlineSource } from '@/lib/design/scene/outline-source'
import { plateFor, template } from '@/tests/support/templates'

const design = template('template-company-address-fr')

/** An editor with its first line selected, the fonts that the test lets come, and the press on the command. */
function pressed() {
  let come = () => {}
  const arrival = new Promise<void>(resolve => {
    come = resolve
  })
  const fonts = createOutlineSource(
    async file => {
      await arrival
      return readFile(`public/fonts/${file}`)
    },
    () => Promise.reject(new Error('no drawing')),
  )
  const editor = new Editor({ design })
  editor.select([design.elements[0]?.id ?? ''])
  curveCommand(
    made => plateFor(made),
    () => fonts,
  ).perform(editor)
  return { editor, come }
}

/** Reported by the editor itself, however long its fonts take. */
const curved = (editor: Editor) =>
  new Promise<void>(resolve => {
    const look = () => {
      if (kinds(editor).includes('rounded-text')) resolve()
    }
    editor.store.subscribe(look)
    look()
  })
const kinds = (editor: Editor) => editor.design.elements.map(({ type }) => type)

it('a text is set on a curve once its fonts are loaded, where they were still loading at the press', async () => {
  const { editor, come } = pressed()
  expect(kinds(editor)).not.toContain('rounded-text')
  come()
  await curved(editor)
  expect(kinds(editor)[0]).toBe('rounded-text')
})

it('after a change of selection the text stays straight', async () => {
  const { editor, come } = pressed()
  editor.select([design.elements[1]?.id ?? ''])
  const other = curveCommand(
    made => plateFor(made),
    () =>
      createOutlineSource(
        file => readFile(`public/fonts/${file}`),
        () => Promise.reject(new Error('none')),
      ),
  )
  other.perform(editor)
  come()
  await curved(editor)
  expect(kinds(editor).filter(kind => kind === 'rounded-text')).toHaveLength(1)
  expect(editor.design.elements[0]?.type).toBe('text')
})
