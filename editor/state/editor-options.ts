import type { Design } from '@/lib/scene/model'
import type { Schedule } from '../history/recorder'
import type { Clipboard } from './clipboard'

/** What an editor is made with. */
export interface EditorOptions {
  design: Design
  schedule?: Schedule
  /** Called with every design that should survive a crash: after each change, at a gesture's end. */
  onSave?: (design: Design) => void
  /** Where copied elements are kept, so that another design can take them. */
  clipboard?: Clipboard
}
