import type { ReactNode } from 'react'
import type { Report } from '@/lib/design/scene/checks/report'
import type { CompiledDesign } from '../scene/use-scene'

/** The cart is full, its code could not be fetched, or the order refuses this design. */
export type CartTrouble = 'full' | 'offline' | 'layout'

/** What every form of the editor's workspace shows. */
export interface WorkspaceProps {
  wide: boolean
  /** The report of the checks. */
  report: Report
  blocked: number
  canvas: ReactNode
  failed: boolean
  /** Why the cart refused it. */
  cartTrouble: CartTrouble | null
  /** The impression of a stamp, where there is space for it. */
  impression: ReactNode
  /** The content of the preview. */
  compiled: CompiledDesign | null
}
