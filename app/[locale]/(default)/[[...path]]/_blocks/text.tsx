import { MarkedText } from '@/components/content/marked-text'
import { Section } from '@/components/ui/section'
import type { BlockView } from './block-view'

/** A written part. */
export const Text: BlockView<'text'> = ({ block }) => {
  return (
    <Section title={block.title}>
      <MarkedText text={block.text} />
    </Section>
  )
}
