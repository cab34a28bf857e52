'use client'

import { toast, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type MovesAnswer, mostAtOnce, movesAnswer } from '@/lib/orders/order/order-work'
import type { OrderState } from '@/lib/orders/order/states'

interface BulkStepsProps {
  steps: readonly { to: OrderState; label: string }[]
  /** `left` and `leftOut` introduce the orders that were not done; `{count}` is how many were done. */
  words: Record<'packingLists' | 'done' | 'left' | 'leftOut' | 'tooMany' | 'failed', string>
}

/** Which ticked orders were not done, and why; null where the shop did not answer. */
async function moveAll(orders: readonly number[], to: OrderState): Promise<MovesAnswer | null> {
  const response = await fetch('/api/order-moves', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orders, to }),
  }).catch(() => null)
  return response?.ok ? movesAnswer.parse(await response.json()) : null
}

/** Opens the packing lists of several orders as one file; the orders that were left out, or null where no list exists. */
async function openLists(orders: readonly number[]): Promise<string | null> {
  const response = await fetch(`/api/packing-lists.pdf?orders=${orders.join(',')}`).catch(() => null)
  if (!response?.ok) return null
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = 'packing-lists.pdf'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return response.headers.get('left-out') ?? ''
}

/** The orders that were not done, each with the reason. */
function LeftOrders({ left, title }: { left: readonly string[]; title: string }) {
  return (
    <>
      {left.length > 0 && (
        <div className="bo-alert" role="status">
          <b>{title}</b>
          <ul>
            {left.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** Steps for all ticked orders of the list: each has its own result, and orders that failed are named with the reason. */
export function BulkSteps({ steps, words }: BulkStepsProps) {
  const { selectedIDs } = useSelection()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [left, setLeft] = useState<readonly string[]>([])
  const orders = selectedIDs.map(Number)
  const work = async (doIt: () => Promise<readonly string[] | null>) => {
    setBusy(true)
    const stayed = await doIt()
    if (stayed) setLeft(stayed)
    else toast.error(words.failed)
    setBusy(false)
  }
  const move = (to: OrderState) =>
    work(async () => {
      const answers = await moveAll(orders, to)
      if (!answers) return null
      const refused = answers.filter(({ code }) => code !== null)
      const moved = answers.length - refused.length
      if (moved > 0) toast.success(words.done.replace('{count}', String(moved)))
      router.refresh()
      return refused.map(({ order, why }) => `${order}: ${why}`)
    })
  const print = () =>
    work(async () => {
      const leftOut = await openLists(orders)
      if (leftOut === null) return null
      return leftOut ? [`${words.leftOut} ${leftOut.replaceAll(',', ', ')}`] : []
    })
  if (orders.length === 0 && left.length === 0) return null
  const isTooMuch = orders.length > mostAtOnce
  return (
    <div className="bo-bulk">
      {orders.length > 0 && (
        <div className="bo-steps">
          {steps.map(({ to, label }) => (
            <button
              key={to}
              type="button"
              className="bo-button"
              disabled={busy || isTooMuch}
              onClick={() => void move(to)}
            >
              {label}
            </button>
          ))}
          <button
            type="button"
            className="bo-button"
            disabled={busy || isTooMuch}
            onClick={() => void print()}
          >
            {words.packingLists}
          </button>
          {isTooMuch && <p>{words.tooMany}</p>}
        </div>
      )}
      <LeftOrders left={left} title={words.left} />
    </div>
  )
}
