import { choosePrices } from '@/lib/site/inline-scripts'
import { InlineScript } from './inline-script'

/** Chooses prices with or without VAT before the first paint; without VAT below `professionalPath`. */
export function PriceScript({ professionalPath }: { professionalPath: string }) {
  return <InlineScript code={choosePrices} data={{ 'data-professional': professionalPath }} />
}
