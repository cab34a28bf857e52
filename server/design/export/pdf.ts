import 'server-only'
import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib'
import { pictureSize } from '@/lib/design/picture/jpeg'
import type { Scene, SceneItem } from '@/lib/design/scene/scene'
import {
  cropMarks,
  type ExportLayer,
  type ExportOptions,
  hairlineMm,
  lineColours,
  markWidthMm,
  pieceMarks,
  shoulderOf,
  splitLayers,
} from './layers'
import { digits, fillColour, pathOperators, pictureMatrix, rgbShares } from './pdf-content'

const ptPerMm = 72 / 25.4

/** Names that cutters and presses look for. */
const spotNames: Record<ExportLayer, string> = { ink: 'Ink', holes: 'Drill', cut: 'CutContour' }

/** Of zlib's nine levels: a sign of 60 full lines is packed in 75 ms instead of 200, and is a twentieth larger. */
const level = 4

/** A separation: the machine uses its name, a screen shows its tint in RGB. */
function spotColour(doc: PDFDocument, name: string, hex: string): PDFRef {
  const { context } = doc
  const tint = context.obj({ FunctionType: 2, Domain: [0, 1], C0: [1, 1, 1], C1: rgbShares(hex), N: 1 })
  return context.register(context.obj(['Separation', name, 'DeviceRGB', context.register(tint)]))
}

/** The pictures of a layer, each once, by the name that its content calls it. */
function picturesOf(items: readonly SceneItem[]): Map<Uint8Array, string> {
  const jpegs = new Set(items.flatMap(({ picture }) => (picture ? [picture.jpeg] : [])))
  return new Map([...jpegs].map((jpeg, index) => [jpeg, `Picture${index}`]))
}

/** A picture as it is in the scene, byte for byte; its colour space is that of the file's other colours. */
function pictureObject(doc: PDFDocument, jpeg: Uint8Array): PDFRef {
  const { width, height } = pictureSize(jpeg) ?? { width: 1, height: 1 }
  const { context } = doc
  const dict = context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
    Interpolate: true,
    Filter: 'DCTDecode',
    Length: jpeg.length,
  })
  return context.register(PDFRawStream.of(dict, jpeg))
}

function inkOperators(items: readonly SceneItem[], pictures: ReadonlyMap<Uint8Array, string>): string {
  return items
    .map(item => {
      const { picture } = item
      if (picture)
        return `q\n${pathOperators(item.path)}${item.fillRule === 'evenodd' ? 'W*' : 'W'} n\n${pictureMatrix(picture)}/${pictures.get(picture.jpeg)} Do\nQ\n`
      const colour = item.fill === 'ink' ? '/Ink cs 1 scn\n' : fillColour(item.fill)
      return `${colour}${pathOperators(item.path)}${item.fillRule === 'evenodd' ? 'f*' : 'f'}\n`
    })
    .join('')
}

/** The sloping walls of a relief: the ink drawn with ever narrower and darker edges, foot first. */
function shoulderOperators(items: readonly SceneItem[], widthMm: number): string {
  const paths = items.map(({ path }) => `${pathOperators(path)}S\n`).join('')
  const steps = shoulderOf(widthMm).map(
    ({ reachMm, height }) => `${height.toFixed(4)} SCN\n${(2 * reachMm).toFixed(4)} w\n${paths}`,
  )
  return `/Shoulder BMC\nq\n/Shoulder CS\n1 j 1 J\n${steps.join('')}Q\nEMC\n`
}

const markLines = (marks: ReturnType<typeof cropMarks>): string =>
  marks
    .map(
      ({ x1, y1, x2, y2 }) => `${[x1, y1].map(digits).join(' ')} m\n${[x2, y2].map(digits).join(' ')} l\nS\n`,
    )
    .join('')

/** Crop marks, on every plate of a press: those of the pieces, each on white, and those of the sheet. */
function markOperators(scene: Scene, press: NonNullable<ExportOptions['press']>): string {
  const { line, below } = markWidthMm
  const pieces = markLines(pieceMarks(press))
  const ofPieces = pieces
    ? `/PieceMarks BMC\nq\n1 1 1 RG\n${below} w\n${pieces}/All CS 1 SCN\n${line} w\n${pieces}Q\nEMC\n`
    : ''
  const sheet = markLines(cropMarks(scene.widthMm, scene.heightMm, press))
  return `${ofPieces}/Marks BMC\nq\n/All CS 1 SCN\n${line} w\n${sheet}Q\nEMC\n`
}

function lineOperators(layer: Exclude<ExportLayer, 'ink'>, items: readonly SceneItem[]): string {
  const paths = items.map(item => `${pathOperators(item.path)}S\n`).join('')
  // A line for the machine prints over what lies below it instead of knocking it out.
  return `/Overprint gs\n/${spotNames[layer]} CS 1 SCN\n${hairlineMm} w\n${paths}`
}

function layerOperators(
  layer: ExportLayer,
  items: SceneItem[],
  pictures: ReadonlyMap<Uint8Array, string>,
): string {
  const drawn = layer === 'ink' ? inkOperators(items, pictures) : lineOperators(layer, items)
  return `/${spotNames[layer]} BMC\nq\n${drawn}Q\nEMC\n`
}

/** The page: of the sheet's real size, with space for crop marks around its trim where a press asks for them. */
function addPage(doc: PDFDocument, { widthMm, heightMm }: Scene, { press }: ExportOptions) {
  const { aroundMm, bleedMm } = press ?? { aroundMm: 0, bleedMm: 0 }
  const [width, height] = [widthMm * ptPerMm, heightMm * ptPerMm]
  const around = aroundMm * ptPerMm
  const page = doc.addPage([width + 2 * around, height + 2 * around])
  const bleed = bleedMm * ptPerMm
  if (press) {
    page.setTrimBox(around, around, width, height)
    page.setBleedBox(around - bleed, around - bleed, width + 2 * bleed, height + 2 * bleed)
  }
  return { page, toMm: `q\n${ptPerMm} 0 0 ${-ptPerMm} ${around} ${height + around} cm\n` }
}

/** The separations of a file by their names. */
function spotsOf(doc: PDFDocument, layers: readonly ExportLayer[], options: ExportOptions) {
  const spots: Record<string, PDFRef> = {}
  for (const layer of layers) {
    const name = spotNames[layer]
    spots[name] = spotColour(doc, name, layer === 'ink' ? options.ink : lineColours[layer])
  }
  if (options.shoulderMm) spots.Shoulder = spotColour(doc, 'Shoulder', '#000000')
  if (options.press) spots.All = spotColour(doc, 'All', '#000000')
  return spots
}

/**
 * The production file as PDF: one page of the plate's real size, the scene's own outlines in a matrix of mm, ink,
 * holes and cut as spot colours; pictures in their colours are clipped to their outlines. The same scene and title give the same bytes.
 */
export async function exportPdf(scene: Scene, options: ExportOptions): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false })
  doc.setTitle(options.title)
  const { page, toMm } = addPage(doc, scene, options)
  const layers = splitLayers(scene, options.layers)
  const named = layers.map(({ layer }) => layer)
  const overprint = doc.context.register(doc.context.obj({ Type: 'ExtGState', OP: true, op: true, OPM: 1 }))
  const pictures = picturesOf(scene.items)
  const objects = Object.fromEntries([...pictures].map(([jpeg, name]) => [name, pictureObject(doc, jpeg)]))
  const resources = doc.context.obj({
    ColorSpace: spotsOf(doc, named, options),
    ExtGState: { Overprint: overprint },
    ...(pictures.size > 0 && { XObject: objects }),
  })
  const ink = scene.items.filter(({ kind }) => kind === 'ink')
  const below = options.shoulderMm ? shoulderOperators(ink, options.shoulderMm) : ''
  const drawn = layers.map(({ layer, items }) => layerOperators(layer, items, pictures)).join('')
  const marks = options.press ? markOperators(scene, options.press) : ''
  const bytes = deflateSync(`${toMm}${below}${drawn}${marks}Q\n`, { level })
  const filter = doc.context.obj({ Filter: 'FlateDecode', Length: bytes.length })
  const content = PDFRawStream.of(filter, bytes)
  page.node.set(doc.context.obj('Resources'), resources)
  page.node.set(doc.context.obj('Contents'), doc.context.register(content))
  // A file of a dozen objects is written in one go: one turn of a busy server's event loop takes longer.
  return doc.save({ useObjectStreams: false, objectsPerTick: Number.POSITIVE_INFINITY })
}
