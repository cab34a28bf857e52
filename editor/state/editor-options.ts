import type { Design } from '@/lib/design/scene/model'
import type { Pieces } from '@/lib/ground/pieces'
import type { Schedule } from '../history/recorder'
import type { Clipboard } from './clipboard'
import type { Settle } from './settler'

/** The options of an editor. */
export interface EditorOptions {
  design: Design
  schedule?: Schedule
  /** Called with every design that should survive a crash: after each change, at a gesture's end. */
  onSave?: (design: Design) => void
  /** The layout of a design's lines after each change; without it they stay as written. */
  settle?: Settle
  /** Makes the outlines of a design before it is shown, as far as they can be made. */
  outline?: (design: Design) => Pieces<void>
  /** Where copied elements are kept, so that another design can take them. */
  clipboard?: Clipboard
}

/** The kind of a change: merged with others in history, or typed letter by letter on the canvas. */
export interface HowChanged {
  merge?: boolean
  typed?: boolean
}
