import { MarkedText } from '../_views/marked-text'
import { Section } from '../_views/section'
import type { BlockView } from './block-view'
import { Links } from './links'

/** A text on a ground of its own, with what it leads to. */
export const ImageText: BlockView<'imageText'> = ({ block }) => {
  return (
    <Section title={block.title} ground="wash">
      <MarkedText text={block.text} />
      <Links links={block.links} />
    </Section>
  )
}
