import { readFileSync } from 'node:fs'
import { type PDFContext, PDFRef, PDFString } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { type AskedPage, drawPdfPage } from '@/editor/picture/worker/pdf-page'
import type { Pixels } from '@/lib/design/picture/pixels'
import { locked, lockedPdf } from '@/tests/support/locked-pdf'
import {
  blackJbig2,
  inkSpace,
  type PageParts,
  pdfOf,
  picturePdf,
  printReadyPdf,
  spotColour,
  squareJpeg2000,
  textPdf,
} from '@/tests/support/pdf-files'
import { nodePdf } from '@/tests/support/pdf-sources'

const read = (bytes: Buffer, asked: AskedPage = {}) =>
  drawPdfPage(nodePdf, new Uint8Array(bytes), asked, 400, () => {})

async function shown(bytes: Buffer, asked: AskedPage = {}) {
  const page = await read(bytes, asked)
  if (!page.ok) throw new Error(page.code)
  return page
}

/** The share of dark pixels within a part of a drawing, given in shares of its sides. */
function darkIn({ width, height, data }: Pixels, part: readonly number[] = []): number {
  const [left = 0, top = 0, right = 1, bottom = 1] = part
  let [dark, all] = [0, 0]
  for (let y = Math.ceil(top * height); y < Math.floor(bottom * height); y += 1)
    for (let x = Math.ceil(left * width); x < Math.floor(right * width); x += 1) {
      all += 1
      if ((data[(y * width + x) * 4 + 1] ?? 255) < 128) dark += 1
    }
  return dark / all
}

/** The colour of a drawing at a place, given in shares of its sides. */
function colourAt({ width, height, data }: Pixels, x: number, y: number): number[] {
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4
  return [...data.slice(at, at + 3)]
}

const square: PageParts = { content: '0 g 60 10 80 80 re f' }
const nothing: PageParts = {}
const nothingToSay = {
  missing: [],
  fonts: [],
  hiddenLayers: [],
  overprints: false,
  cut: null,
  blank: [],
}

test('a page is drawn, and says nothing where all of it is there', async () => {
  const { pixels, notes, page, pages } = await shown(await pdfOf([square]))
  expect({ page, pages, notes }).toEqual({ page: 1, pages: 1, notes: nothingToSay })
  expect(darkIn(pixels)).toBeCloseTo(0.32, 2)
})

test('a picture in JPEG 2000 is drawn', async () => {
  const { pixels, notes } = await shown(await picturePdf('JPXDecode', squareJpeg2000()))
  expect(notes).toEqual(nothingToSay)
  expect(darkIn(pixels, [0.3, 0.3, 0.7, 0.7])).toBe(1)
  expect(darkIn(pixels, [0, 0, 1, 0.2])).toBe(0)
})

test('a picture in JBIG2 is drawn', async () => {
  const { pixels, notes } = await shown(await picturePdf('JBIG2Decode', blackJbig2()))
  expect(notes).toEqual(nothingToSay)
  expect(darkIn(pixels)).toBeGreaterThan(0.99)
})

test('a picture that cannot be decoded is reported, also where nothing else is on the page', async () => {
  const cut = squareJpeg2000().subarray(0, 60)
  expect(await read(await picturePdf('JPXDecode', cut))).toEqual({ ok: false, code: 'undecoded' })
  const beside = await shown(await picturePdf('JPXDecode', cut, '0 g 0 0 10 10 re f'))
  expect(beside.notes).toEqual({ ...nothingToSay, missing: ['picture'] })
})

test('letters of the fourteen fonts that no file holds have their own faces', async () => {
  const wide = async (font: string) => darkIn((await shown(await textPdf(font, 'Muster'))).pixels)
  const [roman, bold, fixed] = await Promise.all(['Times-Roman', 'Times-Bold', 'Courier'].map(wide))
  expect(bold).toBeGreaterThan((roman ?? 0) * 1.2)
  expect(fixed).toBeGreaterThan(0)
  expect((await shown(await textPdf('Times-Bold', 'Muster'))).notes).toEqual(nothingToSay)
})

test('a font of another name that is not in the file is reported', async () => {
  const { notes, pixels } = await shown(await textPdf('ABCDEF+Garamond-Bold', 'Muster'))
  expect(notes.fonts).toEqual(['Garamond-Bold'])
  expect(darkIn(pixels)).toBeGreaterThan(0)
})

test('encodings of Chinese and Japanese programs map to their letters', async () => {
  const face = readFileSync('public/fonts/roboto-bold.ttf')
  // The code A of GBK-EUC-H is character 847; whatever it is, it becomes one glyph of this face.
  const glyphs = Buffer.alloc(2000)
  for (let at = 0; at < 2000; at += 2) glyphs.writeUInt16BE(40, at)
  const bytes = await pdfOf([
    {
      content: 'BT /F 60 Tf 10 30 Td (AAA) Tj ET',
      resources: context => {
        const FontDescriptor = context.obj({
          Type: 'FontDescriptor',
          FontName: 'Own',
          Flags: 4,
          FontBBox: [0, 0, 1000, 1000],
          ItalicAngle: 0,
          Ascent: 900,
          Descent: -200,
          CapHeight: 700,
          StemV: 80,
          FontFile2: context.register(context.flateStream(face, { Length1: face.length })),
        })
        const descendant = context.obj({
          Type: 'Font',
          Subtype: 'CIDFontType2',
          BaseFont: 'Own',
          DW: 1000,
          FontDescriptor: context.register(FontDescriptor),
          CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('GB1'), Supplement: 2 },
          CIDToGIDMap: context.register(context.stream(glyphs)),
        })
        const font = { Type: 'Font', Subtype: 'Type0', BaseFont: 'Own', Encoding: 'GBK-EUC-H' }
        return { Font: { F: { ...font, DescendantFonts: [context.register(descendant)] } } }
      },
    },
  ])
  const { notes, pixels } = await shown(bytes)
  expect(notes).toEqual(nothingToSay)
  expect(darkIn(pixels)).toBeGreaterThan(0.01)
})

test('a file opens on its first page that shows something, and knows which are empty', async () => {
  const bytes = await pdfOf([nothing, nothing, square, nothing])
  expect(await shown(bytes)).toMatchObject({ page: 3, pages: 4, notes: { blank: [1, 2] } })
  expect(await read(bytes, { page: 4 })).toEqual({ ok: false, code: 'blank' })
  expect(await shown(bytes, { page: 3 })).toMatchObject({ page: 3, notes: { blank: [] } })
  expect(await read(await pdfOf([nothing]))).toEqual({ ok: false, code: 'blank' })
})

test('a page that takes too long is passed over, and said where it was asked for', async () => {
  /** Time stands still but for one leap of a minute, while the first page is drawn. */
  const slow = () => {
    let asked = 0
    return { ...nodePdf, now: () => (asked++ === 0 ? 0 : 60_000) }
  }
  const bytes = new Uint8Array(await pdfOf([square, square]))
  const read = (asked: AskedPage) => drawPdfPage(slow(), bytes, asked, 100, () => {})
  expect(await read({})).toMatchObject({ ok: true, page: 2, notes: { blank: [] } })
  expect(await read({ page: 1 })).toEqual({ ok: false, code: 'elements' })
})

const mm = (millimetres: number) => (millimetres * 72) / 25.4

test('the size of a page is that of its box and its unit, upright', async () => {
  const size = async (parts: PageParts) =>
    (await shown(await pdfOf([{ content: '0 0 900 900 re f', ...parts }]))).trueSize
  const card: [number, number] = [mm(58), mm(22)]
  const sized = (width: number, height: number) => ({
    width: expect.closeTo(width, 3),
    height: expect.closeTo(height, 3),
    physical: true,
  })
  expect(await size({ size: card })).toEqual(sized(58, 22))
  expect(await size({ size: card, page: () => ({ Rotate: 90 }) })).toEqual(sized(22, 58))
  expect(await size({ size: [58, 22], page: () => ({ UserUnit: 72 / 25.4 }) })).toEqual(sized(58, 22))
  const cropped = () => ({ CropBox: [mm(10), mm(10), mm(50), mm(20)] })
  expect(await size({ size: card, page: cropped })).toEqual(sized(40, 10))
})

test('a page of five metres is drawn at its size', async () => {
  const { trueSize, pixels } = await shown(
    await pdfOf([{ size: [mm(5000), mm(100)], content: '0 0 1000 1000 re f' }]),
  )
  expect(trueSize).toMatchObject({ width: expect.closeTo(5000, 2), height: expect.closeTo(100, 2) })
  expect(Math.max(pixels.width, pixels.height)).toBe(400)
})

test('a bleed is known where the trim stands back evenly', async () => {
  const bleed = async (trim: number[]) => {
    const size: [number, number] = [mm(64), mm(28)]
    const bytes = await pdfOf([
      { size, content: '0 0 900 900 re f', page: () => ({ TrimBox: trim.map(mm) }) },
    ])
    return (await shown(bytes)).trueSize.bleed
  }
  expect(await bleed([3, 3, 61, 25])).toBeCloseTo(3, 3)
  expect(await bleed([3, 3, 61, 20])).toBeUndefined()
  expect(await bleed([0, 0, 64, 28])).toBeUndefined()
})

const spot = (name: string) => ({ ColorSpace: { Cut: spotColour(name) } })
const frame = '/Cut CS 1 SCN 2 w 20 20 160 60 re S'

test.each(['CutContour', 'Kiss cut', 'Thru-cut', 'Stanze', 'Dieline', 'Trait de découpe'])(
  'lines in the spot colour %s are cutting lines: reported, left out, drawn on request',
  async name => {
    const bytes = await pdfOf([{ content: `0 g 80 40 40 20 re f ${frame}`, resources: () => spot(name) }])
    const { pixels, notes } = await shown(bytes)
    const point = 25.4 / 72
    expect(notes.cut).toEqual({
      names: [name],
      area: {
        left: expect.closeTo(19 * point, 0),
        top: expect.closeTo(19 * point, 0),
        width: expect.closeTo(162 * point, 0),
        height: expect.closeTo(62 * point, 0),
      },
      kept: false,
      alone: false,
    })
    const line = [0.1, 0.3, 0.105, 0.7]
    expect(darkIn(pixels, line)).toBe(0)
    expect(darkIn(pixels, [0.42, 0.42, 0.58, 0.58])).toBe(1)
    const kept = await shown(bytes, { keepsCuts: true })
    expect(kept.notes.cut).toMatchObject({ kept: true })
    expect(darkIn(kept.pixels, line)).toBe(1)
  },
)

/** A page with a bar of ink, a frame in ink and cut, and a line in the cut alone that lies on another bar. */
const inksPage = (names: string[], kind: 'calculated' | 'table'): PageParts => ({
  content:
    '/Inks cs /Inks CS 1 0 sc 80 40 40 20 re f 1 1 SC 4 w 20 20 160 60 re S 0 g 4 4 192 8 re f ' +
    '0 1 SC 2 w 10 8 m 190 8 l S',
  resources: context => ({ ColorSpace: { Inks: inkSpace(context, names, kind) } }),
})

describe.each(['calculated', 'table'] as const)('a cut among several inks whose colours are %s', kind => {
  test.each([
    ['Black', 'CutContour'],
    ['PANTONE 186 C', 'Thru-cut'],
  ])('is asked for: %s, %s', async (...names) => {
    const bytes = await pdfOf([inksPage(names, kind)])
    const { notes } = await shown(bytes)
    expect(notes.cut).toMatchObject({ names: [names[1]], kept: false, alone: false })
    const kept = await shown(bytes, { keepsCuts: true })
    expect(kept.notes.cut).toMatchObject({ kept: true })
  })

  test('is left out and its other inks stay', async () => {
    const { pixels } = await shown(await pdfOf([inksPage(['Black', 'CutContour'], kind)]))
    // The frame has lost the cut's part of its colour and kept the other ink.
    expect(colourAt(pixels, 0.1, 0.5)).toEqual([128, 128, 128])
    expect(colourAt(pixels, 0.5, 0.5)).toEqual([128, 128, 128])
    // Content under a line of only the cut colour is visible.
    expect(colourAt(pixels, 0.5, 0.92)).toEqual([0, 0, 0])
    const kept = await shown(await pdfOf([inksPage(['Black', 'CutContour'], kind)]), { keepsCuts: true })
    expect(colourAt(kept.pixels, 0.1, 0.5)).toEqual([128, 0, 128])
    expect(colourAt(kept.pixels, 0.5, 0.92)).toEqual([255, 0, 255])
  })
})

test('several inks without a cut among them stay as they are', async () => {
  const { pixels, notes } = await shown(await pdfOf([inksPage(['Black', 'Gold'], 'calculated')]))
  expect(notes.cut).toBeNull()
  expect(colourAt(pixels, 0.1, 0.5)).toEqual([128, 0, 128])
})

test('inks that are all cuts are left out whole', async () => {
  const { pixels, notes } = await shown(await pdfOf([inksPage(['Kiss cut', 'CutContour'], 'calculated')]))
  expect(notes.cut).toMatchObject({ names: ['Kiss cut', 'CutContour'], kept: false })
  expect(colourAt(pixels, 0.1, 0.5)).toEqual([255, 255, 255])
})

/** A colour of three inks; each absorbs one part of the light. */
function threeInks(context: PDFContext, names: string[], kind: 'calculated' | 'table') {
  const ranges = { Domain: [0, 1, 0, 1, 0, 1], Range: [0, 1, 0, 1, 0, 1] }
  const light = '1 exch sub 3 1 roll '
  const corners = Array.from({ length: 8 }, (_, at) => [1, 2, 4].map(bit => (at & bit ? 0 : 255))).flat()
  const table = { FunctionType: 0, Size: [2, 2, 2], BitsPerSample: 8, ...ranges }
  const tint =
    kind === 'table'
      ? context.stream(Uint8Array.from(corners), table)
      : context.stream(`{ ${light.repeat(3)} }`, { FunctionType: 4, ...ranges })
  return ['DeviceN', names, 'DeviceRGB', context.register(tint)]
}

test.each([0, 1, 2].flatMap(place => (['calculated', 'table'] as const).map(kind => [place, kind] as const)))(
  'a cut is taken out wherever it stands among the inks: place %i, %s',
  async (place, kind) => {
    const names = ['Cyan', 'Magenta', 'Yellow'].with(place, 'CutContour')
    const alone = [0, 0, 0].with(place, 1).join(' ')
    const bytes = await pdfOf([
      {
        content: `/Inks cs 1 1 1 sc 0 0 100 100 re f ${alone} sc 20 20 160 20 re f 0 0 0 sc 20 70 40 20 re f`,
        resources: context => ({ ColorSpace: { Inks: threeInks(context, names, kind) } }),
      },
    ])
    const { pixels, notes } = await shown(bytes)
    expect(notes.cut).toMatchObject({ names: ['CutContour'], kept: false })
    const without = [0, 0, 0].with(place, 255)
    expect(colourAt(pixels, 0.05, 0.5)).toEqual(without)
    // Under only the cut colour the content below stays; without ink, the ground is cleared.
    expect(colourAt(pixels, 0.25, 0.7)).toEqual(without)
    expect(colourAt(pixels, 0.75, 0.7)).toEqual([255, 255, 255])
    expect(colourAt(pixels, 0.2, 0.2)).toEqual([255, 255, 255])
  },
)

test.each([
  ['', 'calculated'],
  ['Geheim', 'calculated'],
  ['Geheim', 'table'],
] as const)(
  'a cut among the inks of a locked file (“%s”, %s) is asked about and left out like any other',
  async (password, kind) => {
    const bytes = await pdfOf([
      {
        content: '/Inks cs 1 0 sc 0 0 20 100 re f 0 1 sc 100 0 20 100 re f',
        resources: context => ({ ColorSpace: { Inks: inkSpace(context, ['Black', 'CutContour'], kind) } }),
      },
    ])
    const { pixels, notes } = await shown(await locked(bytes, password), { password })
    expect(notes.cut).toMatchObject({ names: ['CutContour'], kept: false, alone: false })
    expect(colourAt(pixels, 0.05, 0.5)).toEqual(colourAt((await shown(bytes)).pixels, 0.05, 0.5))
    expect(colourAt(pixels, 0.05, 0.5)).not.toEqual([255, 255, 255])
    expect(colourAt(pixels, 0.55, 0.5)).toEqual([255, 255, 255])
  },
)

test('a cut among the inks of a file that cannot be unlocked here is drawn like ink, and nothing is asked', async () => {
  const tint = '<</FunctionType 2/Domain[0 1 0 1]/C0[1 1 1]/C1[0 0 0]/N 1>>'
  const resources = `/ColorSpace<</Inks[/DeviceN[/Black/CutContour]/DeviceRGB ${tint}]>>`
  const content = '/Inks cs 1 1 sc 0 0 20 100 re f'
  const { pixels, notes } = await shown(lockedPdf('', { content, resources, unnamed: true }))
  expect(notes.cut).toBeNull()
  expect(darkIn(pixels, [0, 0, 0.1, 1])).toBe(1)
})

test('a locked file says its fonts, its layers and its bleed like any other', async () => {
  const bytes = await textPdf('ABCDEF+Garamond-Bold', 'Muster')
  expect((await shown(await locked(bytes, 'Geheim'), { password: 'Geheim' })).notes).toEqual(
    (await shown(bytes)).notes,
  )
})

test('the cut among the inks of a picture is left out of it', async () => {
  const bytes = await pdfOf([
    {
      content: 'q 200 0 0 100 0 0 cm /I Do Q',
      resources: context => {
        const entries = { Type: 'XObject', Subtype: 'Image', Width: 2, Height: 1, BitsPerComponent: 8 }
        const ColorSpace = inkSpace(context, ['Black', 'CutContour'], 'calculated')
        const picture = context.stream(Uint8Array.of(255, 0, 0, 255), { ...entries, ColorSpace })
        return { XObject: { I: context.register(picture) } }
      },
    },
  ])
  const { pixels, notes } = await shown(bytes)
  expect(notes.cut).toMatchObject({ names: ['CutContour'], area: { left: expect.closeTo(35.3, 0) } })
  expect(colourAt(pixels, 0.25, 0.5)).toEqual([128, 128, 128])
  expect(colourAt(pixels, 0.75, 0.5)).toEqual([255, 255, 255])
})

test('a spot colour that is ink stays ink', async () => {
  const bytes = await pdfOf([{ content: frame, resources: () => spot('PANTONE 186 C') }])
  const { pixels, notes } = await shown(bytes)
  expect(notes.cut).toBeNull()
  expect(darkIn(pixels)).toBeGreaterThan(0)
})

test('a page with nothing but a line to be cut along shows it', async () => {
  const { pixels, notes } = await shown(
    await pdfOf([{ content: frame, resources: () => spot('CutContour') }]),
  )
  expect(notes.cut).toMatchObject({ kept: true, alone: true })
  expect(darkIn(pixels)).toBeGreaterThan(0)
})

test('a line to be cut along that lies in a form within the page is found', async () => {
  const bytes = await pdfOf([
    {
      content: '0 g 80 40 40 20 re f /X Do',
      resources: context => {
        const form = {
          Type: 'XObject',
          Subtype: 'Form',
          BBox: [0, 0, 200, 100],
          Resources: spot('CutContour'),
        }
        return { XObject: { X: context.register(context.stream(frame, form)) } }
      },
    },
  ])
  expect((await shown(bytes)).notes.cut).toMatchObject({ names: ['CutContour'], kept: false })
})

/** A page in black through a mask that is white on its left half and half grey on its right one. */
const maskedPage = (kind: 'Luminosity' | 'Alpha', tint?: object): PageParts => ({
  content: '/G gs 0 g 0 0 200 100 re f',
  resources: context => {
    const form = {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 200, 100],
      Group: { S: 'Transparency', CS: 'DeviceGray' },
      Resources: {},
    }
    const content = '1 g 0 0 100 50 re f 0.5 g 100 0 100 50 re f'
    const G = context.register(context.stream(content, form))
    return { ExtGState: { G: { SMask: context.obj({ S: kind, G, ...tint }) } } }
  },
})

test('a mask lets through by its brightness or opacity, and levels can invert it', async () => {
  const greys = async (page: PageParts) => {
    const { pixels, notes } = await shown(await pdfOf([page]))
    expect(notes).toEqual(nothingToSay)
    const [left, right, empty] = [
      colourAt(pixels, 0.25, 0.75),
      colourAt(pixels, 0.75, 0.75),
      colourAt(pixels, 0.5, 0.25),
    ]
    return [left, right, empty].map(([red = 0]) => Math.round(red / 32))
  }
  const turned = { TR: { FunctionType: 2, Domain: [0, 1], C0: [1], C1: [0], N: 1 } }
  expect(await greys(maskedPage('Luminosity'))).toEqual([0, 4, 8])
  expect(await greys(maskedPage('Alpha'))).toEqual([0, 0, 8])
  expect(await greys(maskedPage('Luminosity', turned))).toEqual([8, 4, 0])
})

test('hidden layers stay hidden and are named, overprinting is reported', async () => {
  const layers = (isHidden: boolean) =>
    pdfOf(
      [
        {
          content: '/G gs 0 g 0 0 20 20 re f /OC /L BDC 100 0 100 100 re f EMC',
          resources: () => ({ Properties: { L: PDFRef.of(900) }, ExtGState: { G: { OP: isHidden } } }),
        },
      ],
      context => {
        context.assign(PDFRef.of(900), context.obj({ Type: 'OCG', Name: PDFString.of('Hilfslinien') }))
        return { OCProperties: { OCGs: [PDFRef.of(900)], D: { OFF: isHidden ? [PDFRef.of(900)] : [] } } }
      },
    )
  const hidden = await shown(await layers(true))
  expect(hidden.notes).toEqual({ ...nothingToSay, overprints: true, hiddenLayers: ['Hilfslinien'] })
  expect(darkIn(hidden.pixels, [0.5, 0, 1, 1])).toBe(0)
  const seen = await shown(await layers(false))
  expect(seen.notes).toEqual(nothingToSay)
  expect(darkIn(seen.pixels, [0.51, 0, 1, 1])).toBe(1)
})

test('what a print shop sends opens on its page, whole but for the line to be cut along', async () => {
  const { page, pixels, notes } = await shown(await printReadyPdf())
  expect({ page, notes }).toMatchObject({ page: 2, notes: { blank: [1], missing: [], cut: { kept: false } } })
  expect(darkIn(pixels, [0.12, 0.32, 0.28, 0.68])).toBe(1)
  expect(darkIn(pixels, [0.4, 0.3, 0.95, 0.6])).toBeGreaterThan(0.1)
  expect(darkIn(pixels, [0, 0, 1, 0.1])).toBe(0)
})

test('a broken table is repaired, and reported', async () => {
  const bytes = await pdfOf([square])
  const broken = Buffer.from(
    bytes.toString('latin1').replace(/xref\n0 \d+\n[\s\S]*?trailer/, 'trailer'),
    'latin1',
  )
  const { notes, pixels } = await shown(broken)
  expect(notes.missing).toEqual(['broken'])
  expect(darkIn(pixels)).toBeCloseTo(0.32, 2)
})

test('a locked file opens with its password alone', async () => {
  const bytes = lockedPdf('Geheim')
  expect(await read(bytes)).toEqual({ ok: false, code: 'password' })
  expect(await read(bytes, { password: 'geheim' })).toEqual({ ok: false, code: 'password' })
  const { pixels, notes } = await shown(bytes, { password: 'Geheim' })
  expect(notes).toEqual(nothingToSay)
  expect(darkIn(pixels)).toBeCloseTo(0.32, 2)
})

test('a file that is locked for changes alone opens by itself', async () => {
  expect(darkIn((await shown(lockedPdf(''))).pixels)).toBeCloseTo(0.32, 2)
})

test.each(['', 'Geheim'])(
  'a locked file (“%s”) names its lines to be cut along like any other',
  async password => {
    const tint = '<</FunctionType 2/Domain[0 1]/C0[1 1 1]/C1[1 0 1]/N 1>>'
    const resources = `/ColorSpace<</Cut[/Separation/CutContour/DeviceRGB ${tint}]>>`
    const bytes = lockedPdf(password, { content: frame, resources })
    const { pixels, notes } = await shown(bytes, { password })
    expect(notes.cut).toMatchObject({ names: ['CutContour'], kept: false, alone: false })
    expect(darkIn(pixels, [0.1, 0.3, 0.105, 0.7])).toBe(0)
    expect(darkIn(pixels)).toBeCloseTo(0.32, 2)
  },
)

test('a file with only the header of a PDF, or cut short before its pages, is refused', async () => {
  expect(await read(Buffer.from('%PDF-1.7\nnothing'))).toEqual({ ok: false, code: 'unreadable' })
})
