import { LoyaltyLevels as Levels } from '@/components/help/loyalty-levels'
import { Section } from '@/components/ui/section'
import type { BlockView } from './block-view'

/** The levels of the loyalty club. */
export const LoyaltyLevels: BlockView<'loyaltyLevels'> = () => (
  <Section>
    <Levels />
  </Section>
)
