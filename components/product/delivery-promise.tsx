'use client'
import { useEffect, useState } from 'react'
import { estimateDelivery } from '@/lib/pricing/delivery-date'

interface DeliveryPromiseProps {
  offer: { productionDays: number; minDays: number; maxDays: number; saturday: boolean }
  locale: string
  labels: { one: string; two: string; pending: string }
}

/** When an order of today arrives. The page is the same for everyone and lasts; the day is the browser's to say. */
export function DeliveryPromise({ offer, locale, labels }: DeliveryPromiseProps) {
  const [text, setText] = useState<string>()
  useEffect(() => {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date())
    const { earliest, latest } = estimateDelivery(offer, day)
    const name = new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
    const say = (iso: string) => name.format(new Date(`${iso}T00:00:00Z`))
    const label = earliest === latest ? labels.one : labels.two
    setText(label.replace('%from%', say(earliest)).replace('%to%', say(latest)))
  }, [offer, locale, labels])
  // The line keeps its place until the day is known.
  return <span className="block min-h-5 font-semibold">{text ?? labels.pending}</span>
}
