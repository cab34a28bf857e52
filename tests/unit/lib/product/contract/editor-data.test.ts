import { expect, test } from 'vitest'
import { readEditorKind } from '@/lib/product/contract/editor-data'

test('a kind of product that the editor makes is read by its name alone', () => {
  for (const kind of ['stamp', 'sign']) expect(readEditorKind(kind)).toBe(kind)
  for (const name of [null, '', 'static', 'constructor', 'Sign']) expect(readEditorKind(name)).toBeUndefined()
})
