import type { ReactNode } from 'react'
import type { Block, BlockOf, BlockType } from '@/lib/catalogue/blocks/registry'
import type { ViewContext } from '@/lib/doors/site/view-context'

/** How a block of a type is shown. */
export type BlockView<T extends BlockType> = (props: {
  block: BlockOf<T>
  ctx: ViewContext
  /** Shows further blocks, for one that consists of others. */
  Blocks: (props: { blocks: readonly Block[]; ctx: ViewContext }) => ReactNode
}) => ReactNode | Promise<ReactNode>
