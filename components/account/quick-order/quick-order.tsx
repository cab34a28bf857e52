'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useShopDataOf } from '@/components/cart/use-shop-data'
import { useToCart } from '@/components/cart/use-to-cart'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/field'
import { useCart } from '@/stores/cart'
import { RefusalAlert } from '../refusal-alert'
import { QuickRowView } from './quick-row'
import { lineOfRow } from './row-line'
import { type QuickRow, useQuickOrder } from './use-quick-order'

/** Most bytes of a file that is read as a list. */
const mostBytes = 200_000

/** Opens the browser's own choice of files. */
function FileButton({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  const t = useTranslations('accountArea.quick')
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="link min-h-11 text-sm" onClick={() => file.current?.click()}>
        {t('file')}
      </button>
      <input
        ref={file}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        className="hidden"
        aria-hidden
        tabIndex={-1}
        onChange={event => {
          onChoose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </>
  )
}

/** Ordering by reference and quantity: a list is pasted or read from a file, each bad row is named. */
export function QuickOrder() {
  const t = useTranslations('accountArea.quick')
  const order = useQuickOrder()
  const [text, setText] = useState('')
  const [empty, setEmpty] = useState(false)
  const id = useId()
  const read = async (list: string) => setEmpty((await order.read(list)) === 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void read(text)
  }
  const readFile = async (chosen: File | undefined) => {
    if (!chosen) return
    const list = await chosen.slice(0, mostBytes).text()
    setText(list)
    await read(list)
  }
  return (
    <section aria-labelledby={`${id}-title`} className="space-y-5">
      <h2 id={`${id}-title`}>{t('title')}</h2>
      <form onSubmit={submit} className="space-y-3">
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <label htmlFor={`${id}-list`} className="text-sm font-semibold">
            {t('list')}
          </label>
          <FileButton onChoose={chosen => void readFile(chosen)} />
        </div>
        <Textarea
          id={`${id}-list`}
          value={text}
          onChange={event => setText(event.target.value)}
          rows={5}
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          placeholder={'6/4913 × 20\n7011;6'}
        />
        <p id={`${id}-hint`} className="text-xs text-ink-2">
          {t('hint')}
        </p>
        <Button type="submit" size="small" look="secondary" aria-disabled={order.busy || undefined}>
          {t('read')}
        </Button>
      </form>
      <RefusalAlert code={order.refused} />
      <div role="status">{empty && <Alert tone="ask">{t('empty')}</Alert>}</div>
      {order.rows.length > 0 && <Rows order={order} />}
    </section>
  )
}

function Rows({ order }: { order: ReturnType<typeof useQuickOrder> }) {
  const t = useTranslations('accountArea.quick')
  const toCart = useToCart()
  const [full, setFull] = useState(false)
  const slugs = order.rows.flatMap(({ answer }) => (answer.known && !answer.designed ? [answer.slug] : []))
  const { data } = useShopDataOf({ products: [...new Set(slugs)].sort() })
  const ready = data
    ? order.rows.flatMap(row => {
        const line = lineOfRow(row, data)
        return line ? [{ row, line }] : []
      })
    : []
  const waiting = order.rows.length - ready.length
  const add = () => {
    const left = new Set<QuickRow>(order.rows)
    for (const { row, line } of ready) if (useCart.getState().addItem(line) !== null) left.delete(row)
    setFull(ready.some(({ row }) => left.has(row)))
    order.keep([...left])
    // Stays on the page while rows still need a correction.
    if (left.size === 0) toCart()
  }
  return (
    <>
      <ul className="border-t border-line">
        {order.rows.map(row => (
          <QuickRowView key={row.line} row={row} data={data} order={order} />
        ))}
      </ul>
      {full && (
        <Alert tone="block" role="alert">
          {t('full')}
        </Alert>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-sm text-ink-2">
          {t('count', { ready: ready.length, waiting })}
        </p>
        {ready.length > 0 && <Button onClick={add}>{t('add', { count: ready.length })}</Button>}
      </div>
    </>
  )
}
