import { content } from '../../../content'
import type { BlockView } from './block-view'

/** Blocks that several pages share; an unknown name shows nothing. */
export const Component: BlockView<'component'> = async ({ block, ctx, Blocks }) => {
  const component = await content().component(block.name, ctx.locale)
  if (!component) console.warn(`A page names shared blocks that are not there: ${block.name}`)
  return component && <Blocks blocks={component.blocks} ctx={ctx} />
}
