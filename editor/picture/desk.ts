import { createStore, type StoreApi } from 'zustand/vanilla'
import { pictureLimits } from '@/lib/picture/limits'
import type { PictureEdit } from '@/lib/scene/elements/image/edit'
import type { ImageElement } from '@/lib/scene/elements/image/schema'
import { finenessNeeded } from '@/lib/scene/fineness'
import type { Plate } from '@/lib/scene/plate'
import type { GivenPicture } from '@/stores/given'
import type { Editor } from '../state/editor'
import { CalledOff } from '../worker/task-worker'
import { type DeskState, idleDesk, type Opening, type PictureRefusal, type PictureWork } from './desk-state'
import { drawAhead } from './draw-ahead'
import { findOriginal, holdOriginal, keepOriginal } from './originals'
import { openPicture, pictureWorker } from './picture-worker'
import { addPicture, notePicture, photoRoom, pictureOf, placeAmong, putPicture } from './put-picture'
import { keptSize, placeAfterCut, placeInstead } from './sizes'
import type { OpenedFile, OpeningStep } from './worker/messages'

/** How long the settings rest before strokes and letters are measured, in ms. */
const restMs = 500
/** Letters' capitals are seven tenths of their size. */
const capitalShare = 0.7

/**
 * Where own pictures are worked: takes files, gives them to the worker, puts what comes of them on the plate and keeps it in
 * step with the settings. One for each editor.
 */
export class PictureDesk {
  readonly store: StoreApi<DeskState> = createStore<DeskState>(() => idleDesk)
  /** Whoever is about to give a file begins it. */
  readonly worker = pictureWorker()
  private queue: Opening[] = []
  /** Settings that wait until the worker is free. */
  private wanted: PictureEdit | null = null
  private resting: ReturnType<typeof setTimeout> | null = null

  constructor(
    private readonly editor: Editor,
    /** The plate of the present design. */
    public plate: Plate,
  ) {}

  get state(): DeskState {
    return this.store.getState()
  }

  /** Takes files that were chosen, pasted or dropped. With `instead` the first takes the place of that element's file. */
  async take(files: readonly File[], instead?: string): Promise<void> {
    const { files: most, bytes: max } = pictureLimits
    if (files.length === 0) return
    if (files.length > most) return this.refuse({ code: 'count', max: most })
    const large = files.find(file => file.size > max)
    if (large) return this.refuse({ code: 'size', name: large.name, max })
    const openings = files.map(file => ({ file, name: file.name }))
    const [first, ...rest] = openings
    if (!first) return
    this.queue.push(instead === undefined ? first : { ...first, elementId: instead }, ...rest)
    this.store.setState({ refusal: null, waiting: this.queue.length })
    if (!this.state.opening) await this.next()
  }

  /**
   * Takes pictures that were looked at before the editor opened, with what is known of each. With `alone` the first one takes
   * the place of what is on the plate, in the step of history that puts it there.
   */
  async give(pictures: readonly GivenPicture[], alone: boolean): Promise<void> {
    this.queue.push(
      ...pictures.map(({ file, ...given }, at) => ({
        file,
        name: file.name,
        given,
        alone: alone && at === 0,
      })),
    )
    this.store.setState({ refusal: null, waiting: this.queue.length })
    if (!this.state.opening) await this.next()
  }

  /** Takes up the work on an element's picture again. */
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

  /** Changes settings; what is on the plate follows as soon as the worker is free. */
  change(patch: Partial<PictureEdit>): void {
    const { work } = this.state
    if (!work) return
    const edit = { ...this.editOf(work), ...patch }
    this.store.setState({ work: { ...work, edit, busy: true } })
    if (patch.page !== undefined && patch.page !== work.opened.page) void this.turnPage(edit)
    else this.want(edit)
  }

  /** The settings of a picture: those that are on their way to the plate, else those on it, which undo may have changed. */
  editOf(work: PictureWork): PictureEdit {
    return work.busy ? work.edit : (pictureOf(this.editor, work.elementId)?.edit ?? work.edit)
  }

  /** Leaves the work on a picture; the next file is opened. */
  async finish(): Promise<void> {
    const { work } = this.state
    const unmeasured = this.resting !== null
    this.wanted = null
    this.clear()
    if (work && unmeasured) await this.measure(work.elementId)
    if (this.queue.length > 0) await this.next()
    // The picture takes tens of megabytes; it is opened again from its file.
    else if (!this.state.work && !this.state.opening) this.worker.stop()
  }

  /** Calls off what is being opened, and all that waits. */
  cancel(): void {
    this.worker.stop()
    this.queue = []
    this.wanted = null
    this.rest(null)
    this.clear()
    this.store.setState({ opening: null, waiting: 0 })
  }

  /** Leaves a picture, and gives back what the screen showed of its file: nobody waits for it to be collected. */
  private clear(): void {
    const { work } = this.state
    this.store.setState({ work: null })
    work?.opened.preview.close()
  }

  private refuse = (refusal: PictureRefusal): void => this.store.setState({ refusal })

  private async next(): Promise<void> {
    const opening = this.queue.shift()
    this.store.setState({ waiting: this.queue.length })
    if (opening) await this.open(opening)
  }

  private async open(opening: Opening): Promise<void> {
    const { name, file } = opening
    const step = (at: OpeningStep) => this.store.setState({ opening: { name, step: at } })
    this.rest(null)
    this.clear()
    step('read')
    try {
      const bytes = await file.arrayBuffer()
      const corners = opening.edit?.corners ?? opening.given?.corners
      const asked = { bytes, page: opening.page ?? opening.edit?.page ?? 1, ...(corners && { corners }) }
      const opened = await openPicture(this.worker, asked, step)
      if (opened.ok) await this.start(opening, opened.opened)
      else this.refuse({ code: opened.code, name })
    } catch (error) {
      if (error instanceof CalledOff) return
      console.error('a picture could not be opened', error)
      this.refuse({ code: 'worker', name })
    }
    this.store.setState({ opening: null })
    if (!this.state.work) await this.next()
  }

  /** Puts a picture that was opened on the plate, or its work back on the desk. */
  private async start(opening: Opening, { file, ...opened }: OpenedFile): Promise<void> {
    const { name } = opening
    const usual = this.plate.fullColour ? opened.proposedColours : opened.proposed
    const proposed = { ...(opening.edit ?? usual), page: opened.page }
    const kept = keptSize(opened, proposed)
    const present = opening.elementId === undefined ? undefined : pictureOf(this.editor, opening.elementId)
    // Taken up again, it is on the plate already as these settings make it.
    const again = present !== undefined && opening.edit !== undefined
    const place = !present
      ? placeAmong(this.editor, this.plate, kept, opening)
      : again
        ? { position: present.position, size: present.size }
        : placeInstead(present, kept)
    const { edit, worked } = await this.workFirst(proposed, place.size, again, opening.elementId)
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
        : addPicture(this.editor, this.plate, { type: 'image', rotate: 0, ...own }, opening)
    if (elementId === null) return opened.preview.close()
    const work: PictureWork = { elementId, name, opened, edit, worked, busy: false, kept: again || null }
    this.store.setState({ work })
    if (again) return
    this.rest(elementId)
    void keepOriginal(file).then(done => this.note(elementId, { kept: done }))
  }

  /** Works a picture as was proposed. A photograph that has no clear outlines comes as a screen, unless it was here before. */
  private async workFirst(
    edit: PictureEdit,
    sizeMm: ImageElement['size'],
    again: boolean,
    elementId: string | undefined,
  ) {
    const room = photoRoom(this.editor, edit, elementId)
    const worked = await this.worker.ask('work', { edit, sizeMm, ...room })
    if (worked.made.ok || worked.made.code !== 'too-fine' || again) return { edit, worked }
    const screened: PictureEdit = { ...edit, mode: 'screen' }
    return { edit: screened, worked: await this.worker.ask('work', { edit: screened, sizeMm, ...room }) }
  }

  private note(elementId: string, patch: Partial<PictureWork>): void {
    const { work } = this.state
    if (work?.elementId === elementId) this.store.setState({ work: { ...work, ...patch } })
  }

  private async turnPage(edit: PictureEdit): Promise<void> {
    const { work } = this.state
    const element = work && pictureOf(this.editor, work.elementId)
    if (!element) return
    const file = await findOriginal(work.opened.hash)
    if (file) await this.open({ file, name: work.name, elementId: element.id, page: edit.page })
  }

  /** Gives settings to the worker, the newest ones alone where it is still busy with others. */
  private want(edit: PictureEdit): void {
    const running = this.wanted !== null
    this.wanted = edit
    this.rest(null)
    if (!running) void this.follow()
  }

  private async follow(): Promise<void> {
    while (this.wanted) {
      const edit = this.wanted
      const { work } = this.state
      const element = work && pictureOf(this.editor, work.elementId)
      if (!work || !element) break
      const before = element.edit ?? work.edit
      const place = placeAfterCut(element, work.opened, before, edit)
      try {
        const room = photoRoom(this.editor, edit, element.id)
        const worked = await this.worker.ask('work', { edit, sizeMm: place.size, ...room })
        if (worked.made.ok) await drawAhead({ ...element, ...place, art: worked.made.art }, this.plate)
        if (this.wanted === edit) this.wanted = null
        this.show(element.id, edit, worked, place)
      } catch (error) {
        if (!(error instanceof CalledOff)) console.error('a picture could not be worked', error)
        break
      }
    }
    this.wanted = null
  }

  private show(
    id: string,
    edit: PictureEdit,
    worked: PictureWork['worked'],
    place: Pick<ImageElement, 'position' | 'size'>,
  ): void {
    const { made, photo } = worked
    if (made.ok)
      putPicture(
        this.editor,
        id,
        { edit, art: made.art, photo: photo ?? undefined, ...place },
        { merge: true },
      )
    this.note(id, { worked, busy: this.wanted !== null })
    const name = this.state.work?.name ?? ''
    const code = made.ok ? (photo === null ? 'full' : null) : made.code
    this.store.setState({ refusal: code === null ? null : { code, name } })
    if (made.ok && this.wanted === null) this.rest(id)
  }

  /** Measures what is fine once the settings rest; null where they do not. */
  private rest(id: string | null): void {
    if (this.resting) clearTimeout(this.resting)
    this.resting = id === null ? null : setTimeout(() => void this.measure(id), restMs)
  }

  private async measure(id: string): Promise<void> {
    this.rest(null)
    const { art, edit, size } = pictureOf(this.editor, id) ?? {}
    if (!edit || !size || art?.kind !== 'outlines') return
    const { strokeMm } = finenessNeeded(this.plate)
    const needed = { strokeMm, capitalMm: this.plate.minFontMm * capitalShare }
    try {
      const measured = await this.worker.ask('measure', { edit, sizeMm: size, art, needed })
      // Only where nothing changed since.
      if (pictureOf(this.editor, id)?.art === art) notePicture(this.editor, id, { art: measured })
    } catch (error) {
      if (!(error instanceof CalledOff)) console.error('a picture could not be measured', error)
    }
  }
}
