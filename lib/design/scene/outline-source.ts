import { barcodeEncoders } from './elements/barcode/symbol'
import { qrEncoder } from './elements/qrcode/matrix'
import type { FaceFile, FaceMetrics, FontEngine, ShapeOptions } from './fonts/engine'
import { createFontEngine } from './fonts/harfbuzz'
import type { Part } from './part'
import type { Drawing } from './vectors/drawing'
import { isVectorSrc, type VectorSrc, vectorName } from './vectors/source'
import { DrawingStore, type ReadDrawingFile } from './vectors/store'

/** Code that only some designs need. */
export type ScenePart = 'part:qr' | 'part:barcode'

const parts: { readonly [name in ScenePart]: Part<unknown> } = {
  'part:qr': qrEncoder,
  'part:barcode': barcodeEncoders,
}

const isPart = (file: SceneFile): file is ScenePart => file in parts

/** Something outside of a design that its outlines need: a font file, a drawing of the shop (`vector:name`), a part of the code. */
export type SceneFile = FaceFile | VectorSrc | ScenePart

/** All that outlines are made of beside the design: letters and drawings, loaded before they are asked for. */
export interface OutlineSource extends FontEngine {
  /**
   * Loads the text engine and the files that are not loaded yet; rejects where one cannot be loaded. A drawing that the
   * shop does not have counts as loaded.
   */
  load(files: readonly SceneFile[]): Promise<void>
  isLoaded(file: SceneFile): boolean
  /** A drawing of the shop; `null` where it has none of this name. Throws where it is not loaded. */
  drawing(src: VectorSrc): Drawing | null
}

class LettersAndDrawings implements OutlineSource {
  constructor(
    private readonly letters: FontEngine,
    private readonly drawings: DrawingStore,
  ) {}

  async load(files: readonly SceneFile[]): Promise<void> {
    const wanted = files.filter(isVectorSrc).map(src => this.drawings.load(vectorName(src)))
    const code = files.filter(isPart).map(name => parts[name].load())
    const faces = files.filter(file => !isVectorSrc(file) && !isPart(file))
    await Promise.all([this.letters.load(faces), ...wanted, ...code])
  }

  isLoaded(file: SceneFile): boolean {
    if (isPart(file)) return parts[file].isLoaded()
    return isVectorSrc(file) ? this.drawings.isLoaded(vectorName(file)) : this.letters.isLoaded(file)
  }

  drawing(src: VectorSrc): Drawing | null {
    return this.drawings.find(vectorName(src))
  }

  metrics(face: FaceFile): FaceMetrics {
    return this.letters.metrics(face)
  }

  has(face: FaceFile, codePoint: number): boolean {
    return this.letters.has(face, codePoint)
  }

  shape(face: FaceFile, text: string, options: ShapeOptions) {
    return this.letters.shape(face, text, options)
  }

  outline(face: FaceFile, glyph: number) {
    return this.letters.outline(face, glyph)
  }
}

/**
 * The source of outlines over HarfBuzz and the shop's drawings. `readFace` gives a font file's bytes, `readDrawing` the
 * text of a drawing's file: from disk on the server, by `fetch` in a browser.
 */
export function createOutlineSource(
  readFace: (file: FaceFile) => Promise<Uint8Array>,
  readDrawing: ReadDrawingFile,
): OutlineSource {
  return new LettersAndDrawings(createFontEngine(readFace), new DrawingStore(readDrawing))
}
