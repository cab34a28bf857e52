import { type PDFContext, PDFRef, PDFString } from '@cantoo/pdf-lib'
import { type Entries, inkSpace, type PageParts, pdfOf, spotColour } from './pdf-files'
import { fieldsPicture } from './rasters'

/** A page of a PDF and the same page written by hand as a drawing. */
export interface PageCase {
  /** What is special about it, in words. */
  habit: string
  bytes: () => Promise<Buffer>
  /** What everybody who opens it sees, in points from the top. */
  drawing: string
  /** Its sides in points, as they are shown. */
  size: readonly [number, number]
}

/** How tall a page is that says nothing else, in points. */
const tall = 100
const wide = 200

const sheet = (inner: string, box: readonly number[] = [0, 0, wide, tall]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${box[2]}" height="${box[3]}" viewBox="${box.join(' ')}">${inner}</svg>`

/** Figures that are measured from the bottom, as those of a page are. */
const fromBottom = (inner: string): string => sheet(`<g transform="matrix(1 0 0 -1 0 ${tall})">${inner}</g>`)

const pageCase = (
  habit: string,
  parts: PageParts | PageParts[],
  drawing: string,
  size: PageCase['size'] = [wide, tall],
  catalog?: Parameters<typeof pdfOf>[1],
): PageCase => ({ habit, bytes: () => pdfOf([parts].flat(), catalog), drawing, size })

/** A red field, a blue frame and a black triangle: it is never the same when turned or mirrored. */
const figures =
  '0.8 0.1 0.2 rg 20 20 70 50 re f 0.1 0.2 0.7 RG 6 w 110 15 70 60 re S 0 g 30 30 m 80 30 l 30 60 l f'
const drawnFigures =
  '<path fill="#cc1a33" d="M20 20h70v50h-70z"/><path fill="none" stroke="#1a33b3" stroke-width="6" d="M110 15h70v60h-70z"/>' +
  '<path d="M30 30H80L30 60z"/>'
const flipped = `<g transform="matrix(1 0 0 -1 0 ${tall})">${drawnFigures}</g>`

const boxes: PageCase[] = [
  pageCase('figures in colours', { content: figures }, sheet(flipped)),
  pageCase(
    'a crop box within the page',
    { content: figures, page: () => ({ CropBox: [10, 20, 150, 90] }) },
    sheet(flipped, [10, 10, 140, 70]),
    [140, 70],
  ),
  pageCase(
    'a page that begins elsewhere',
    { content: figures, page: () => ({ MediaBox: [-40, -30, 220, 120] }) },
    sheet(flipped, [-40, -20, 260, 150]),
    [260, 150],
  ),
  pageCase(
    'a trim within a bleed',
    { content: figures, page: () => ({ TrimBox: [9, 9, 191, 91], BleedBox: [0, 0, 200, 100] }) },
    sheet(flipped),
  ),
  pageCase(
    'a unit of two points',
    { content: figures, page: () => ({ UserUnit: 2 }) },
    sheet(flipped),
    [400, 200],
  ),
  pageCase(
    'a quarter turn',
    { content: figures, page: () => ({ Rotate: 90 }) },
    sheet(`<g transform="translate(100 0) rotate(90)">${flipped}</g>`, [0, 0, 100, 200]),
    [100, 200],
  ),
  pageCase(
    'three quarters of a turn',
    { content: figures, page: () => ({ Rotate: 270 }) },
    sheet(`<g transform="translate(0 200) rotate(-90)">${flipped}</g>`, [0, 0, 100, 200]),
    [100, 200],
  ),
  pageCase('an empty page first', [{}, { content: figures }], sheet(flipped)),
]

const image = (context: PDFContext, data: Uint8Array, entries: Entries) =>
  context.register(
    context.stream(data, { Type: 'XObject', Subtype: 'Image', BitsPerComponent: 8, ...entries }),
  )

const jpeg = await fieldsPicture().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
const overAll = 'q 120 0 0 80 10 10 cm /I Do Q'
const fields =
  '<g transform="translate(10 10)"><path fill="#c02040" d="M0 0h60v40h-60z"/><path fill="#204090" d="M60 40h60v40h-60z"/></g>'
const ground = '<path fill="#80c0ff" d="M0 0h200v100h-200z"/>'
const grounded = '0.502 0.753 1 rg 0 0 200 100 re f '
const halves = Uint8Array.of(255, 255, 0, 0)

const pictures: PageCase[] = [
  pageCase(
    'a picture in JPEG',
    {
      content: overAll,
      resources: context => ({
        XObject: {
          I: image(context, jpeg, { Width: 120, Height: 80, ColorSpace: 'DeviceRGB', Filter: 'DCTDecode' }),
        },
      }),
    },
    sheet(fields),
  ),
  pageCase(
    'a picture that is clear in part',
    {
      content: `${grounded}${overAll}`,
      resources: context => {
        const SMask = image(context, halves, { Width: 2, Height: 2, ColorSpace: 'DeviceGray' })
        const entries = { Width: 120, Height: 80, ColorSpace: 'DeviceRGB', Filter: 'DCTDecode', SMask }
        return { XObject: { I: image(context, jpeg, entries) } }
      },
    },
    sheet(`${ground}<path fill="#fff" d="M10 10h120v40h-120z"/><path fill="#c02040" d="M10 10h60v40h-60z"/>`),
  ),
  pageCase(
    'a picture of counted colours',
    {
      content: overAll,
      resources: context => {
        const colours = context.register(
          context.stream(Uint8Array.of(192, 32, 64, 255, 255, 255, 32, 64, 144)),
        )
        const ColorSpace = ['Indexed', 'DeviceRGB', 2, colours]
        return {
          XObject: { I: image(context, Uint8Array.of(0, 1, 1, 2), { Width: 2, Height: 2, ColorSpace }) },
        }
      },
    },
    sheet(fields),
  ),
  pageCase(
    'a stencil that is painted',
    {
      content: `${grounded}0.125 0.251 0.565 rg ${overAll}`,
      resources: context => {
        const entries = { Width: 8, Height: 2, ImageMask: true, BitsPerComponent: 1 }
        return { XObject: { I: image(context, Uint8Array.of(0x0f, 0xf0), entries) } }
      },
    },
    sheet(
      `${ground}<g transform="translate(10 10)" fill="#204090"><path d="M0 0h60v40h-60z"/><path d="M60 40h60v40h-60z"/></g>`,
    ),
  ),
]

const font = (name: string) => ({ Font: { F: { Type: 'Font', Subtype: 'Type1', BaseFont: name } } })
const words = (looks: string) =>
  `<text x="10" y="62" font-family="Liberation Sans" font-size="40" ${looks}>Muster</text>`

const texts: PageCase[] = [
  ...[
    ['Helvetica', ''],
    ['Helvetica-Bold', 'font-weight="700"'],
    ['Helvetica-Oblique', 'font-style="italic"'],
  ].map(([name = '', looks = '']) =>
    pageCase(
      `${name} that the file does not hold`,
      { content: 'BT /F 40 Tf 10 38 Td (Muster) Tj ET', resources: () => font(name) },
      sheet(words(looks)),
    ),
  ),
  pageCase(
    'letters in outline',
    {
      content: '1 Tr 1.5 w 0.8 0.1 0.2 RG BT /F 40 Tf 10 38 Td (Muster) Tj ET',
      resources: () => font('Helvetica-Bold'),
    },
    sheet(words('font-weight="700" fill="none" stroke="#cc1a33" stroke-width="1.5" stroke-miterlimit="10"')),
  ),
  pageCase(
    'letters that clip',
    {
      content:
        '7 Tr BT /F 40 Tf 10 38 Td (Muster) Tj ET 0.8 0.1 0.2 rg 0 0 200 50 re f 0.1 0.2 0.7 rg 0 50 200 50 re f',
      resources: () => font('Helvetica-Bold'),
    },
    sheet(
      `<clipPath id="c">${words('font-weight="700"')}</clipPath>` +
        '<g clip-path="url(#c)"><path fill="#cc1a33" d="M0 50h200v50h-200z"/><path fill="#1a33b3" d="M0 0h200v50h-200z"/></g>',
    ),
  ),
  pageCase(
    'a font of another name',
    { content: 'BT /F 40 Tf 10 38 Td (Muster) Tj ET', resources: () => font('Garamond') },
    sheet(words('font-weight="700"')),
  ),
]

const spotBar = '/Spot cs 1 sc 60 40 80 20 re f '
const cutFrame = '/Cut CS 1 SCN 4 w 20 20 160 60 re S'
const drawnFrame = '<path fill="none" stroke="#f0f" stroke-width="4" d="M20 20h160v60h-160z"/>'

const inks: PageCase[] = [
  pageCase(
    'a spot colour',
    { content: spotBar, resources: () => ({ ColorSpace: { Spot: spotColour('PANTONE 186 C') } }) },
    sheet('<path fill="#f0f" d="M60 40h80v20h-80z"/>'),
  ),
  pageCase(
    'a line to be cut along',
    {
      content: `0 g 60 40 80 20 re f ${cutFrame}`,
      resources: () => ({ ColorSpace: { Cut: spotColour('CutContour') } }),
    },
    sheet(`<path d="M60 40h80v20h-80z"/>${drawnFrame}`),
  ),
  pageCase(
    'a cut among two inks',
    {
      content: '/Inks cs /Inks CS 1 0 sc 60 40 80 20 re f 1 1 SC 4 w 20 20 160 60 re S',
      resources: context => ({
        ColorSpace: { Inks: inkSpace(context, ['Black', 'CutContour'], 'calculated') },
      }),
    },
    sheet(
      '<path fill="#808080" d="M60 40h80v20h-80z"/><path fill="none" stroke="#800080" stroke-width="4" d="M20 20h160v60h-160z"/>',
    ),
  ),
  pageCase(
    'two inks without a cut',
    {
      content: '/Inks cs 1 0 sc 60 40 80 20 re f 1 1 sc 10 10 80 20 re f',
      resources: context => ({ ColorSpace: { Inks: inkSpace(context, ['Black', 'Gold'], 'table') } }),
    },
    sheet('<path fill="#808080" d="M60 40h80v20h-80z"/><path fill="#800080" d="M10 70h80v20h-80z"/>'),
  ),
  pageCase(
    'inks over each other',
    {
      content: '1 0 0 0 k 20 20 100 60 re f /G gs 0 0 1 0 k 80 20 100 60 re f',
      resources: () => ({ ExtGState: { G: { op: true, OP: true, OPM: 1 } } }),
    },
    sheet(
      '<path fill="#00aeef" d="M20 20h60v60h-60z"/><path fill="#00a650" d="M80 20h40v60h-40z"/><path fill="#fff200" d="M120 20h60v60h-60z"/>',
    ),
  ),
]

const layer = PDFRef.of(900)

const layered = (isHidden: boolean): PageCase =>
  pageCase(
    isHidden ? 'a hidden layer' : 'a layer that shows',
    {
      content: '0 g 10 10 60 80 re f /OC /L BDC 0.8 0.1 0.2 rg 100 10 80 80 re f EMC',
      resources: () => ({ Properties: { L: layer } }),
    },
    sheet(`<path d="M10 10h60v80h-60z"/>${isHidden ? '' : '<path fill="#cc1a33" d="M100 10h80v80h-80z"/>'}`),
    [wide, tall],
    context => {
      context.assign(layer, context.obj({ Type: 'OCG', Name: PDFString.of('Hilfslinien') }))
      return { OCProperties: { OCGs: [layer], D: { OFF: isHidden ? [layer] : [] } } }
    },
  )

const tiles = (paint: 1 | 2, content: string) => (context: PDFContext) => {
  const entries = { Type: 'Pattern', PatternType: 1, PaintType: paint, TilingType: 1, BBox: [0, 0, 20, 20] }
  const tile = context.stream(content, { ...entries, XStep: 20, YStep: 20, Resources: {} })
  return { Pattern: { P: context.register(tile) }, ColorSpace: { Own: ['Pattern', 'DeviceRGB'] } }
}
const drawnTiles = (colour: string) =>
  fromBottom(
    `<pattern id="p" width="20" height="20" patternUnits="userSpaceOnUse"><path fill="${colour}" d="M0 0h10v10h-10z"/></pattern>` +
      '<path fill="url(#p)" d="M20 20h160v60h-160z"/>',
  )
const ramp = { FunctionType: 2, Domain: [0, 1], C0: [0.8, 0.1, 0.2], C1: [0.1, 0.2, 0.7], N: 1 }
const stops = '<stop stop-color="#cc1a33"/><stop offset="1" stop-color="#1a33b3"/>'
const shaded = (ShadingType: 2 | 3, Coords: number[]) => () => ({
  Shading: { S: { ShadingType, ColorSpace: 'DeviceRGB', Coords, Function: ramp, Extend: [true, true] } },
})
const state = (entries: Record<string, string | number>) => () => ({ ExtGState: { G: entries } })
const twoFields = '0.8 0.1 0.2 rg 20 20 100 60 re f /G gs 0.1 0.2 0.7 rg 80 10 100 60 re f'
const drawnFields = (looks: string) =>
  fromBottom(
    `<path fill="#cc1a33" d="M20 20h100v60h-100z"/><path fill="#1a33b3" style="${looks}" d="M80 10h100v60h-100z"/>`,
  )

const paints: PageCase[] = [
  layered(true),
  layered(false),
  pageCase(
    'a clip with a hole',
    { content: '10 10 180 80 re 60 30 80 40 re W* n 0.8 0.1 0.2 rg 0 0 200 100 re f' },
    sheet('<path fill="#cc1a33" fill-rule="evenodd" d="M10 10h180v80h-180zM60 30h80v40h-80z"/>'),
  ),
  pageCase(
    'dashes with round ends',
    { content: '8 w 1 J [20 15] 5 d 20 30 m 180 30 l S 0 J 1 j [] 0 d 20 60 m 100 90 l 180 60 l S' },
    fromBottom(
      '<g fill="none" stroke="#000" stroke-width="8"><path stroke-linecap="round" stroke-dasharray="20 15" stroke-dashoffset="5" d="M20 30H180"/>' +
        '<path stroke-linejoin="round" d="M20 60L100 90L180 60"/></g>',
    ),
  ),
  pageCase(
    'tiles in colours of their own',
    {
      content: '/Pattern cs /P scn 20 20 160 60 re f',
      resources: tiles(1, '0.8 0.1 0.2 rg 0 0 10 10 re f'),
    },
    drawnTiles('#cc1a33'),
  ),
  pageCase(
    'tiles that are given a colour',
    { content: '/Own cs 0.1 0.2 0.7 /P scn 20 20 160 60 re f', resources: tiles(2, '0 0 10 10 re f') },
    drawnTiles('#1a33b3'),
  ),
  pageCase(
    'a gradient along a line',
    { content: '20 20 160 60 re W n /S sh', resources: shaded(2, [20, 0, 180, 0]) },
    sheet(
      `<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="20" x2="180">${stops}</linearGradient><path fill="url(#g)" d="M20 20h160v60h-160z"/>`,
    ),
  ),
  pageCase(
    'a gradient around a point',
    { content: '20 20 160 60 re W n /S sh', resources: shaded(3, [100, 50, 0, 100, 50, 80]) },
    sheet(
      `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="100" cy="50" r="80">${stops}</radialGradient><path fill="url(#g)" d="M20 20h160v60h-160z"/>`,
    ),
  ),
  pageCase('a veil', { content: twoFields, resources: state({ ca: 0.5 }) }, drawnFields('opacity:.5')),
  pageCase(
    'colours that are multiplied',
    { content: twoFields, resources: state({ BM: 'Multiply' }) },
    drawnFields('mix-blend-mode:multiply'),
  ),
  pageCase(
    'a mask by brightness',
    {
      content: '/G gs 0.8 0.1 0.2 rg 0 0 200 100 re f',
      resources: context => {
        const Group = { S: 'Transparency', CS: 'DeviceGray' }
        const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 200, 100], Group, Resources: {} }
        const G = context.register(context.stream('1 g 20 20 80 60 re f 0.5 g 100 20 80 60 re f', form))
        return { ExtGState: { G: { SMask: { S: 'Luminosity', G } } } }
      },
    },
    sheet(
      '<path fill="#cc1a33" d="M20 20h80v60h-80z"/><path fill="#cc1a33" fill-opacity=".5" d="M100 20h80v60h-80z"/>',
    ),
  ),
  pageCase(
    'a form that is used twice',
    {
      content: 'q 1 0 0 1 10 10 cm /X Do Q q 0 1 -1 0 180 10 cm /X Do Q',
      resources: context => {
        const form = {
          Type: 'XObject',
          Subtype: 'Form',
          BBox: [0, 0, 60, 60],
          Matrix: [1.2, 0, 0, 1.2, 0, 0],
        }
        return { XObject: { X: context.register(context.stream('0 0 50 20 re f 0 0 90 5 re f', form)) } }
      },
    },
    fromBottom(
      '<g transform="translate(10 10) scale(1.2)"><path d="M0 0H50V20H0z"/><path d="M0 0H60V5H0z"/></g>' +
        '<g transform="matrix(0 1 -1 0 180 10) scale(1.2)"><path d="M0 0H50V20H0z"/><path d="M0 0H60V5H0z"/></g>',
    ),
  ),
]

/** Pages of a PDF as programs write them, each habit by itself. */
export const pageCases: PageCase[] = [...boxes, ...pictures, ...texts, ...inks, ...paints]
