import 'server-only'
import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFRawStream, type PDFRef } from 'pdf-lib'
import { pictureSize } from '@/lib/picture/jpeg'
import type { Scene, SceneItem } from '@/lib/scene/scene'
import { type ExportLayer, type ExportOptions, hairlineMm, splitLayers } from './layers'
import { fillColour, pathOperators, pictureMatrix, rgbShares } from './pdf-content'

const ptPerMm = 72 / 25.4

/** Names that cutters and presses look for; the colours are how a screen shows them. */
const spotNames: Record<ExportLayer, string> = { ink: 'Ink', holes: 'Drill', cut: 'CutContour' }
const lineColours: Record<Exclude<ExportLayer, 'ink'>, string> = { cut: '#ff0000', holes: '#0000ff' }

/** Of zlib's nine levels: a sign of 60 full lines is packed in 75 ms instead of 200, and is a twentieth larger. */
const level = 4

/** A separation: the machine goes by its name, a screen shows its tint in RGB. */
function spotColour(doc: PDFDocument, layer: ExportLayer, hex: string): PDFRef {
  const { context } = doc
  const tint = context.obj({ FunctionType: 2, Domain: [0, 1], C0: [1, 1, 1], C1: rgbShares(hex), N: 1 })
  return context.register(context.obj(['Separation', spotNames[layer], 'DeviceRGB', context.register(tint)]))
}

/** The pictures of a layer, each once, by the name that its content calls it. */
function picturesOf(items: readonly SceneItem[]): Map<Uint8Array, string> {
  const jpegs = new Set(items.flatMap(({ picture }) => (picture ? [picture.jpeg] : [])))
  return new Map([...jpegs].map((jpeg, index) => [jpeg, `Picture${index}`]))
}

/** A picture as it is in the scene, byte for byte; its colours are those of the other colours of the file. */
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

/**
 * The production file as PDF: one page of the plate's real size, the scene's own outlines in a matrix of mm, ink,
 * holes and cut as spot colours; pictures in their colours are clipped to their outlines. The same scene and title give the same bytes.
 */
export async function exportPdf(scene: Scene, options: ExportOptions): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false })
  doc.setTitle(options.title)
  const height = scene.heightMm * ptPerMm
  const page = doc.addPage([scene.widthMm * ptPerMm, height])
  const layers = splitLayers(scene, options.layers)
  const spots = Object.fromEntries(
    layers.map(({ layer }) => {
      const hex = layer === 'ink' ? options.ink : lineColours[layer]
      return [spotNames[layer], spotColour(doc, layer, hex)]
    }),
  )
  const overprint = doc.context.register(doc.context.obj({ Type: 'ExtGState', OP: true, op: true, OPM: 1 }))
  const pictures = picturesOf(scene.items)
  const objects = Object.fromEntries([...pictures].map(([jpeg, name]) => [name, pictureObject(doc, jpeg)]))
  const resources = doc.context.obj({
    ColorSpace: spots,
    ExtGState: { Overprint: overprint },
    ...(pictures.size > 0 && { XObject: objects }),
  })
  const toMm = `q\n${ptPerMm} 0 0 ${-ptPerMm} 0 ${height} cm\n`
  const drawn = layers.map(({ layer, items }) => layerOperators(layer, items, pictures)).join('')
  const bytes = deflateSync(`${toMm}${drawn}Q\n`, { level })
  const filter = doc.context.obj({ Filter: 'FlateDecode', Length: bytes.length })
  const content = PDFRawStream.of(filter, bytes)
  page.node.set(doc.context.obj('Resources'), resources)
  page.node.set(doc.context.obj('Contents'), doc.context.register(content))
  // A file of a dozen objects is written in one go: a turn of a busy server's loop takes longer than all of it.
  return doc.save({ useObjectStreams: false, objectsPerTick: Number.POSITIVE_INFINITY })
}
