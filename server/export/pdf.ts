import 'server-only'
import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFRawStream, type PDFRef } from 'pdf-lib'
import type { Scene, SceneItem } from '@/lib/scene/scene'
import { type ExportLayer, type ExportOptions, hairlineMm, splitLayers } from './layers'
import { fillColour, pathOperators, rgbShares } from './pdf-content'

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

function inkOperators(items: readonly SceneItem[]): string {
  return items
    .map(item => {
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

function layerOperators(layer: ExportLayer, items: SceneItem[]): string {
  const drawn = layer === 'ink' ? inkOperators(items) : lineOperators(layer, items)
  return `/${spotNames[layer]} BMC\nq\n${drawn}Q\nEMC\n`
}

/**
 * The production file as PDF: one page of the plate's real size, the scene's own outlines in a matrix of mm, ink,
 * holes and cut as spot colours. The same scene and title give the same bytes.
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
  const resources = doc.context.obj({ ColorSpace: spots, ExtGState: { Overprint: overprint } })
  const toMm = `q\n${ptPerMm} 0 0 ${-ptPerMm} 0 ${height} cm\n`
  const drawn = layers.map(({ layer, items }) => layerOperators(layer, items)).join('')
  const bytes = deflateSync(`${toMm}${drawn}Q\n`, { level })
  const filter = doc.context.obj({ Filter: 'FlateDecode', Length: bytes.length })
  const content = PDFRawStream.of(filter, bytes)
  page.node.set(doc.context.obj('Resources'), resources)
  page.node.set(doc.context.obj('Contents'), doc.context.register(content))
  // A file of a dozen objects is written in one go: a turn of a busy server's loop takes longer than all of it.
  return doc.save({ useObjectStreams: false, objectsPerTick: Number.POSITIVE_INFINITY })
}
