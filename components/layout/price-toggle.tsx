'use client'
import { useEffect, useId, useState } from 'react'
import { Segmented } from '@/components/ui/segmented'

interface PriceToggleProps {
  labels: { shown: string; incl: string; excl: string }
}

type Choice = 'ttc' | 'ht'

const chosen = (): Choice => (document.documentElement.dataset.prices === 'ht' ? 'ht' : 'ttc')

/** Prices with or without VAT, on the whole site (PRICE-11). */
export function PriceToggle({ labels }: PriceToggleProps) {
  const id = useId()
  const [value, setValue] = useState<Choice>('ttc')
  useEffect(() => {
    setValue(chosen())
    const observer = new MutationObserver(() => setValue(chosen()))
    observer.observe(document.documentElement, { attributeFilter: ['data-prices'] })
    return () => observer.disconnect()
  }, [])
  const choose = (choice: Choice) => {
    document.documentElement.dataset.prices = choice
    import('@/stores/ui').then(({ setPricesHT }) => setPricesHT(choice === 'ht'))
  }
  return (
    <Segmented
      name={id}
      label={labels.shown}
      value={value}
      options={[
        { value: 'ttc', label: labels.incl },
        { value: 'ht', label: labels.excl },
      ]}
      onChange={choose}
    />
  )
}
