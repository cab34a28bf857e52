import { Segmented } from '@/components/ui/segmented'
import { priceChoiceName } from './price-choice'

interface PriceToggleProps {
  labels: { shown: string; incl: string; excl: string }
}

/** Prices with or without VAT, on the whole site (PRICE-11): plain markup, which `watchPriceChoice` follows. */
export function PriceToggle({ labels }: PriceToggleProps) {
  return (
    <Segmented
      name={priceChoiceName}
      label={labels.shown}
      initial="ttc"
      options={[
        { value: 'ttc', label: labels.incl },
        { value: 'ht', label: labels.excl },
      ]}
    />
  )
}
