import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SizeWay } from '@/lib/design/picture/size-offers'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import type { ImageElement } from '@/lib/design/scene/elements/image/schema'
import type { Plate } from '@/lib/design/scene/plate'
import type { GivenPicture } from '@/stores/given'
import type { Editor } from '../state/editor'
import { CalledOff } from '../worker/task-worker'
import { drawAhead } from './draw-ahead'
import { layFirst, type Place, type Resizing, resizePicture, resizing } from './lay-picture'
import { LaterMeasure } from './measure-later'
import { isOpenedOtherwise, openingAgain, proposedFor } from './open-again'
import { findOriginal, holdOriginal, keepOriginal } from './originals'
import type { OtherProduct } from './other-product'
import { openPicture, pictureWorker } from './picture-worker'
import { addPicture, photoSpace, pictureOf, putPicture } from './put-picture'
import {
  chosenOpenings,
  givenOpenings,
  idleSession,
  type Opening,
  type PictureRefusal,
  type PictureWork,
  refusalOf,
  type SessionState,
} from './session-state'
import { placeAfterCut } from './sizes'
import { notOpened, pageAsked, withKnownBlank } from './turned-page'
import { workFirst } from './work-first'
import type { OpenedFile, OpeningStep } from './worker/messages'

/**
 * The workspace for own pictures: takes files, gives them to the worker, puts the results on the plate and keeps these in sync with the
 * settings. One for each editor.
 */
export class PictureSession {
  readonly store: StoreApi<SessionState> = createStore<SessionState>(() => idleSession)
  /** The caller starts it before it gives a file. */
  readonly worker = pictureWorker()
  private queue: Opening[] = []
  /** Settings that wait until the worker is free. */
  private wanted: { edit: PictureEdit; resizing?: Resizing } | null = null
  private readonly measuring: LaterMeasure

  constructor(
    private readonly editor: Editor,
    /** The plate of the present design. */
    public plate: Plate,
  ) {
    this.measuring = new LaterMeasure(editor, this.worker, () => this.plate)
  }

  get state(): SessionState {
    return this.store.getState()
  }

  /** Takes files that were chosen, pasted or dropped. With `instead` the first takes the place of that element's file. */
  async take(files: readonly File[], instead?: string): Promise<void> {
    const refusal = refusalOf(files)
    if (refusal) return this.refuse(refusal)
    if (files.length > 0) await this.enqueue(chosenOpenings(files, instead))
  }

  /**
   * Takes pictures that were inspected before the editor opened, with the known facts of each. With `alone` the first one replaces
   * everything on the plate, in the same step of history.
   */
  async give(pictures: readonly GivenPicture[], alone: boolean): Promise<void> {
    await this.enqueue(givenOpenings(pictures, alone))
  }

  /** Opens an element's picture in the workspace again. */
  async retouch(element: ImageElement): Promise<void> {
    const name = element.name ?? ''
    if (this.state.work?.elementId === element.id) return
    this.store.setState({ opening: { name, step: 'read' }, refusal: null })
    const file = await findOriginal(element.src.slice('file:'.length))
    if (!this.state.opening) return
    if (!file) {
      this.store.setState({ opening: null })
      this.refuse({ code: 'gone', name })
      return
    }
    await this.open({ file, name, elementId: element.id, ...(element.edit && { edit: element.edit }) })
  }

  /** Opens the file that was refused as locked. */
  async unlock(password: string): Promise<void> {
    const { refusal } = this.state
    if (!refusal || !('locked' in refusal)) return
    this.store.setState({ refusal: null })
    await this.open({ ...refusal.locked, password })
  }

  /** Changes settings; the plate follows as soon as the worker is free. */
  change(patch: Partial<PictureEdit>): void {
    const { work } = this.state
    if (!work) return
    const edit = { ...this.editOf(work), ...patch }
    this.store.setState({ work: { ...work, edit, busy: true } })
    const turns = patch.page !== undefined && patch.page !== work.opened.page
    const another = turns || patch.keepsCuts !== undefined
    if (another || isOpenedOtherwise(work.opened, edit)) void this.openAgain(edit, !another)
    else this.want(edit)
  }

  /** Gives the picture another offered size, on another product where that is meant, as a separate step of history. */
  resize(way: SizeWay, product: OtherProduct | null = null): void {
    const { work } = this.state
    const element = work && pictureOf(this.editor, work.elementId)
    if (!work || !element) return
    const { design } = this.editor
    const next = resizing(design, this.plate, work.opened, element, this.editOf(work), way, product)
    if (!next) return
    this.store.setState({ work: { ...work, edit: next.edit, busy: true } })
    this.want(next.edit, next)
  }

  /** The settings of a picture: pending ones, else those on the plate, which undo may have changed. */
  editOf(work: PictureWork): PictureEdit {
    return work.busy ? work.edit : (pictureOf(this.editor, work.elementId)?.edit ?? work.edit)
  }

  /** Leaves the work on a picture; the next file is opened. */
  async finish(): Promise<void> {
    const { work } = this.state
    const unmeasured = this.measuring.waits
    this.wanted = null
    this.clear()
    if (work && unmeasured) await this.measuring.measure(work.elementId)
    if (this.queue.length > 0) await this.next()
    // The picture takes tens of megabytes of memory, so it is opened again from its file.
    else if (!this.state.work && !this.state.opening) this.worker.stop()
  }

  /** Cancels the file that is being opened, and all that wait. */
  cancel(): void {
    this.worker.stop()
    this.queue = []
    this.wanted = null
    this.measuring.rest(null)
    this.clear()
    this.store.setState({ opening: null, waiting: 0 })
  }

  /** Leaves a picture, and releases its preview at once, without waiting for the garbage collector. */
  private clear(): void {
    const { work } = this.state
    this.store.setState({ work: null })
    work?.opened.preview.close()
  }

  private refuse = (refusal: PictureRefusal): void => this.store.setState({ refusal })

  private async enqueue(openings: readonly Opening[]): Promise<void> {
    this.queue.push(...openings)
    this.store.setState({ refusal: null, waiting: this.queue.length })
    if (!this.state.opening) await this.next()
  }

  private async next(): Promise<void> {
    const opening = this.queue.shift()
    this.store.setState({ waiting: this.queue.length })
    if (opening) await this.open(opening)
  }

  private async open(opening: Opening): Promise<void> {
    const { name, file } = opening
    const before = this.state.work
    const step = (at: OpeningStep) => this.store.setState({ opening: { name, step: at } })
    this.measuring.rest(null)
    // In one: a moment without either would end what belongs to the file.
    this.store.setState({ work: null, opening: { name, step: 'read' } })
    try {
      const bytes = await file.arrayBuffer()
      const corners = opening.edit?.corners ?? opening.given?.corners
      const asked = { bytes, ...pageAsked(opening), ...(corners && { corners }) }
      const opened = await openPicture(this.worker, asked, step)
      if (opened.ok) await this.start(opening, withKnownBlank(opened.opened, before))
      else this.store.setState(notOpened(opening, opened.code, before))
    } catch (error) {
      if (error instanceof CalledOff) return
      console.error('a picture could not be opened', error)
      this.refuse({ code: 'worker', name })
    } finally {
      // If the page is not changed, the one before stays in the workspace, with what the screen shows of it.
      if (this.state.work?.opened.preview !== before?.opened.preview) before?.opened.preview.close()
    }
    this.store.setState({ opening: null })
    if (!this.state.work) await this.next()
  }

  /** Puts an opened picture on the plate, or its settings back into the workspace. */
  private async start(opening: Opening, { file, ...opened }: OpenedFile): Promise<void> {
    const { name } = opening
    const proposed = { ...(opening.edit ?? proposedFor(this.plate, opening, opened)), page: opened.page }
    const present = opening.elementId === undefined ? undefined : pictureOf(this.editor, opening.elementId)
    // When a picture is opened again, the plate already has the result of these settings.
    const again = present !== undefined && opening.edit !== undefined
    const laid = layFirst(this.editor.design, this.plate, opened, proposed, opening, present)
    const { place } = laid
    const space = photoSpace(this.editor, laid.edit, opening.elementId)
    const asked = { edit: laid.edit, sizeMm: place.size, ...space }
    const { edit, worked } = await workFirst(this.worker, asked, again)
    if (!worked.made.ok) this.refuse({ code: worked.made.code, name })
    if (!worked.made.ok && !again) return opened.preview.close()
    if (worked.photo === null) this.refuse({ code: 'full', name })
    holdOriginal(opened.hash, file)
    const own = {
      src: `file:${opened.hash}`,
      edit,
      name: name.slice(0, 120),
      ...place,
      ...(worked.made.ok && { art: worked.made.art }),
      ...(worked.photo && { photo: worked.photo }),
    }
    if (worked.made.ok && !again)
      await drawAhead({ type: 'image', id: '', rotate: present?.rotate ?? 0, ...own }, this.plate)
    const elementId = again
      ? present.id
      : present
        ? putPicture(this.editor, present.id, own)
        : addPicture(this.editor, this.plate, { type: 'image', rotate: 0, ...own }, opening, laid.page)
    if (elementId === null) return opened.preview.close()
    const work: PictureWork = { elementId, name, opened, edit, worked, busy: false, kept: again || null }
    if (opening.password !== undefined) work.password = opening.password
    this.store.setState({ work })
    if (again) return
    this.measuring.rest(elementId)
    void keepOriginal(file).then(done => this.note(elementId, { kept: done }))
  }

  private note(elementId: string, patch: Partial<PictureWork>): void {
    const { work } = this.state
    if (work?.elementId === elementId) this.store.setState({ work: { ...work, ...patch } })
  }

  /**
   * Opens the file in the workspace with other settings.
   * @param keeps it is the same page of it, whose settings stay
   */
  private async openAgain(edit: PictureEdit, keeps: boolean): Promise<void> {
    const { work } = this.state
    const element = work && pictureOf(this.editor, work.elementId)
    if (!element) return
    const file = await findOriginal(work.opened.hash)
    if (file) return this.open(openingAgain(this.plate, work, element, { file, edit, keeps }))
    this.note(element.id, { busy: false })
    this.refuse({ code: 'gone', name: work.name })
  }

  /** Gives settings to the worker; while it is busy, only the newest ones wait. */
  private want(edit: PictureEdit, resizing?: Resizing): void {
    const running = this.wanted
    // Later changes keep the requested size, unless the crop changes.
    const waits = running?.resizing && running.edit.crop === edit.crop ? running.resizing : undefined
    const size = resizing ?? waits
    this.wanted = { edit, ...(size && { resizing: size }) }
    this.measuring.rest(null)
    if (!running) void this.follow()
  }

  private async follow(): Promise<void> {
    while (this.wanted) {
      const wanted = this.wanted
      const { edit, resizing } = wanted
      const { work } = this.state
      const element = work && pictureOf(this.editor, work.elementId)
      if (!work || !element) break
      const before = element.edit ?? work.edit
      const place = resizing?.place ?? placeAfterCut(element, work.opened, before, edit)
      try {
        const space = photoSpace(this.editor, edit, element.id)
        const worked = await this.worker.ask('work', { edit, sizeMm: place.size, ...space })
        if (worked.made.ok) await drawAhead({ ...element, ...place, art: worked.made.art }, this.plate)
        if (this.wanted === wanted) this.wanted = null
        this.show(element.id, edit, worked, resizing ?? place)
      } catch (error) {
        if (!(error instanceof CalledOff)) console.error('a picture could not be worked', error)
        break
      }
    }
    this.wanted = null
  }

  private show(id: string, edit: PictureEdit, worked: PictureWork['worked'], to: Resizing | Place): void {
    const { made, photo } = worked
    if (made.ok) {
      const patch = { edit, art: made.art, photo: photo ?? undefined }
      if ('way' in to) {
        const home = resizePicture(this.editor, this.plate, id, patch, to)
        if (to.product) this.plate = to.product.plate
        if (home) this.note(id, { home })
      } else putPicture(this.editor, id, { ...patch, ...to }, { merge: true })
    }
    this.note(id, { worked, busy: this.wanted !== null })
    const name = this.state.work?.name ?? ''
    const code = made.ok ? (photo === null ? 'full' : null) : made.code
    this.store.setState({ refusal: code === null ? null : { code, name } })
    if (made.ok && this.wanted === null) this.measuring.rest(id)
  }
}
