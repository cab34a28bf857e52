import { MarkedText } from '@/components/content/marked-text'
import { Section } from '@/components/ui/section'
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
