import type { ReactNode } from 'react'
import type { Report } from '@/lib/design/scene/checks/report'
import type { CompiledDesign } from '../scene/use-scene'

/** The cart takes no more, the way into it could not be fetched, or the order does not take this design. */
export type CartTrouble = 'full' | 'offline' | 'layout'

/** What every form of the editor's workspace shows. */
export interface RoomProps {
  wide: boolean
  /** What the checks tell. */
  report: Report
  blocked: number
  canvas: ReactNode
  failed: boolean
  /** Why the cart did not take it. */
  cartTrouble: CartTrouble | null
  /** The impression of a stamp, where there is space for it. */
  impression: ReactNode
  /** What the preview shows. */
  compiled: CompiledDesign | null
}
