import { type Drawing, readDrawing } from './drawing'

/** Gives the text of a drawing's file; `null` where the shop has none of this name. */
export type ReadDrawingFile = (name: string) => Promise<string | null>

/** The drawings that were asked for. A file that could not be fetched may be asked for again; a name is looked up once. */
export class DrawingStore {
  private readonly drawings = new Map<string, Drawing | null>()
  private readonly pending = new Map<string, Promise<void>>()

  constructor(private readonly readFile: ReadDrawingFile) {}

  load(name: string): Promise<void> {
    if (this.drawings.has(name)) return Promise.resolve()
    const running = this.pending.get(name)
    if (running) return running
    const started = this.read(name).finally(() => this.pending.delete(name))
    this.pending.set(name, started)
    return started
  }

  isLoaded(name: string): boolean {
    return this.drawings.has(name)
  }

  /** The drawing of a name; `null` where the shop does not have it. Throws where it is not loaded. */
  find(name: string): Drawing | null {
    const drawing = this.drawings.get(name)
    if (drawing === undefined) throw new Error(`the drawing ${name} is not loaded`)
    return drawing
  }

  private async read(name: string): Promise<void> {
    const text = await this.readFile(name)
    this.drawings.set(name, text === null ? null : readDrawing(text))
  }
}
