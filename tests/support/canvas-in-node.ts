import { type Canvas, createCanvas, Path2D } from '@napi-rs/canvas'
import { vi } from 'vitest'

/** What draws for each canvas of a page that has no browser. */
const drawing = new WeakMap<object, Canvas>()

function canvasOf(element: object): Canvas {
  const known = drawing.get(element) ?? createCanvas(300, 150)
  drawing.set(element, known)
  return known
}

/** Gives one of the two lengths of an element to what draws for it. Konva has canvases of no size; here they are a pixel wide. */
function lengthOf(name: 'width' | 'height'): PropertyDescriptor {
  return {
    configurable: true,
    get(this: object) {
      return canvasOf(this)[name]
    },
    set(this: object, value: number) {
      canvasOf(this)[name] = Math.max(1, value)
    },
  }
}

/**
 * Canvases that draw, for the tests of a file that runs in jsdom: elements of the page get contexts of Skia, and their holders so
 * many CSS pixels. To be called before anything draws.
 */
export function drawCanvases(size: { width: number; height: number }): void {
  Object.defineProperty(HTMLCanvasElement.prototype, 'width', lengthOf('width'))
  Object.defineProperty(HTMLCanvasElement.prototype, 'height', lengthOf('height'))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function context(
    this: HTMLCanvasElement,
  ) {
    return canvasOf(this).getContext('2d') as never
  })
  HTMLElement.prototype.setPointerCapture = () => {}
  vi.stubGlobal('Path2D', Path2D)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly report: (entries: { contentRect: typeof size }[]) => void
      constructor(report: (entries: { contentRect: typeof size }[]) => void) {
        this.report = report
      }
      observe() {
        // A browser tells it once the page is laid out.
        queueMicrotask(() => this.report([{ contentRect: size }]))
      }
      disconnect() {}
    },
  )
}

/** Red, green, blue and opacity of a pixel of a canvas. */
export function pixelOf(canvas: HTMLCanvasElement | undefined, x: number, y: number): number[] {
  const data = canvas?.getContext('2d')?.getImageData(Math.round(x), Math.round(y), 1, 1).data
  return data ? [...data] : []
}
