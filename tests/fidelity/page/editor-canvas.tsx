import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { drawItems } from '@/editor/canvas/draw-ink'
import { CanvasStage } from '@/editor/canvas/stage'
import type { Surface } from '@/editor/canvas/surface'
import { loadPictures } from '@/editor/canvas/use-pictures'
import type { Point } from '@/lib/design/geometry/path'
import type { Design } from '@/lib/design/scene/model'
import { itemsByElement } from '@/lib/design/scene/operations/hit'
import type { Scene } from '@/lib/design/scene/scene'
import { type Picture, type PictureWindow, pictureOf, whiteCanvas } from './window'

let mounted: { root: Root; host: HTMLElement } | null = null
let surface: Surface | null = null
const takeSurface = (made: Surface | null) => {
  surface = made
}

function host(): { root: Root; host: HTMLElement } {
  if (!mounted) {
    const element = document.body.appendChild(document.createElement('div'))
    mounted = { root: createRoot(element), host: element }
  }
  return mounted
}

const viewportOf = ({ left, top, ...window }: PictureWindow) => ({
  ...window,
  originX: -left,
  originY: -top,
  edgeX: -left,
  edgeY: -top,
})

interface Shown {
  design: Design
  scene: Scene
  ink: string
  window: PictureWindow
}

/** Shows the ink of a scene on the editor's own stage. */
async function show({ design, scene, ink, window }: Shown): Promise<Surface> {
  const { width, height } = window
  flushSync(() => host().root.render(<CanvasStage size={{ width, height }} onSurface={takeSurface} />))
  if (!surface) throw new Error('the editor has no canvas')
  const items = scene.items.filter(item => item.kind === 'ink')
  await loadPictures(items)
  const viewport = viewportOf(window)
  surface.shows({ design, scene: { ...scene, items } }, viewport)
  surface.resting.show(itemsByElement(items), { ink, fixingShown: false })
  surface.resting.place(viewport)
  surface.resting.draw()
  return surface
}

/** The ink of a scene as the editor's own canvas gives it out as a picture. */
export async function drawEditorCanvas(shown: Shown): Promise<Picture> {
  return pictureOf((await show(shown)).picture(1))
}

/**
 * How many pixels of a picture differ from another's, by more than 2 of 255. A layer of the stage is transparent: where edges lie over
 * each other it is rounded once more an edge than a white canvas.
 */
const different = (a: Picture, b: Picture): number =>
  a.dark.reduce((count, dark, at) => count + (Math.abs(dark - (b.dark[at] ?? 0)) > 2 ? 1 : 0), 0)

/**
 * In how many pixels the stage differs from the same outlines on a plain canvas, and its picture from the stage; and what its
 * hit graph has at each point of the plate, within a reach in mm.
 */
export async function tryStage(shown: Shown, points: readonly Point[], reach: number) {
  const canvas = await show(shown)
  const layer = host().host.querySelectorAll('canvas')[1]
  const { width, height } = shown.window
  const plain = whiteCanvas(width, height)
  if (!layer) throw new Error('the editor’s canvas has no layers')
  const items = shown.scene.items.filter(item => item.kind === 'ink')
  drawItems(plain, viewportOf(shown.window), items, { ink: shown.ink, fixingShown: false })
  const onStage = pictureOf(layer)
  return {
    inked: onStage.dark.reduce((sum, dark) => sum + dark, 0) / 255,
    besidePlain: different(onStage, pictureOf(plain.canvas)),
    besidePicture: different(onStage, pictureOf(canvas.picture(1))),
    hits: points.map(point => canvas.elementAt(point, reach)),
  }
}
