import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { CanvasStage } from '@/editor/canvas/stage'
import { loadPictures } from '@/editor/canvas/use-pictures'
import type { Plate } from '@/lib/scene/plate'
import type { Scene } from '@/lib/scene/scene'
import { type Picture, type PictureWindow, pictureOf } from './window'

let mounted: { root: Root; host: HTMLElement } | null = null

function host(): { root: Root; host: HTMLElement } {
  if (!mounted) {
    const element = document.body.appendChild(document.createElement('div'))
    mounted = { root: createRoot(element), host: element }
  }
  return mounted
}

const noShift = { dx: 0, dy: 0 }
const noOverlay = () => undefined

/** The ink of a scene as the editor's own canvas draws it: its layer of what rests. */
export async function drawEditorCanvas(
  scene: Scene,
  plate: Plate,
  ink: string,
  window: PictureWindow,
): Promise<Picture> {
  const { root, host: element } = host()
  const viewport = {
    width: window.width,
    height: window.height,
    pxPerMm: window.pxPerMm,
    originX: -window.left,
    originY: -window.top,
    edgeX: -window.left,
    edgeY: -window.top,
  }
  const items = scene.items.filter(item => item.kind === 'ink')
  await loadPictures(items)
  flushSync(() =>
    root.render(
      <CanvasStage
        viewport={viewport}
        plate={{ ...plate, ink }}
        material={null}
        drawAround={null}
        resting={items}
        active={[]}
        shift={noShift}
        overlay={noOverlay}
      />,
    ),
  )
  const layer = element.querySelectorAll('canvas')[1]
  if (!layer) throw new Error('the editor’s canvas has no layers')
  return pictureOf(layer)
}
