import { vi } from 'vitest'
import type { Asked, Said } from '@/editor/picture/worker/messages'

type Listener = (event: { data: unknown }) => void

/** A canvas that is asked for nothing but a small picture for the screen. */
class NoCanvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  getContext() {
    return { canvas: this, putImageData() {} }
  }

  transferToImageBitmap() {
    return { width: this.width, height: this.height, close() {} }
  }
}

/**
 * The browser's worker of own pictures, the real one, in this process: drawings are read, drawn and traced as they are there. Its
 * module listens once, so one call serves all tests of a file. Photographs and PDF need a browser's canvas. A test that uses it mocks
 * `editor/picture/worker/svg-renderer`.
 */
export async function startPictureWorker(): Promise<void> {
  let give: Listener = () => {}
  let hear: Listener = () => {}
  vi.stubGlobal('addEventListener', (name: string, listener: Listener) => {
    if (name === 'message') give = listener
  })
  vi.stubGlobal('postMessage', (data: Said) => hear({ data }))
  vi.stubGlobal('OffscreenCanvas', NoCanvas)
  vi.stubGlobal('ImageData', class {})
  vi.stubGlobal('Path2D', class {})
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 201 }))
  await import('@/editor/picture/worker/worker')
  vi.stubGlobal(
    'Worker',
    class {
      addEventListener(name: string, listener: Listener) {
        if (name === 'message') hear = listener
      }
      terminate() {}
      postMessage(data: Asked) {
        give({ data })
      }
    },
  )
}
