import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { curveCommand } from '@/editor/commands/curve-command'
import { Editor } from '@/editor/state/editor'
import { createOutlineSource } from '@/lib/scene/outline-source'
import { plateFor, template } from '@/tests/support/templates'

const design = template('template-company-address-fr')

/** An editor with its first line selected, the fonts that the test lets come, and the press on the command. */
function pressed() {
  const waiting: (() => void)[] = []
  const fonts = createOutlineSource(
    async file => {
      await new Promise<void>(resolve => waiting.push(resolve))
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
  const come = () => {
    for (const go of waiting) go()
  }
  return { editor, come }
}

const kinds = (editor: Editor) => editor.design.elements.map(({ type }) => type)

it('a text is set on a curve once its fonts have come, where they were on their way at the press', async () => {
  const { editor, come } = pressed()
  expect(kinds(editor)).not.toContain('rounded-text')
  come()
  await expect.poll(() => kinds(editor)).toContain('rounded-text')
})

it('what is selected otherwise by then stays straight', async () => {
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
  await expect.poll(() => kinds(editor)).toContain('rounded-text')
  expect(kinds(editor).filter(kind => kind === 'rounded-text')).toHaveLength(1)
  expect(editor.design.elements[0]?.type).toBe('text')
})
