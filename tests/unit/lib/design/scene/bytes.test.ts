import { beforeAll, describe, expect, test } from 'vitest'
import { readScene, writeScene } from '@/lib/design/scene/bytes'
import { compile } from '@/lib/design/scene/compile'
import type { Scene } from '@/lib/design/scene/scene'
import { packScene, unpackScene } from '@/server/design/scene/packed'
import { engine, loadFonts } from '@/tests/support/fonts'
import fc from '@/tests/support/properties'
import { sceneHash } from '@/tests/support/scene-hash'
import { showcase } from '@/tests/support/showcase'
import { plateFor, template, templates } from '@/tests/support/templates'

const designs = [...templates, ...showcase]
beforeAll(() => loadFonts(...designs))

const withoutIds = (scene: Scene): Scene => ({
  ...scene,
  items: scene.items.map(item => ({ ...item, elementId: null })),
})
const sceneOf = (slug: string) => compile(template(slug), plateFor(template(slug)), engine)

describe('the bytes of a scene', () => {
  test('are read again as the very same outlines, of every design that there is', () => {
    for (const design of designs) {
      const scene = compile(design, plateFor(design), engine)
      const bytes = writeScene(scene)
      expect(readScene(bytes)).toEqual(withoutIds(scene))
    }
  })

  test('are no scene once they are cut, longer or altered beyond reading; what is read is written as it was', () => {
    const bytes = writeScene(sceneOf('template-letterbox-fr'))
    const change = fc.record({ at: fc.nat(bytes.length - 1), value: fc.nat(255), cut: fc.nat(bytes.length) })
    fc.assert(
      fc.property(change, ({ at, value, cut }) => {
        const altered = bytes.slice()
        altered[at] = value
        const read = readScene(altered)
        if (read) expect(writeScene(read)).toEqual(altered)
        if (cut < bytes.length) expect(readScene(bytes.subarray(0, cut))).toBeNull()
      }),
      { endOnFailure: true },
    )
    expect(readScene(Uint8Array.from([...bytes, 0]))).toBeNull()
    expect(readScene(new Uint8Array(0))).toBeNull()
    expect(readScene(new Uint8Array(5000).fill(65))).toBeNull()
  })

  test('do not say what lies further away than any plate is long', () => {
    const scene = sceneOf('template-letterbox-fr')
    expect(() => writeScene({ ...scene, widthMm: 215_000 })).toThrow(RangeError)
  })
})

describe('a packed scene', () => {
  test('is unpacked as it was', () => {
    const scene = sceneOf('template-letterbox-fr')
    const packed = packScene(scene)
    expect(packed.hash).toBe(sceneHash(scene))
    expect(packed.packed.length).toBeLessThan(writeScene(scene).length)
    expect(unpackScene(packed)).toEqual(withoutIds(scene))
  })

  test('is nothing once a byte of it, or its hash, is another', () => {
    const packed = packScene(sceneOf('template-letterbox-fr'))
    const other = packScene(sceneOf('template-notary-seal-fr'))
    expect(unpackScene({ ...packed, hash: other.hash })).toBeNull()
    fc.assert(
      fc.property(fc.nat(packed.packed.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const altered = packed.packed.slice()
        altered[at] = (altered[at] ?? 0) ^ by
        const read = unpackScene({ ...packed, packed: altered })
        if (read) expect(sceneHash(read)).toBe(packed.hash)
      }),
    )
  })
})
