import { createStore, type StoreApi } from 'zustand/vanilla'
import { looksLikeDesign, type ReadDesignFile } from '@/lib/design/import/design-file'
import { type ImportDesign, type SentFile, sentLimits } from '@/lib/design/import/sent-files'
import { wholeCorners } from '@/lib/design/picture/corners'
import { pictureLimits } from '@/lib/design/picture/limits'
import type { Corners } from '@/lib/design/scene/elements/image/edit'
import type { GivenPicture } from '@/stores/given'
import { type SendFailure, sendOriginal } from '../picture/originals'
import { openPicture, pictureWorker } from '../picture/picture-worker'
import type { OpenedFile, OpenFailure } from '../picture/worker/messages'
import { CalledOff } from '../worker/task-worker'
import { smallPicture } from './small-picture'

type DesignRefusal = Exclude<ReadDesignFile, { ok: true }>

/**
 * Why a file was not taken: keys of `importDesign.refused`. `design`: a file of ours without a design, `newer`: of a later version,
 * `tooMany`: with more elements than a design may have.
 */
export type ImportRefusal =
  | { code: 'count'; max: number }
  | { code: 'size'; name: string; max: number }
  | { code: Exclude<OpenFailure, 'password'> | 'worker' | 'design' | 'newer'; name: string }
  /** It can be opened with a password; `wrong`: the typed one was wrong. */
  | { code: 'password'; name: string; locked: File; wrong: boolean }
  | { code: 'tooMany'; name: string; count: number; max: number }
  /** What keeps files from the workshop: too many in a row, no space, no connection, a full cart. */
  | { code: 'busy' | 'full' | 'cartFull' }
  | { code: 'unsent'; name: string }

type AskedPage = Pick<GivenPicture, 'password' | 'keepsCuts'>

/** A picture, drawing or page that was looked at. */
export interface LookedAt
  extends Pick<
    OpenedFile,
    'kind' | 'width' | 'height' | 'pages' | 'lost' | 'notes' | 'pageNotes' | 'otherFamilies' | 'preview'
  > {
  file: File
  /** The file that the shop keeps. */
  kept: Blob
  /** How a PDF was opened. */
  asked: AskedPage
}

/** Whether it may be a photograph: a drawing and a PDF page are straight. */
export const isPhoto = ({ kind }: LookedAt): boolean => kind !== 'svg' && kind !== 'pdf'

export type ImportStep =
  | { name: 'choose' }
  | { name: 'reading'; file: string }
  | { name: 'design'; file: string; read: Extract<ReadDesignFile, { ok: true }> }
  | { name: 'pictures'; pictures: readonly LookedAt[] }
  /** A photograph of an impression, and where its corners are. */
  | { name: 'corners'; picture: LookedAt; corners: Corners }
  /** The same, about to be measured. */
  | { name: 'measure'; picture: LookedAt; corners: Corners }
  /** Files that the workshop lays out, with the client's remarks. */
  | { name: 'workshop'; pictures: readonly LookedAt[]; sending: boolean }
  /** They are in the cart. */
  | { name: 'sent'; files: readonly string[] }

export interface ImportState {
  step: ImportStep
  /** Refused files, or the obstacle of the step; files already read stay. */
  refusals: readonly ImportRefusal[]
}

const refusalOf = (name: string, read: DesignRefusal): ImportRefusal => {
  if (read.code === 'elements') return { code: 'tooMany', name, count: read.count, max: read.max }
  return { code: read.code === 'newer' ? 'newer' : 'design', name }
}

const unopened = (code: OpenFailure, file: File, { password }: AskedPage = {}): ImportRefusal => {
  const { name } = file
  return code === 'password' ? { code, name, locked: file, wrong: password !== undefined } : { code, name }
}

const unsentBecause = (code: SendFailure, name: string): ImportRefusal =>
  code === 'busy' || code === 'full' ? { code } : { code: 'unsent', name }

/** Inspects files before they are used. The worker does all parsing and decoding. */
export class ImportDesk {
  readonly store: StoreApi<ImportState> = createStore<ImportState>(() => ({
    step: { name: 'choose' },
    refusals: [],
  }))
  private readonly worker = pictureWorker()
  /** Counts requests, so that a late answer to an older request is ignored. */
  private asked = 0

  /** Looks at files that were chosen, dropped, pasted or photographed. A design file comes alone. */
  async take(files: readonly File[]): Promise<void> {
    const [first] = files
    if (!first) return
    const { files: most, bytes: max } = pictureLimits
    if (files.length > most) return this.refuse({ code: 'count', max: most })
    const large = files.find(file => file.size > max)
    if (large) return this.refuse({ code: 'size', name: large.name, max })
    this.asked += 1
    this.giveBack()
    const mine = this.asked
    const goes = () => this.asked === mine
    try {
      const looked: LookedAt[] = []
      const refusals: ImportRefusal[] = []
      for (const file of files) {
        this.go({ name: 'reading', file: file.name })
        const bytes = await file.arrayBuffer()
        if (!goes()) return
        if (looksLikeDesign(new Uint8Array(bytes, 0, Math.min(64, bytes.byteLength)))) {
          const read = await this.worker.ask('design', { bytes }, { transfer: [bytes] })
          if (!goes()) return
          if (!read.ok) return this.refuse(refusalOf(file.name, read))
          return this.go({ name: 'design', file: file.name, read })
        }
        const opened = await this.look(file, bytes)
        if (!goes()) return
        if (typeof opened === 'string') refusals.push(unopened(opened, file))
        else looked.push(opened)
      }
      if (looked.length > 0) this.stay({ name: 'pictures', pictures: looked }, ...refusals)
      else this.refuse(...refusals)
    } catch (error) {
      if (error instanceof CalledOff || !goes()) return
      console.error('a file could not be looked at', error)
      this.refuse({ code: 'worker', name: first.name })
    }
  }

  /** Opens a locked file; the other files stay. The password goes only to the file's reader. */
  async unlock(locked: File, password: string): Promise<void> {
    const mine = this.asked
    const asked = { password }
    const opened = await this.lookAgain(locked, asked)
    const { step, refusals } = this.store.getState()
    if (this.asked !== mine || (step.name !== 'pictures' && step.name !== 'choose')) return
    const others = refusals.filter(refusal => !('locked' in refusal) || refusal.locked !== locked)
    if (typeof opened === 'string') return this.stay(step, ...others, unopened(opened, locked, asked))
    const before = step.name === 'pictures' ? step.pictures : []
    this.stay({ name: 'pictures', pictures: [...before, opened] }, ...others)
  }

  /** Draws cutting lines of a page as ink, or leaves them out. */
  async keepCuts(picture: LookedAt, keepsCuts: boolean): Promise<void> {
    const opened = await this.lookAgain(picture.file, { ...picture.asked, keepsCuts })
    const { step, refusals } = this.store.getState()
    const at = step.name === 'pictures' ? step.pictures.indexOf(picture) : -1
    if (step.name !== 'pictures' || at < 0 || typeof opened === 'string') return
    this.stay({ ...step, pictures: step.pictures.with(at, opened) }, ...refusals)
    picture.preview.close()
  }

  private async lookAgain(file: File, asked: AskedPage): Promise<LookedAt | OpenFailure> {
    try {
      return await this.look(file, await file.arrayBuffer(), asked)
    } catch (error) {
      if (!(error instanceof CalledOff)) console.error('a file could not be looked at again', error)
      return 'unreadable'
    }
  }

  /** Looks for the corners of an impression; where none are found, they are the picture's. */
  async findCorners(picture: LookedAt): Promise<void> {
    const found = await this.worker.ask('corners', null).catch(() => null)
    const { step } = this.store.getState()
    if (step.name === 'pictures') this.go({ name: 'corners', picture, corners: found ?? wholeCorners })
  }

  /**
   * Sends files to be laid out by the workshop, each with a small picture, and hands them to the cart.
   * @param add puts them into the cart; false where it takes no more
   */
  async send(pictures: readonly LookedAt[], add: (sent: ImportDesign) => boolean): Promise<void> {
    const step = { name: 'workshop', pictures } as const
    this.go({ ...step, sending: true })
    const files: SentFile[] = []
    for (const { file, kept: original, preview } of pictures) {
      const kept = await sendOriginal(original)
      if (!kept.ok) return this.stay({ ...step, sending: false }, unsentBecause(kept.code, file.name))
      const small = await smallPicture(preview).then(sendOriginal)
      const name = file.name.slice(0, sentLimits.name) || kept.hash.slice(0, 12)
      files.push({ hash: kept.hash, name, ...(small.ok && { preview: small.hash }) })
    }
    if (add({ files })) this.go({ name: 'sent', files: files.map(({ name }) => name) })
    else this.stay({ ...step, sending: false }, { code: 'cartFull' })
  }

  go(step: ImportStep): void {
    this.stay(step)
  }

  /** Starts again; a file that is being read is cancelled. */
  restart(): void {
    this.asked += 1
    this.worker.stop()
    this.giveBack()
    this.go({ name: 'choose' })
  }

  /** Ends the worker; its pending work is dropped. */
  dispose(): void {
    this.asked += 1
    this.worker.stop()
  }

  private stay(step: ImportStep, ...refusals: ImportRefusal[]): void {
    this.store.setState({ step, refusals })
  }

  private refuse(...refusals: ImportRefusal[]): void {
    this.stay({ name: 'choose' }, ...refusals)
  }

  /** Releases the shown pictures at once, without waiting for the garbage collector. */
  private giveBack(): void {
    const { step } = this.store.getState()
    if (step.name !== 'pictures') return
    for (const { preview } of step.pictures) preview.close()
  }

  private async look(file: File, bytes: ArrayBuffer, asked: AskedPage = {}): Promise<LookedAt | OpenFailure> {
    const opened = await openPicture(this.worker, { bytes, ...asked })
    if (!opened.ok) return opened.code
    const {
      kind,
      file: kept,
      width,
      height,
      pages,
      lost,
      notes,
      pageNotes,
      otherFamilies,
      preview,
    } = opened.opened
    return { file, kept, asked, kind, width, height, pages, lost, notes, pageNotes, otherFamilies, preview }
  }
}
