import type * as HarfBuzz from 'harfbuzzjs'
import type { PathCommand } from '@/lib/design/geometry/path'
import { BoundedCache } from '../bounded-cache'
import { bidiRules, hasLettersFromRight } from './directions'
import type { FaceFile, FaceMetrics, FontEngine, ShapedGlyph, ShapeOptions } from './engine'
import { findFace } from './families'

/** Glyphs of shaped runs kept, some 20 MB; a sign of 60 lines has 4,000. */
const maxShapedGlyphs = 200_000

interface LoadedFace {
  font: HarfBuzz.Font
  metrics: FaceMetrics
  outlines: Map<number, readonly PathCommand[]>
}

const hasGlyph = (font: HarfBuzz.Font, codePoint: number): boolean =>
  (font.nominalGlyph(codePoint) ?? 0) !== 0

function commandsOf(font: HarfBuzz.Font, glyph: number): readonly PathCommand[] {
  return font
    .glyphToJson(glyph)
    .map(({ type, values: [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] }): PathCommand => {
      switch (type) {
        case 'M':
        case 'L':
          return [type, a, b]
        case 'Q':
          return [type, a, b, c, d]
        case 'C':
          return [type, a, b, c, d, e, f]
        default:
          return ['Z']
      }
    })
}

/** The SHA-256 of a file in hex: by the platform, which gives it to safe addresses alone, else by a package. */
async function digestOf(bytes: Uint8Array): Promise<string> {
  const { subtle } = globalThis.crypto
  if (!subtle) return (await import('../hash')).hashOfBytes(bytes)
  const digest = new Uint8Array(await subtle.digest('SHA-256', new Uint8Array(bytes)))
  return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('')
}

class HarfBuzzEngine implements FontEngine {
  private hb: typeof HarfBuzz | null = null
  private opening: Promise<typeof HarfBuzz> | null = null
  private buffer: HarfBuzz.Buffer | null = null
  private noLigatures: HarfBuzz.Feature[] = []
  private readonly faces = new Map<FaceFile, LoadedFace>()
  private readonly pending = new Map<FaceFile, Promise<void>>()
  private readonly shaped = new BoundedCache<readonly ShapedGlyph[]>(maxShapedGlyphs)

  constructor(private readonly readFace: (file: FaceFile) => Promise<Uint8Array>) {}

  async load(faces: readonly FaceFile[]): Promise<void> {
    await Promise.all([this.harfBuzz(), ...[...new Set(faces)].map(file => this.loadOnce(file))])
  }

  isLoaded(face: FaceFile): boolean {
    return this.faces.has(face)
  }

  metrics(face: FaceFile): FaceMetrics {
    return this.face(face).metrics
  }

  has(face: FaceFile, codePoint: number): boolean {
    return hasGlyph(this.face(face).font, codePoint)
  }

  shape(face: FaceFile, text: string, options: ShapeOptions): readonly ShapedGlyph[] {
    const { ligatures, script, rtl } = options
    const key = `${face}|${script}${ligatures ? 1 : 0}${rtl ? 1 : 0}|${text}`
    const known = this.shaped.get(key)
    if (known) return known
    const run = this.shapeNow(this.face(face).font, text, options)
    this.shaped.set(key, run, run.length + 1)
    return run
  }

  outline(face: FaceFile, glyph: number): readonly PathCommand[] {
    const { font, outlines } = this.face(face)
    const known = outlines.get(glyph)
    if (known) return known
    const outline = commandsOf(font, glyph)
    outlines.set(glyph, outline)
    return outline
  }

  private face(file: FaceFile): LoadedFace {
    const face = this.faces.get(file)
    if (!face) throw new Error(`the font face ${file} is not loaded`)
    return face
  }

  private loadOnce(file: FaceFile): Promise<void> {
    if (this.faces.has(file)) return Promise.resolve()
    const running = this.pending.get(file)
    if (running) return running
    // A face that could not be read may be asked for again.
    const started = this.loadFace(file).finally(() => this.pending.delete(file))
    this.pending.set(file, started)
    return started
  }

  private async loadFace(file: FaceFile): Promise<void> {
    const facts = findFace(file)
    if (!facts) throw new Error(`the manifest of fonts has no ${file}`)
    const [hb, bytes] = await Promise.all([this.harfBuzz(), this.readFace(file)])
    // HarfBuzz opens anything, as an empty face: only exactly the file of the manifest gives its outlines.
    if (!(await digestOf(bytes)).startsWith(facts.digest))
      throw new Error(`the font file ${file} is not the manifest's`)
    const font = new hb.Font(new hb.Face(new hb.Blob(bytes)))
    if (hasLettersFromRight(codePoint => hasGlyph(font, codePoint))) await bidiRules.load()
    this.faces.set(file, { font, metrics: facts, outlines: new Map() })
  }

  private harfBuzz(): Promise<typeof HarfBuzz> {
    this.opening ??= this.openHarfBuzz().catch(error => {
      this.opening = null
      throw error
    })
    return this.opening
  }

  private async openHarfBuzz(): Promise<typeof HarfBuzz> {
    // A browser gets what is named here and nothing else of it.
    const hb = await import(
      /* turbopackExports: ["Blob", "Buffer", "ClusterLevel", "Direction", "Face", "Feature", "Font", "shape"] */ 'harfbuzzjs'
    )
    this.hb = hb
    this.buffer = new hb.Buffer()
    this.noLigatures = ['liga', 'clig', 'calt'].map(tag => new hb.Feature(tag, 0))
    return hb
  }

  private shapeNow(font: HarfBuzz.Font, text: string, options: ShapeOptions): readonly ShapedGlyph[] {
    const { hb, buffer } = this
    if (!hb || !buffer) throw new Error('no font face is loaded')
    buffer.reset()
    buffer.setClusterLevel(hb.ClusterLevel.MONOTONE_CHARACTERS)
    buffer.addText(text)
    // Fixed, so that neither the machine's language nor the run's first character chooses other rules.
    buffer.setDirection(options.rtl ? hb.Direction.RTL : hb.Direction.LTR)
    buffer.setScript(options.script)
    buffer.setLanguage('en')
    hb.shape(font, buffer, options.ligatures ? [] : this.noLigatures)
    const positions = buffer.getGlyphPositions()
    return buffer.getGlyphInfos().map((info, index) => ({
      glyph: info.codepoint,
      cluster: info.cluster,
      advance: positions[index]?.xAdvance ?? 0,
      dx: positions[index]?.xOffset ?? 0,
      dy: positions[index]?.yOffset ?? 0,
    }))
  }
}

/**
 * The engine over HarfBuzz. `readFace` gives a font file's bytes by its name: from `public/fonts` on the server,
 * by `fetch` in a browser. HarfBuzz itself is fetched with the first face.
 */
export function createFontEngine(readFace: (file: FaceFile) => Promise<Uint8Array>): FontEngine {
  return new HarfBuzzEngine(readFace)
}
