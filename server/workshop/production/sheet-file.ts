import 'server-only'
import type { Path } from '@/lib/design/geometry/path'
import { engineVersion, type Scene, type SceneItem } from '@/lib/design/scene/scene'
import { sceneToSvg } from '@/lib/design/scene/svg'
import {
  type Contours,
  type MachineContours,
  machineContours,
  offsetContours,
  uniteItems,
} from '@/lib/workshop/production/contours'
import { writeDxf } from '@/lib/workshop/production/dxf'
import { type Lie, layContours, layItems, lieMatrix } from '@/lib/workshop/production/lay-scene'
import { type Machine, machineFacts, printedColour } from '@/lib/workshop/production/machines'
import type { ExportedFile } from '@/server/design/export/files'
import type { Box } from '@/server/design/export/layers'
import { exportPdf } from '@/server/design/export/pdf'
import { exportSvg } from '@/server/design/export/svg'
import { type PackedScene, unpackScene } from '@/server/design/scene/packed'
import type { SheetFile } from './sheet-files'

/** A plate on a sheet: its approved outlines by their hash, its colours, and where it lies. */
interface LaidPlate extends Lie {
  hash: string
  ink: string
  paper: string
}

/** Everything that the files of a sheet are made of. */
export interface SheetContent {
  machine: Machine
  /** The colour of its stack. */
  colour: string
  widthMm: number
  heightMm: number
  /** What the file is called, without its ending. */
  title: string
  plates: readonly LaidPlate[]
  scenes: readonly PackedScene[]
}

/** Paper around a sheet, for its crop marks. */
const aroundMm = 10

type Scenes = ReadonlyMap<string, Scene>

const contourPath = (contours: Contours): Path =>
  contours.flatMap(points => [
    ...points.map(({ x, y }, index) => [index === 0 ? 'M' : 'L', x, y] as const),
    ['Z'] as const,
  ])

/** The ground of a printed plate: its colour, painted beyond the edge by its machine's bleed (PRODUCTION-7). */
function groundOf(scene: Scene, paper: string, bleedMm: number): SceneItem {
  const edge = uniteItems(scene.items.filter(({ kind }) => kind === 'cut'))
  const path = contourPath(offsetContours(edge, bleedMm))
  return { elementId: null, kind: 'ink', fill: paper, fillRule: 'nonzero', path, bounds: null }
}

/** A plate's items as its machine marks them: a printer takes its colours, the others go by the one spot colour. */
function markedItems(scene: Scene, { ink, paper }: LaidPlate, { machine, colour }: SheetContent) {
  if (machine !== 'printer') return scene.items
  const items = scene.items.map(item =>
    item.fill === 'ink' && item.kind === 'ink' ? { ...item, fill: ink } : item,
  )
  const isBare = colour !== printedColour || paper.toLowerCase() === '#ffffff'
  return isBare ? items : [groundOf(scene, paper, machineFacts.printer.bleedMm), ...items]
}

/** Where each plate's box lies on the sheet as its machine sees it. */
const boxesOf = ({ widthMm, machine, plates }: SheetContent, scenes: Scenes): Box[] =>
  plates.flatMap(({ hash, x, y, turned }) => {
    const scene = scenes.get(hash)
    if (!scene) return []
    const [width, height] = turned ? [scene.heightMm, scene.widthMm] : [scene.widthMm, scene.heightMm]
    const left = machineFacts[machine].mirrored ? widthMm - x - width : x
    return { x: left, y, widthMm: width, heightMm: height }
  })

/** All plates of a sheet as one scene. Bleeds meet in the gap and cover no neighbour: the gap is twice as wide as a bleed. */
function sheetScene(content: SheetContent, scenes: Scenes): Scene {
  const { widthMm, heightMm, machine, plates } = content
  const items = plates.flatMap(plate => {
    const scene = scenes.get(plate.hash)
    if (!scene) return []
    const matrix = lieMatrix(plate, scene.heightMm, widthMm, machineFacts[machine].mirrored)
    return layItems({ items: markedItems(scene, plate, content) }, matrix)
  })
  return { engineVersion, widthMm, heightMm, items }
}

const dxfLayers = [
  { name: 'ENGRAVE', colour: 7, of: 'engrave' },
  { name: 'DRILL', colour: 5, of: 'drill' },
  { name: 'CUT', colour: 1, of: 'cut' },
] as const

/** The sheet as lines that a laser beam follows; a printed sheet has nothing to engrave. */
function sheetDxf({ machine, widthMm, heightMm, plates }: SheetContent, scenes: Scenes): string {
  const { kerfMm, mirrored } = machineFacts[machine]
  const made = new Map<string, MachineContours>()
  for (const [hash, scene] of scenes) made.set(hash, machineContours(scene, kerfMm))
  const layers = dxfLayers
    .filter(({ of }) => machine !== 'printer' || of !== 'engrave')
    .map(({ name, colour, of }) => ({
      name,
      colour,
      contours: plates.flatMap(plate => {
        const scene = scenes.get(plate.hash)
        const contours = made.get(plate.hash)?.[of]
        return scene && contours
          ? layContours(contours, lieMatrix(plate, scene.heightMm, widthMm, mirrored))
          : []
      }),
    }))
  return writeDxf(widthMm, heightMm, layers)
}

/** The sheet as a clerk sees it: every plate in its colours, mirrored where its machine mirrors it. */
function sheetPreview({ machine, widthMm, heightMm, plates }: SheetContent, scenes: Scenes): string {
  const drawn = plates.map(plate => {
    const scene = scenes.get(plate.hash)
    if (!scene) return ''
    const matrix = lieMatrix(plate, scene.heightMm, widthMm, machineFacts[machine].mirrored)
    const { ink, paper } = plate
    const inner = sceneToSvg(scene, { ink, paper, hole: '#f4f5f3' })
    return `<g transform="matrix(${matrix.join(' ')})"><svg width="${scene.widthMm}" height="${scene.heightMm}" overflow="visible"${inner.slice('<svg'.length)}</g>`
  })
  const sheet = `<rect width="${widthMm}" height="${heightMm}" fill="#e4e7e3" stroke="#a7aea9" stroke-width="${Math.max(widthMm, heightMm) / 600}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthMm} ${heightMm}">${sheet}${drawn.join('')}</svg>`
}

/** A file of a sheet, or the hash of a scene that is not what was approved. */
export async function exportSheet(
  content: SheetContent,
  file: SheetFile,
): Promise<{ ok: true; file: ExportedFile } | { ok: false; damaged: string }> {
  const scenes = new Map<string, Scene>()
  for (const packed of content.scenes) {
    const scene = unpackScene(packed)
    if (!scene) return { ok: false, damaged: packed.hash }
    scenes.set(packed.hash, scene)
  }
  const { title, machine } = content
  const { bleedMm, gapMm, shoulderMm } = machineFacts[machine]
  const named = (name: string, type: string, body: string | Uint8Array) => ({
    ok: true as const,
    file: { name: `${title}.${name}`, type, body },
  })
  const options = {
    ink: '#000000',
    title,
    press: { aroundMm, bleedMm, gapMm, pieces: boxesOf(content, scenes) },
    ...(shoulderMm > 0 && { shoulderMm }),
  }
  switch (file) {
    case 'preview.svg':
      return named('svg', 'image/svg+xml', sheetPreview(content, scenes))
    case 'sheet.svg':
      return named('svg', 'image/svg+xml', exportSvg(sheetScene(content, scenes), options))
    case 'sheet.pdf':
      return named('pdf', 'application/pdf', await exportPdf(sheetScene(content, scenes), options))
    case 'sheet.dxf':
      return named('dxf', 'image/vnd.dxf', sheetDxf(content, scenes))
  }
}
