import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pathBounds } from '@/lib/design/geometry/bounds'
import { pictureSize } from '@/lib/design/picture/jpeg'
import { fromBase64 } from '@/lib/design/scene/base64'
import { readScene, writeScene } from '@/lib/design/scene/bytes'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import { artCaps } from '@/lib/design/scene/elements/image/art'
import type { ImageElement } from '@/lib/design/scene/elements/image/schema'
import type { Design } from '@/lib/design/scene/model'
import { parseDesign } from '@/lib/design/scene/parse'
import { plateOf } from '@/lib/design/scene/plate'
import { storeDesign } from '@/lib/design/scene/stored'
import { sceneToSvg } from '@/lib/design/scene/svg'
import { exportPdf } from '@/server/design/export/pdf'
import { exportSvg } from '@/server/design/export/svg'
import { catalogue } from '@/tests/support/catalogue'
import { signDesign, stampDesign } from '@/tests/support/editor-design'
import { engine } from '@/tests/support/fonts'
import { cameraJpeg, halfCut, photo, photoOf, printedPictures } from '@/tests/support/photos'
import { sceneHash } from '@/tests/support/scene-hash'

const own = (more: Partial<ImageElement> = {}): ImageElement => {
  const [first] = printedPictures
  if (first?.type !== 'image') throw new Error('no picture')
  return { ...first, position: { left: 10, top: 10 }, rotate: 0, ...more }
}

const printedOn = (element: ImageElement): Design => {
  const design = signDesign([element])
  if (design.type !== 'sign') throw new Error('no sign')
  return {
    ...design,
    modelId: 'sign-dibond',
    config: { ...design.config, material: 'dibond', color: 'white-black', width: 120, height: 60 },
  }
}

function sceneOf(design: Design) {
  const plate = plateOf(design, catalogue)
  if (!plate) throw new Error('no plate')
  return { plate, scene: compile(design, plate, engine) }
}

const pictureOf = (design: Design) =>
  sceneOf(design).scene.items.find(({ elementId }) => elementId === own().id)

const codesOf = (element: unknown) => {
  const parsed = parseDesign(storeDesign(printedOn(element as ImageElement)))
  return parsed.ok ? [] : parsed.findings.map(({ code }) => code)
}

describe('an own picture in its colours', () => {
  test('is printed as it is on what takes any colour, within its box', () => {
    const item = pictureOf(printedOn(own()))
    expect(item?.picture?.jpeg).toEqual(fromBase64(photo.jpeg))
    expect(item?.picture?.corners).toEqual([
      { x: 10, y: 10 },
      { x: 58, y: 10 },
      { x: 10, y: 42 },
    ])
    expect(item?.bounds).toEqual({ left: 10, top: 10, width: 48, height: 32 })
  })

  test('is of one ink where something is engraved or stamped, and in a colour that was chosen', () => {
    for (const design of [signDesign([own()]), stampDesign([own()]), printedOn(own({ color: '#c4161c' }))])
      expect(pictureOf(design)?.picture).toBeUndefined()
    expect(pictureOf(printedOn(own({ color: '#c4161c' })))?.fill).toBe('#c4161c')
  })

  test('is cut to what is left of it', () => {
    const item = pictureOf(printedOn(own({ photo: { ...photo, cut: halfCut } })))
    expect(item?.path).toEqual([['M', 10, 10], ['L', 58, 42], ['L', 10, 42], ['Z']])
    expect(pathBounds(item?.path ?? [])).toEqual({ left: 10, top: 10, width: 48, height: 32 })
  })

  test('is in the bytes that are approved, and tells another hash with another pixel', async () => {
    const { scene } = sceneOf(printedOn(own()))
    const read = readScene(writeScene(scene))
    expect(read?.items.find(({ picture }) => picture)?.picture).toEqual(
      scene.items.find(({ picture }) => picture)?.picture,
    )
    const other = photoOf(
      await sharp(await cameraJpeg())
        .negate()
        .jpeg()
        .toBuffer(),
    )
    expect(sceneHash(sceneOf(printedOn(own({ photo: other }))).scene)).not.toBe(sceneHash(scene))
  })

  test('stands in SVG and PDF with the bytes of the design', async () => {
    const { scene, plate } = sceneOf(printedOn(own()))
    const options = { ink: plate.ink, title: 'Photo' }
    for (const svg of [sceneToSvg(scene, { ink: plate.ink }), exportSvg(scene, options)])
      expect(svg).toContain(`href="data:image/jpeg;base64,${photo.jpeg}"`)
    const pdf = Buffer.from(await exportPdf(scene, options))
    expect(pdf.includes(Buffer.from(photo.jpeg, 'base64'))).toBe(true)
    expect(pdf.includes('/DCTDecode')).toBe(true)
  })

  test('asks where it has too few pixels for its size', () => {
    const findings = (width: number) => {
      const design = printedOn(own({ size: { width, height: (width * 2) / 3 } }))
      const { plate, scene } = sceneOf(design)
      return checkDesign(design, plate, scene, engine).filter(
        ({ code }) => code === 'design_image_resolution',
      )
    }
    expect(findings(80)).toEqual([])
    expect(findings(160)).toEqual([expect.objectContaining({ severity: 'ask', measured: 76, needed: 100 })])
  })

  test('is refused where its bytes are not such a picture', async () => {
    const grey = await sharp(await cameraJpeg())
      .toColourspace('b-w')
      .jpeg()
      .toBuffer()
    expect(codesOf(own())).toEqual([])
    for (const wrong of [
      { ...photo, width: photo.width + 1 },
      { ...photo, jpeg: 'bm90IGEgcGljdHVyZQ==' },
      { ...photo, jpeg: '"/><script>alert(1)</script>' },
      { ...photo, jpeg: (await cameraJpeg()).toString('base64') },
      { ...photo, jpeg: grey.toString('base64') },
      { ...photo, cut: 'AAAA' },
    ])
      expect(codesOf(own({ photo: wrong }))).toEqual(['design_photo_invalid'])
    expect(codesOf(own({ photo: { ...photo, tone: 'url(#x)' } }))).not.toEqual([])
    expect(pictureSize(fromBase64(photo.jpeg) ?? new Uint8Array())).toEqual({ width: 480, height: 320 })
  })

  test('counts among what pictures of a design may hold', () => {
    const many = Array.from({ length: Math.ceil(artCaps.design / photo.jpeg.length) + 1 }, (_, index) => ({
      ...own(),
      id: `p${index}`,
    }))
    const design = printedOn(own())
    const parsed = parseDesign(storeDesign({ ...design, elements: many }))
    expect(parsed.ok ? [] : parsed.findings.map(({ code }) => code)).toEqual(['design_too_many_pictures'])
  })
})
