import { describe, expect, test } from 'vitest'
import { looksLikeDesign, readDesignFile, writeDesignFile } from '@/lib/design/import/design-file'
import { storeItem } from '@/lib/design/scene/item'
import { stampDesign } from '@/tests/support/editor-design'

const star = (id: string) => ({
  id,
  type: 'shape',
  shape: 'star',
  stroke: null,
  position: { left: 1, top: 1 },
  size: { width: 4, height: 4 },
})
const frame = { ...stampDesign([]), elements: [] as unknown[] }
const read = (item: unknown) => readDesignFile(JSON.stringify(item))

describe('a file of ours', () => {
  test('is read back as it was written', () => {
    const item = storeItem(stampDesign([]))
    expect(readDesignFile(writeDesignFile(item))).toEqual({
      ok: true,
      item,
      leftOut: [],
      name: 'Test',
      modelName: 'Printy 4913',
    })
  })

  test('is read bare, in its frame, and behind a byte order mark', () => {
    for (const text of [
      JSON.stringify(frame),
      `\ufeff ${JSON.stringify({ version: 1, item: frame, dirty: true })}`,
    ])
      expect(readDesignFile(text)).toMatchObject({ ok: true })
  })

  test('opens without an element that cannot be read, which is named', () => {
    const strange = { id: 'x', type: 'hologram' }
    const huge = { ...star('y'), size: { width: 1e300, height: 4 } }
    expect(read({ ...frame, elements: [strange, huge, 7] })).toMatchObject({
      ok: true,
      leftOut: [
        { kind: 'hologram', index: 0 },
        { kind: 'shape', index: 1 },
        { kind: '', index: 2 },
      ],
    })
  })

  test.each<[string, string, object]>([
    ['no JSON', 'PK\u0003\u0004', { code: 'unreadable' }],
    ['nothing', '', { code: 'unreadable' }],
    ['a list', '[]', { code: 'unreadable' }],
    ['a page', '<html></html>', { code: 'unreadable' }],
    ['a design of another shop', '{"objects":[]}', { code: 'unreadable' }],
    ['one of a later version', JSON.stringify({ ...frame, version: 99 }), { code: 'newer' }],
    [
      '10,000 elements',
      JSON.stringify({ ...frame, elements: Array.from({ length: 10_000 }, (_, at) => star(`e${at}`)) }),
      { code: 'elements', count: 10_000, max: 1000 },
    ],
    ['brackets without end', `{"item":${'['.repeat(200_000)}`, { code: 'unreadable' }],
    [
      'nested without end',
      `{"item":{"version":1,"elements":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`,
      { code: 'unreadable' },
    ],
    ['a prototype', '{"__proto__":{"elements":[]},"version":1}', { code: 'unreadable' }],
  ])('is not %s', (_, text, refusal) => {
    expect(readDesignFile(text)).toMatchObject({ ok: false, ...refusal })
  })

  test('loses signs that no order may hold', () => {
    const file = read({ ...frame, name: 'A\u0000B\ud800C😀' })
    expect(file).toMatchObject({ ok: true, name: 'ABC😀' })
  })

  test('is known by its first bytes, whatever its name says', () => {
    const head = (text: string) => looksLikeDesign(new TextEncoder().encode(text))
    expect(head(' \n{"version":1')).toBe(true)
    expect(head('<svg>')).toBe(false)
    expect(head('%PDF-1.7')).toBe(false)
  })
})
