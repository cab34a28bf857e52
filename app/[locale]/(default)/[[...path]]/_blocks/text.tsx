import { OutlinedText } from '@/components/content/outlined-text'
import { Section } from '@/components/ui/section'
import { withFacts } from '../../../facts'
import type { BlockView } from './block-view'

/** A written part. */
export const Text: BlockView<'text'> = async ({ block, ctx }) => {
  return (
    <Section title={block.title}>
      <OutlinedText text={await withFacts(block.text, ctx)} />
    </Section>
  )
}
