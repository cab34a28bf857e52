import { finenessNeeded } from '@/lib/design/scene/fineness'
import type { Plate } from '@/lib/design/scene/plate'
import type { Editor } from '../state/editor'
import { CalledOff } from '../worker/task-worker'
import type { pictureWorker } from './picture-worker'
import { notePicture, pictureOf } from './put-picture'

/** How long the settings rest before strokes and letters are measured, in ms. */
const restMs = 500
/** Letters' capitals are seven tenths of their size. */
const capitalShare = 0.7

/** Measures fine details of a picture, once its settings rest. */
export class LaterMeasure {
  private resting: ReturnType<typeof setTimeout> | null = null

  constructor(
    private readonly editor: Editor,
    private readonly worker: ReturnType<typeof pictureWorker>,
    private readonly plateOf: () => Plate,
  ) {}

  /** Whether something is not measured yet. */
  get waits(): boolean {
    return this.resting !== null
  }

  /** Restarts the wait, for the picture of an element; null where there is nothing left to measure. */
  rest(id: string | null): void {
    if (this.resting) clearTimeout(this.resting)
    this.resting = id === null ? null : setTimeout(() => void this.measure(id), restMs)
  }

  /** Measures at once. */
  async measure(id: string): Promise<void> {
    this.rest(null)
    const { art, edit, size } = pictureOf(this.editor, id) ?? {}
    if (!edit || !size || art?.kind !== 'outlines') return
    const plate = this.plateOf()
    const needed = {
      strokeMm: finenessNeeded(plate).strokeMm,
      capitalMm: plate.minFontMm * capitalShare,
    }
    try {
      const measured = await this.worker.ask('measure', { edit, sizeMm: size, art, needed })
      // Only where nothing changed since.
      if (pictureOf(this.editor, id)?.art === art) notePicture(this.editor, id, { art: measured })
    } catch (error) {
      if (!(error instanceof CalledOff)) console.error('a picture could not be measured', error)
    }
  }
}
