import { type PDFContext, PDFDocument, PDFName, type PDFObject } from '@cantoo/pdf-lib'

type Value = PDFObject | string | number | boolean | null | Value[] | { [name: string]: Value }
/** Entries of a dictionary; words are names. */
export type Entries = Record<string, Value>

/** A value as an object of PDF; words are names. */
const objectOf = (context: PDFContext, value: Value): PDFObject =>
  // The types of `obj` know each kind of value by itself alone.
  context.obj(value as string)

/** What a page of a test's own making is made of. */
export interface PageParts {
  /** In points. */
  size?: readonly [number, number]
  /** What is drawn on it, as operators of PDF. */
  content?: string
  resources?: (context: PDFContext) => Entries
  /** Entries of the page itself, such as its boxes. */
  page?: () => Entries
}

/** A PDF of such pages, written as plain objects. */
export async function pdfOf(pages: PageParts[], catalog?: (context: PDFContext) => Entries): Promise<Buffer> {
  const document = await PDFDocument.create()
  const { context } = document
  for (const { size = [200, 100] as const, content = '', resources, page: entries } of pages) {
    const page = document.addPage([...size])
    page.node.set(PDFName.of('Contents'), context.register(context.stream(content)))
    if (resources) page.node.set(PDFName.of('Resources'), objectOf(context, resources(context)))
    for (const [name, value] of Object.entries(entries?.() ?? {}))
      page.node.set(PDFName.of(name), objectOf(context, value))
  }
  for (const [name, value] of Object.entries(catalog?.(context) ?? {}))
    document.catalog.set(PDFName.of(name), objectOf(context, value))
  return Buffer.from(await document.save({ useObjectStreams: false }))
}

const uint = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, at) => {
    bytes.writeUInt32BE(value, at * 4)
  })
  return bytes
}

/** A black square of 64 × 64 pixels as JBIG2 in a PDF: one region, written as for a fax. */
export function blackJbig2(): Buffer {
  const bits = `001${'00110101'}${'0000001111'}${'0000110111'}${'11'.repeat(63)}`
  const fax = Buffer.from(bits.match(/.{1,8}/g)?.map(byte => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? [])
  const segment = (number: number, type: number, data: Buffer) =>
    Buffer.concat([uint(number), Buffer.from([type, 0, 1]), uint(data.length), data])
  const page = Buffer.concat([uint(64, 64, 0, 0), Buffer.from([0, 0, 0])])
  const region = Buffer.concat([uint(64, 64, 0, 0), Buffer.from([0]), Buffer.from([1]), fax])
  return Buffer.concat([segment(0, 48, page), segment(1, 38, region)])
}

/** A black square of 16 × 16 pixels in the middle of white 32 × 32, as JPEG 2000. */
export const squareJpeg2000 = (): Buffer =>
  Buffer.from(
    'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAIAAAACAAAQcHAAAAAAAPY29scgEAAAAA' +
      'ABEAAAGfanAyY/9P/1EAKQAAAAAAIAAAACAAAAAAAAAAAAAAACAAAAAgAAAAAAAAAAAAAQcBAf9SAAwAAAABAAUEBAAB/1wAE0BA' +
      'SEhQSEhQSEhQSEhQSEhQ/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS40/5AACgAAAAABHgAB/5PPtAgCv8fa' +
      'BR9oFPzAgAnXCdcFkc/AGn4A0fgDAA+3xDKjfw+3qUkSvxB5K3B838/ASn4CUPtDwAnj+++4s86JS/kVsMqRq4f8kxz9f83DiLOE' +
      '63j1pI2jsschHxF6+g6G+++F1lxQk8/f88/Adn4DsPtFABnKqaMXQYoZrBqal2H5pwcpxSenqgwp7bD15OFvIN0Nll2Q7fraio3P' +
      'rxjH1CsRKwDRLwzEwWv0GiEV8xZhRknOWNlOJ5B+f1EgBD2dl8/Adn4DsPtCwHLV6Se2P/jOG54ZIhcacW/ALgXlKPj4CGePPnGg' +
      'LkLc/BO+8LVO7zy4pRYeD36Ul4D0sX4SOgh3Ug8ky6MCT51kjHMmf//Z',
    'base64',
  )

/** A grey picture of so many pixels an edge, packed by a filter that not every reader has. */
const pictureOf = (context: PDFContext, filter: 'JPXDecode' | 'JBIG2Decode', data: Buffer) => {
  const edge = filter === 'JPXDecode' ? 32 : 64
  const entries = {
    Type: 'XObject',
    Subtype: 'Image',
    Width: edge,
    Height: edge,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: filter === 'JPXDecode' ? 8 : 1,
    Filter: filter,
  }
  return context.register(context.stream(data, entries))
}

/** A page that shows one such picture on all of it. */
export const pictureParts = (filter: 'JPXDecode' | 'JBIG2Decode', data: Buffer, beside = ''): PageParts => ({
  size: [100, 100],
  content: `q 100 0 0 100 0 0 cm /I Do Q ${beside}`,
  resources: context => ({ XObject: { I: pictureOf(context, filter, data) } }),
})

/** A PDF of that page alone. */
export const picturePdf = (...picture: Parameters<typeof pictureParts>): Promise<Buffer> =>
  pdfOf([pictureParts(...picture)])

const bareFont = (name: string) => ({ Type: 'Font', Subtype: 'Type1', BaseFont: name })

/** A spot colour that shows as magenta where it is not known. */
export const spotColour = (name: string) => [
  'Separation',
  name,
  'DeviceRGB',
  { FunctionType: 2, Domain: [0, 1], C0: [1, 1, 1], C1: [1, 0, 1], N: 1 },
]

/**
 * A colour of two inks: the first shows as half grey, the second takes the green away.
 * @param kind how its colours are said: by steps of a calculation, or by a table of its corners
 */
export function inkSpace(context: PDFContext, names: string[], kind: 'calculated' | 'table'): Value[] {
  const ranges = { Domain: [0, 1, 0, 1], Range: [0, 1, 0, 1, 0, 1] }
  const tint =
    kind === 'calculated'
      ? context.stream('{ 1 exch sub exch 0.498 mul 1 exch sub dup 3 -1 roll mul 1 index }', {
          FunctionType: 4,
          ...ranges,
        })
      : context.stream(Uint8Array.of(255, 255, 255, 128, 128, 128, 255, 0, 255, 128, 0, 128), {
          FunctionType: 0,
          Size: [2, 2],
          BitsPerSample: 8,
          ...ranges,
        })
  return ['DeviceN', names, 'DeviceRGB', context.register(tint)]
}

/**
 * What a print shop sends: an empty cover, then a page of 70.6 × 35.3 mm with a square in JPEG 2000 on its left, a word in
 * Times Bold on its right, a bar in inks, and a line to be cut along around them.
 */
export const printReadyPdf = (): Promise<Buffer> =>
  pdfOf([
    {},
    {
      content:
        'q 80 0 0 80 0 10 cm /I Do Q BT /F 40 Tf 80 40 Td (Muster) Tj ET 0 0 0 1 k 20 22 160 4 re f ' +
        '/Cut CS 1 SCN 2 w 4 4 192 92 re S',
      resources: context => ({
        XObject: { I: pictureOf(context, 'JPXDecode', squareJpeg2000()) },
        Font: { F: bareFont('Times-Bold') },
        ColorSpace: { Cut: spotColour('CutContour') },
      }),
    },
  ])

/** Text in a font that the file does not hold. */
export const textPdf = (font: string, text: string): Promise<Buffer> =>
  pdfOf([
    {
      content: `BT /F 40 Tf 10 30 Td (${text}) Tj ET`,
      resources: () => ({ Font: { F: bareFont(font) } }),
    },
  ])
