import { inflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, test } from 'vitest'
import { compile } from '@/lib/design/scene/compile'
import type { Design } from '@/lib/design/scene/model'
import { exportPdf } from '@/server/design/export/pdf'
import { exportSvg } from '@/server/design/export/svg'
import { engine, loadFonts } from '../../../../support/fonts'
import { plateFor, template, templates } from '../../../../support/templates'

beforeAll(() => loadFonts(...templates))

const sceneOf = (design: Design) => compile(design, plateFor(design), engine)
const options = { ink: '#005ea8', title: 'Order 12 – line 1 <&>' }

async function contentOf(pdf: Uint8Array): Promise<{ text: string; doc: PDFDocument }> {
  const doc = await PDFDocument.load(pdf, { updateMetadata: false })
  const stream = doc.context.lookup(doc.getPage(0).node.get(PDFName.of('Contents')))
  if (!(stream instanceof PDFRawStream)) throw new Error('no content')
  return { text: inflateSync(stream.contents).toString('latin1'), doc }
}

describe('the production file', () => {
  test('as PDF has the plate at its real size and its outlines in mm', async () => {
    const { text, doc } = await contentOf(
      await exportPdf(sceneOf(template('template-company-address-fr')), options),
    )
    const { width, height } = doc.getPage(0).getSize()
    expect(width).toBeCloseTo((58 * 72) / 25.4, 6)
    expect(height).toBeCloseTo((22 * 72) / 25.4, 6)
    expect(text).toContain('0 0 m\n58 0 l\n58 22 l\n0 22 l\nh\nS\n')
    expect(doc.getTitle()).toBe(options.title)
  })

  test('as PDF keeps ink, holes and cut apart as spot colours', async () => {
    const { text, doc } = await contentOf(await exportPdf(sceneOf(template('template-pet-tag-fr')), options))
    const resources = doc.getPage(0).node.Resources()?.toString() ?? ''
    for (const name of ['/Ink', '/Drill', '/CutContour']) {
      expect(resources).toContain(name)
      expect(text).toContain(`${name} ${name === '/Ink' ? 'cs' : 'CS'}`)
    }
    expect(
      doc.context
        .enumerateIndirectObjects()
        .map(([, o]) => o.toString())
        .join(),
    ).toContain('/Separation /Ink')
  })

  test('as PDF prints colours of their own on a full-colour plate', async () => {
    const { text } = await contentOf(await exportPdf(sceneOf(template('template-no-smoking-fr')), options))
    expect(text).toContain('0.768627 0.086275 0.109804 rg')
    expect(text).toContain('f*')
  })

  test('is the same to the byte each time', async () => {
    const scene = sceneOf(template('template-notary-seal-fr'))
    expect(
      Buffer.from(await exportPdf(scene, options)).equals(Buffer.from(await exportPdf(scene, options))),
    ).toBe(true)
    expect(exportSvg(scene, options)).toBe(exportSvg(scene, options))
  })

  test('as SVG has real size, a group a layer and an escaped title', () => {
    const svg = exportSvg(sceneOf(template('template-pet-tag-fr')), options)
    expect(svg).toContain('width="60mm" height="35mm" viewBox="0 0 60 35"')
    expect(svg).toContain('<title>Order 12 – line 1 &lt;&amp;&gt;</title>')
    expect([...svg.matchAll(/<g id="(\w+)"/g)].map(m => m[1])).toEqual(['ink', 'holes', 'cut'])
    const ink = exportSvg(sceneOf(template('template-pet-tag-fr')), { ...options, layers: ['ink'] })
    expect(ink).not.toContain('<g id="cut"')
  })
})
