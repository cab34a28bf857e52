import type { ReactNode } from 'react'
import type { Finding } from '@/lib/scene/finding'
import type { CompiledDesign } from '../scene/use-scene'

/** What every form of the editor's room shows. */
export interface RoomProps {
  wide: boolean
  findings: readonly Finding[]
  blocked: number
  canvas: ReactNode
  failed: boolean
  cartFull: boolean
  /** The impression of a stamp, where there is room for it. */
  impression: ReactNode
  /** What the preview shows. */
  compiled: CompiledDesign | null
}
