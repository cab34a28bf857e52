import { MarkedText } from '../_views/marked-text'
import { Section } from '../_views/section'
import type { BlockView } from './block-view'

/** A written part. */
export const Text: BlockView<'text'> = ({ block }) => {
  return (
    <Section title={block.title}>
      <MarkedText text={block.text} />
    </Section>
  )
}
