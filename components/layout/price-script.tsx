import { choosePrices } from '@/lib/site/inline-scripts'

/** Chooses prices with or without VAT before the first paint; without VAT below `professionalPath`. */
export function PriceScript({ professionalPath }: { professionalPath: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant code
  return <script data-professional={professionalPath} dangerouslySetInnerHTML={{ __html: choosePrices }} />
}
