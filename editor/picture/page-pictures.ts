import { createStore, type StoreApi } from 'zustand/vanilla'
import { CalledOff, TaskWorker } from '../worker/task-worker'
import { findOriginal } from './originals'
import type { PictureSession } from './picture-session'
import type { PictureWork } from './session-state'
import type { PageTasks, SmallPicture } from './worker/pages-messages'

/** What is known of a page: its small picture, or that it cannot be drawn. */
export type PagePicture = SmallPicture | 'undrawn'

/** The pages that were looked at, by their numbers from 1. */
export type PagePictures = ReadonlyMap<number, PagePicture>

/** How long a page may be drawn, or a file opened, without a word of the worker, in ms; then the worker is ended. */
const patienceMs = 8000

/**
 * Small pictures of the pages of one PDF (DESIGN-65). Only pages in view are drawn, one after the other, and one that leaves the view
 * gives its picture back: a file may have 200 of them.
 */
export class SmallPictures {
  readonly store: StoreApi<PagePictures> = createStore<PagePictures>(() => new Map())
  /** The page that was chosen here: it has the focus when the list is back. */
  chosen: number | null = null
  private readonly worker = new TaskWorker<PageTasks>(
    () => new Worker(new URL('./worker/pages-worker.ts', import.meta.url), { type: 'module' }),
  )
  private inView: ReadonlySet<number> = new Set()
  private opened: Promise<boolean> | null = null
  private draws = false

  constructor(
    /** SHA-256 of the file. */
    readonly hash: string,
    private readonly password?: string,
  ) {}

  /** Says which pages are in view: these get a picture, and others give theirs back. */
  show(pages: readonly number[]): void {
    this.inView = new Set(pages)
    const kept = new Map(this.store.getState())
    for (const [page, known] of kept) {
      if (known === 'undrawn' || this.inView.has(page)) continue
      known.picture.close()
      kept.delete(page)
    }
    this.store.setState(kept, true)
    if (!this.draws) void this.draw()
  }

  /** Ends the worker, and gives the pictures back. */
  end(): void {
    this.show([])
    this.opened = null
    this.worker.stop()
  }

  private next(): number | undefined {
    return [...this.inView].toSorted((a, b) => a - b).find(page => !this.store.getState().has(page))
  }

  private async draw(): Promise<void> {
    this.draws = true
    for (let page = this.next(); page !== undefined; page = this.next()) {
      const drawn = await this.ask(page)
      if (drawn === 'ended') break
      if (drawn === 'undrawn' || this.inView.has(page))
        this.store.setState(new Map(this.store.getState()).set(page, drawn), true)
      else drawn.picture.close()
    }
    this.draws = false
  }

  private async ask(page: number): Promise<PagePicture | 'ended'> {
    try {
      this.opened ??= this.open()
      if (!(await this.opened)) return 'undrawn'
      const answer = await this.worker.ask('page', page, { patience: { ms: patienceMs, answer: 'lost' } })
      // The worker was ended: the next page begins with another one.
      if (answer === 'lost') this.opened = null
      return answer === 'lost' || answer === null ? 'undrawn' : answer
    } catch (error) {
      if (error instanceof CalledOff) return 'ended'
      console.error('a page could not be drawn small', error)
      return 'undrawn'
    }
  }

  private async open(): Promise<boolean> {
    const bytes = await (await findOriginal(this.hash))?.arrayBuffer()
    if (!bytes) return false
    const asked = { bytes, ...(this.password !== undefined && { password: this.password }) }
    return this.worker.ask('open', asked, {
      transfer: [bytes],
      patience: { ms: patienceMs, answer: false },
    })
  }
}

const held = new WeakMap<PictureSession, SmallPictures>()

/** The small pictures of the file in a workspace. They last while its pages are chosen, and end with the work on the file. */
export function smallPicturesOf(session: PictureSession, { opened, password }: PictureWork): SmallPictures {
  const present = held.get(session)
  if (present?.hash === opened.hash) return present
  const made = new SmallPictures(opened.hash, password)
  held.set(session, made)
  const leave = session.store.subscribe(({ work, opening }) => {
    // While another page is opened there is no work.
    if (work ? work.opened.hash === made.hash : opening) return
    leave()
    made.end()
    if (held.get(session) === made) held.delete(session)
  })
  return made
}
