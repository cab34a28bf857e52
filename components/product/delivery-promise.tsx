'use client'
import { useEffect, useState } from 'react'
import { deliveryDays } from '@/lib/site/delivery-days'

interface DeliveryPromiseProps {
  offer: Parameters<typeof deliveryDays>[0]
  locale: string
  labels: { one: string; either: string; between: string; pending: string }
}

/** When an order of today arrives. The page is the same for everyone and lasts; the day is the browser's to say. */
export function DeliveryPromise({ offer, locale, labels }: DeliveryPromiseProps) {
  const [text, setText] = useState<string>()
  useEffect(() => {
    const { from, to, either } = deliveryDays(offer, locale)
    const label = to === null ? labels.one : either ? labels.either : labels.between
    setText(label.replace('%from%', from).replace('%to%', to ?? ''))
  }, [offer, locale, labels])
  // The line keeps its place until the day is known.
  return <span className="block min-h-5 font-semibold">{text ?? labels.pending}</span>
}
