import type { Asked as AskedOf, Said as SaidOf } from '../../worker/task-worker'

/** A page of a PDF as a small picture for the screen. */
export interface SmallPicture {
  picture: ImageBitmap
  /** Nothing is on the page. */
  blank: boolean
}

/** The tasks of the worker that draws small pages. */
export type PageTasks = {
  /** Opens a file, in place of the one before; false where it cannot be read. */
  open: { asked: { bytes: ArrayBuffer; password?: string }; answer: boolean }
  /** A page, from 1; `null` where it cannot be drawn, `lost` where the worker no longer answers. */
  page: { asked: number; answer: SmallPicture | null | 'lost' }
}

export type Asked = AskedOf<PageTasks>
export type Said = SaidOf<PageTasks>
