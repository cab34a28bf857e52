import type { Design } from '@/lib/design/scene/model'
import type { Pieces } from '@/lib/ground/pieces'
import type { Schedule } from '../history/recorder'
import type { Clipboard } from './clipboard'
import type { Settle } from './settler'

/** What an editor is made with. */
export interface EditorOptions {
  design: Design
  schedule?: Schedule
  /** Called with every design that should survive a crash: after each change, at a gesture's end. */
  onSave?: (design: Design) => void
  /** What the lines of a design become after each change; without it they stay as they are written. */
  settle?: Settle
  /** Makes the outlines of a design before it is shown, as far as they can be made. */
  outline?: (design: Design) => Pieces<void>
  /** Where copied elements are kept, so that another design can take them. */
  clipboard?: Clipboard
}

/** How a change comes: as one of many that history takes together, and letter by letter on the canvas. */
export interface HowChanged {
  merge?: boolean
  typed?: boolean
}
