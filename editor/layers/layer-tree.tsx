'use client'
import { useTranslations } from 'next-intl'
import {
  type MouseEvent,
  memo,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Finding } from '@/lib/design/scene/finding'
import { faultsOf } from '../checks/sample-findings'
import { HandHint } from '../panels/hand-hint'
import { useDesign, useEditor, useEditorState } from '../state/editor-context'
import { useGrowing } from '../work/use-growing'
import { LayerRowItem } from './layer-row'
import { idsOf, type LayerRow, layerRows } from './layer-rows'
import { selectRow } from './select-row'
import { rowOf, useLayerKeys } from './use-layer-keys'
import { useRowDrag } from './use-row-drag'

/**
 * The canvas in words: every element with its name, its place in mm and its findings, from the back to the front, those
 * of a group below it. Rows are dragged, folded, hidden, locked and renamed.
 */
export const LayerTree = memo(function LayerTree({ findings }: { findings: readonly Finding[] }) {
  const t = useTranslations('editor.elements')
  const { elements } = useDesign()
  const renaming = useEditorState(state => state.renaming)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => layerRows(elements, folded, renaming), [elements, folded, renaming])
  const [wantedKey, setWantedKey] = useState<string | null>(null)
  const wanted = wantedKey ?? renaming
  const wantedAt = useMemo(() => rows.findIndex(({ key }) => key === wanted), [rows, wanted])
  const { drawn, end } = useGrowing(rows.length, wantedAt + 1)
  const list = useRef<HTMLDivElement>(null)
  const onFold = useCallback((key: string, fold: boolean) => {
    setFolded(before => {
      const next = new Set(before)
      if (fold) next.add(key)
      else next.delete(key)
      return next
    })
  }, [])
  const { drop, onGrip } = useRowDrag(list, rows)
  const onKeyDown = useLayerKeys({ list, rows, onFold, onWant: setWantedKey })
  useWantedRow(list, wantedKey !== null && wantedAt < drawn ? wantedKey : null, setWantedKey)
  const [focused, setFocused] = useState<string | null>(null)
  const current = rows.some(({ key }) => key === focused) ? focused : rows[0]?.key
  const troubles = useTroubles(findings)
  // A selection of a thousand rows must not delay a key.
  const selection = useDeferredValue(useEditorState(state => state.selection))
  const chosen = useMemo(() => new Set(selection), [selection])
  const { onClick, onDoubleClick } = useRowPresses(rows)
  const sum = (row: LayerRow) => idsOf(row).reduce((count, id) => count + (troubles.get(id) ?? 0), 0)
  return (
    <details open className="border-line not-first:border-t not-first:pt-3">
      <summary className="flex min-h-6 cursor-pointer items-center justify-between text-sm font-semibold pointer-coarse:min-h-11">
        {t('title')}
        <span className="text-xs font-normal text-ink-2">{t('count', { count: elements.length })}</span>
      </summary>
      {rows.length > 0 && (
        <div
          ref={list}
          role="tree"
          aria-label={t('title')}
          aria-multiselectable
          className="mt-2"
          onClick={onClick}
          onDoubleClick={onDoubleClick}
          onKeyDown={onKeyDown}
          onFocus={({ target }) =>
            setFocused(target.closest<HTMLElement>('[data-layer]')?.dataset.layer ?? null)
          }
        >
          {rows.slice(0, drawn).map(row => (
            <LayerRowItem
              key={row.key}
              layerKey={row.key}
              layer={row.layer}
              level={row.level}
              position={row.position}
              count={row.count}
              isOpen={row.isOpen}
              troubles={sum(row)}
              chosen={idsOf(row).every(id => chosen.has(id))}
              current={row.key === current}
              drop={drop?.key === row.key ? drop.where : null}
              onGrip={onGrip}
              onFold={onFold}
            />
          ))}
        </div>
      )}
      {drawn < rows.length && <div ref={end} aria-hidden className="h-12" />}
      {elements.length > 1 && (
        <HandHint mouse={t('hint')} touch={t('hintTouch')} className="px-2 pt-2 text-2xs!" />
      )}
    </details>
  )
})

/** Focuses a row that was reached by keys before it was rendered. */
function useWantedRow(
  list: RefObject<HTMLElement | null>,
  key: string | null,
  onWant: (key: string | null) => void,
): void {
  useEffect(() => {
    if (key === null) return
    rowOf(list.current, key)?.focus()
    onWant(null)
  }, [list, key, onWant])
}

/** How many findings each element has. */
function useTroubles(findings: readonly Finding[]): ReadonlyMap<string, number> {
  return useMemo(() => {
    const counts = new Map<string, number>()
    for (const { elementId } of faultsOf(findings)) {
      if (elementId) counts.set(elementId, (counts.get(elementId) ?? 0) + 1)
    }
    return counts
  }, [findings])
}

/** A press selects its row, or adds it to a multiple selection; a double press on its name opens the name field. */
function useRowPresses(rows: readonly LayerRow[]) {
  const editor = useEditor()
  const pressed = ({ target }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof Element) || target.closest('input, button, [data-fold]')) return undefined
    const key = target.closest<HTMLElement>('[data-layer]')?.dataset.layer
    return rows.find(one => one.key === key)
  }
  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      const row = pressed(event)
      const more = event.shiftKey || event.ctrlKey || event.metaKey || editor.state.choosing
      if (row) selectRow(editor, row, more)
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      const row = pressed(event)
      if (row) editor.setWorkspace({ renaming: row.key })
    },
  }
}
