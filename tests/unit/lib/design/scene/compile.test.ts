import { readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { flattenPath } from '@/lib/design/geometry/flatten'
import { onGrid } from '@/lib/design/geometry/path'
import { contoursOf, isInside } from '@/lib/design/geometry/polygon'
import { compile } from '@/lib/design/scene/compile'
import { qrMatrix } from '@/lib/design/scene/elements/qrcode/matrix'
import type { Design } from '@/lib/design/scene/model'
import { createOutlineSource } from '@/lib/design/scene/outline-source'
import { requiredFiles } from '@/lib/design/scene/required'
import { sceneToSvg } from '@/lib/design/scene/svg'
import { readVector } from '@/server/design/vectors/packs'
import { sceneHash } from '@/tests/support/scene-hash'
import { engine, loadFonts } from '../../../../support/fonts'
import { showcase } from '../../../../support/showcase'
import { plateFor, template, templates } from '../../../../support/templates'

const designs = [...templates, ...showcase]
const sceneOf = (design: Design) => compile(design, plateFor(design), engine)
const copy = (design: Design): Design => JSON.parse(JSON.stringify(design))
const goldenFile = new URL('../../../../fixtures/scene-hashes.json', import.meta.url)

beforeAll(() => loadFonts(...designs))

describe('compile', () => {
  test('gives every design outlines on the grid, each with its bounds', () => {
    for (const design of designs) {
      const scene = sceneOf(design)
      expect(scene.items[0]?.kind).toBe('cut')
      expect(
        scene.items.some(item => item.kind === 'ink'),
        design.slug,
      ).toBe(true)
      for (const { path, bounds } of scene.items) {
        expect(bounds).not.toBeNull()
        for (const value of path.flatMap(command => command.slice(1) as number[])) {
          if (onGrid(value) !== value || Object.is(value, -0)) throw new Error(`${design.slug}: ${value}`)
        }
      }
    }
  })

  test('has the hashes that were written down: a change of an outline is a decision', () => {
    const written = designs.filter(({ slug }) => slug.endsWith('-fr') || slug.startsWith('show-'))
    const hashes = Object.fromEntries(written.map(design => [design.slug, sceneHash(sceneOf(design))]))
    if (process.env.UPDATE_FIXTURES) writeFileSync(goldenFile, `${JSON.stringify(hashes, null, 2)}\n`)
    expect(hashes).toEqual(JSON.parse(readFileSync(goldenFile, 'utf8')))
  })

  test('gives the same hash from another engine, other objects and other ids', async () => {
    const other = createOutlineSource(
      async file => readFileSync(new URL(`../../../../../public/fonts/${file}`, import.meta.url)),
      readVector,
    )
    for (const slug of ['template-notary-seal-fr', 'template-qr-stamp-de', 'template-wedding-fr']) {
      const design = template(slug)
      const again = copy(design)
      for (const element of again.elements) element.id = `other-${element.id}`
      await other.load(requiredFiles(again))
      expect(sceneHash(compile(again, plateFor(again), other))).toBe(sceneHash(sceneOf(design)))
    }
  })

  test('gives another hash when anything that is made changes', () => {
    const design = template('template-notary-seal-fr')
    const hash = sceneHash(sceneOf(design))
    const changes: ((d: Design) => void)[] = [
      d => {
        const [first] = d.elements
        if (first?.type === 'border') first.config.width += 0.0002
      },
      d => void d.elements.pop(),
      d => void d.elements.reverse(),
      d => {
        const text = d.elements.find(e => e.type === 'rounded-text')
        if (text?.type === 'rounded-text') text.text += '.'
      },
    ]
    for (const change of changes) {
      const changed = copy(design)
      change(changed)
      expect(sceneHash(sceneOf(changed))).not.toBe(hash)
    }
  })

  test('makes again only what changed', () => {
    const design = copy(template('template-company-logo-fr'))
    const plate = plateFor(design)
    const before = compile(design, plate, engine)
    expect(compile(design, plate, engine)).toBe(before)
    const [first, ...rest] = design.elements
    if (first?.type !== 'image') throw new Error('the logo comes first')
    const moved = { ...first, position: { left: 3, top: 3 } }
    const after = compile({ ...design, elements: [moved, ...rest] }, plate, engine)
    const items = (scene: typeof before, id: string) => scene.items.filter(item => item.elementId === id)
    for (const { id } of rest) expect(items(after, id)[0]).toBe(items(before, id)[0])
    expect(items(after, first.id)[0]).not.toBe(items(before, first.id)[0])
  })

  test('throws for a face that is not loaded, and names those that it needs', () => {
    const nothing = () => Promise.reject(new Error('no such file'))
    const bare = createOutlineSource(nothing, nothing)
    const design = copy(template('template-wedding-fr'))
    expect(requiredFiles(design)).toContain('great-vibes-regular.ttf')
    expect(() => compile(design, plateFor(design), bare)).toThrow('is not loaded')
  })

  test('takes colours on a printed plate alone', () => {
    const fills = (slug: string) =>
      new Set(
        sceneOf(template(slug))
          .items.filter(i => i.kind === 'ink')
          .map(i => i.fill),
      )
    expect([...fills('template-no-smoking-fr')]).toEqual(['#111111', '#c4161c', 'ink'])
    expect([...fills('template-loyalty-heart-fr')]).toEqual(['ink'])
  })

  test('unites the modules of a QR code without changing one', () => {
    const design = template('template-qr-stamp-fr')
    const element = design.elements.find(e => e.type === 'qrcode')
    if (element?.type !== 'qrcode') throw new Error('no code')
    const item = sceneOf(design).items.find(i => i.elementId === element.id)
    const matrix = qrMatrix(element.qrData)
    if (!item || !matrix) throw new Error('no outline')
    const contours = contoursOf(item.path)
    const module = element.size / matrix.size
    for (let y = 0; y < matrix.size; y += 1) {
      for (let x = 0; x < matrix.size; x += 1) {
        const centre = {
          x: element.position.left + (x + 0.5) * module,
          y: element.position.top + (y + 0.5) * module,
        }
        expect(isInside(centre, contours)).toBe(matrix.dark(x, y))
      }
    }
  })

  test('draws a border as wide as it says, in every style', () => {
    const design = copy(template('template-notary-seal-fr'))
    const plate = plateFor(design)
    for (const style of ['solid', 'double', 'dotted', 'dashed'] as const) {
      const config = { style, width: 1.2, offset: 0.6, radius: 100 }
      const scene = compile({ elements: [{ id: 'b', type: 'border', config }] }, plate, engine)
      const points = scene.items
        .filter(i => i.kind === 'ink')
        .flatMap(i => flattenPath(i.path))
        .flatMap(l => l.points)
      const radii = points.map(p => Math.sqrt((p.x - 22.5) ** 2 + (p.y - 22.5) ** 2))
      expect(Math.max(...radii), style).toBeCloseTo(21.9, 1)
      expect(Math.min(...radii), style).toBeCloseTo(20.7, 1)
    }
  })
})

describe('sceneToSvg', () => {
  test('writes the outlines in mm, and nothing that a name could smuggle in', () => {
    const design = template('template-pet-tag-fr')
    const svg = sceneToSvg(sceneOf(design), {
      ink: '#fff',
      paper: '#00f',
      hole: '#999',
      title: '<b onload="x">&',
    })
    expect(svg).toContain('viewBox="0 0 60 35"')
    expect(svg).toContain('<title>&lt;b onload=&quot;x&quot;&gt;&amp;</title>')
    expect(svg.match(/<path /g)).toHaveLength(4)
  })
})
