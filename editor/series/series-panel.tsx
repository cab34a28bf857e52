'use client'
import { useTranslations } from 'next-intl'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { controlClass } from '@/components/ui/field'
import { PriceAlone } from '@/components/ui/price'
import { listLength, readTable } from '@/lib/design/scene/operations/name-list'
import { firstColumns } from '@/lib/design/scene/operations/series'
import { formLines } from '@/lib/design/scene/operations/text-lines'
import { multiplyMoney } from '@/lib/ground/money/money'
import { Panel } from '../panels/panel'
import { priceDesign, usePriceText } from '../price/use-price'
import { useDesign, useEditor, useEditorState, useSetting } from '../state/editor-context'
import { ColumnChoice } from './column-choice'
import { SeriesList } from './series-list'
import { type MadePiece, type Pieces, usePieces } from './use-pieces'

/** Whether a piece can be made: it is checked, without blocking findings. */
export const isReady = ({ findings, tooLong }: MadePiece): boolean =>
  !tooLong && findings !== null && !findings.some(({ severity }) => severity === 'block')

const noRows: readonly string[][] = []

/**
 * One piece for each row of a list, all in the layout of the present design: their look, those that became smaller or
 * cannot be made, their price, and the button into the cart, where each is a separate line.
 */
export function SeriesPanel() {
  const t = useTranslations('editor.series')
  const { addSeries } = useSetting()
  const editor = useEditor()
  const design = useDesign()
  const list = useEditorState(state => state.list)
  const later = useDeferredValue(list)
  const table = useMemo(() => readTable(later), [later])
  const space = addSeries?.space() ?? 0
  const rows = useMemo(() => (table.length > 0 ? table.slice(0, space) : noRows), [table, space])
  const [chosen, setChosen] = useState<readonly (number | null | undefined)[]>([])
  const [even, setEven] = useState(false)
  const lines = useMemo(() => formLines(design), [design])
  const width = Math.max(0, ...rows.map(row => row.length))
  const columns = useMemo(
    () =>
      firstColumns(design, width).map((first, index) => {
        const own = chosen[index]
        return own === undefined ? first : own === null ? null : (lines[own] ?? null)
      }),
    [design, lines, width, chosen],
  )
  const pieces = usePieces({ model: lines.length > 0 ? design : null, rows, columns, even })
  const id = useId()
  const write = (text: string) => editor.setWorkspace({ list: text })
  const remove = (index: number) =>
    write(
      rows
        .toSpliced(index, 1)
        .map(row => row.join('\t'))
        .join('\n'),
    )
  if (!addSeries) return null
  const smaller = pieces.made.flatMap((piece, index) => (piece.smaller ? [index + 1] : []))
  return (
    <Panel title={t('title')}>
      <p className="text-xs text-ink-2">{t('what')}</p>
      {lines.length === 0 && <Alert tone="ask">{t('noLines')}</Alert>}
      <label htmlFor={id} className="text-xs font-semibold">
        {t('field')}
      </label>
      <textarea
        id={id}
        rows={6}
        value={list}
        aria-describedby={`${id}-hint`}
        onChange={event => write(event.target.value)}
        className={`${controlClass()} py-2 text-sm!`}
      />
      <p id={`${id}-hint`} className="text-xs text-ink-2">
        {t('hint')}
      </p>
      <p aria-live="polite" className="text-xs text-ink-2">
        {t('count', { count: rows.length })}
      </p>
      {list.length > listLength && <Alert tone="block">{t('tooMuch', { max: listLength })}</Alert>}
      {table.length > space && (
        <Alert tone="ask">{t('tooMany', { count: table.length - space, max: space })}</Alert>
      )}
      {rows.length > 0 && (
        <ColumnChoice
          columns={columns}
          lines={lines}
          onChoose={(column, line) =>
            setChosen(Array.from({ length: width }, (_, at) => (at === column ? line : chosen[at])))
          }
        />
      )}
      {pieces.failed && <Alert tone="block">{t('failed')}</Alert>}
      {smaller.length > 0 && (
        <Alert
          tone="ask"
          actions={
            <Button size="small" look="secondary" onClick={() => setEven(true)}>
              {t('even')}
            </Button>
          }
        >
          {t('smaller', { count: smaller.length, rows: smaller.slice(0, 8).join(', ') })}
        </Alert>
      )}
      {even && smaller.length === 0 && (
        <button
          type="button"
          className="link min-h-6 self-start text-xs pointer-coarse:min-h-11"
          onClick={() => setEven(false)}
        >
          {t('ownSizes')}
        </button>
      )}
      <SeriesList rows={rows} made={pieces.made} onRemove={remove} />
      {rows.length > 0 && <Adding pieces={pieces} rows={rows} onAdd={addSeries.add} />}
    </Panel>
  )
}

interface AddingProps {
  pieces: Pieces
  rows: readonly (readonly string[])[]
  onAdd: (designs: readonly MadePiece['design'][]) => void
}

/** The total price, the pieces that cannot be made, and the button that puts the others into the cart. */
function Adding({ pieces: { made }, rows, onAdd }: AddingProps) {
  const t = useTranslations('editor.series')
  const { catalogue, priceList } = useSetting()
  const text = usePriceText()
  const ready = made.filter(isReady)
  const checked = made.filter(({ findings }) => findings !== null).length
  const isWhole = made.length === rows.length && checked === rows.length
  const first = ready[0]?.design
  const price = first && priceDesign(first, 1, { catalogue, priceList })
  const broken = checked - ready.length
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      {isWhole && broken > 0 && <Alert tone="block">{t('broken', { count: broken })}</Alert>}
      {price?.ok && (
        <p className="flex items-baseline justify-between gap-3 text-sm">
          <span>
            {t('sum', { count: ready.length })} <PriceAlone price={text(price.unit)} />
          </span>
          <PriceAlone price={text(multiplyMoney(price.unit, ready.length))} className="font-semibold" />
        </p>
      )}
      <p aria-live="polite" className="text-xs text-ink-2">
        {!isWhole && t('checking', { count: checked, all: rows.length })}
      </p>
      <Button
        disabled={!isWhole || ready.length === 0 || !price?.ok}
        onClick={() => onAdd(ready.map(({ design }) => design))}
      >
        {t('add', { count: ready.length })}
      </Button>
    </div>
  )
}
