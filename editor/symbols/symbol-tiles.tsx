'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { VectorEntry } from '@/lib/doors/contract/vectors'
import { useSetting } from '../state/editor-context'
import { moveInGrid } from './grid-keys'
import { SymbolPicture } from './symbol-picture'

/** Tiles that are shown at first, and that come with each further page. */
const pageSize = 60

interface SymbolTilesProps {
  entries: readonly VectorEntry[]
  /** The name of the grid. */
  label: string
  onTake: (entry: VectorEntry) => void
}

/** Symbols as tiles, a page at a time: further ones are rendered as their place comes into view. */
export function SymbolTiles({ entries, label, onTake }: SymbolTilesProps) {
  const t = useTranslations('editor.symbols')
  const { language } = useSetting()
  const [pages, setPages] = useState(1)
  const more = useRef<HTMLButtonElement>(null)
  const shown = entries.slice(0, pages * pageSize)
  const rest = entries.length - shown.length
  useEffect(() => {
    const button = more.current
    if (!button) return
    const observer = new IntersectionObserver(seen => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setPages(count => count + 1)
    })
    observer.observe(button)
    return () => observer.disconnect()
  })
  return (
    <>
      <ul
        aria-label={label}
        onKeyDown={moveInGrid}
        className="grid grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-1.5"
      >
        {shown.map((entry, index) => (
          <li key={entry.name}>
            <button
              type="button"
              // One stop of the Tab key; the arrow keys continue from there.
              tabIndex={index === 0 ? 0 : -1}
              aria-label={t('add', { name: entry.label[language] })}
              title={entry.label[language]}
              onClick={() => onTake(entry)}
              className="grid h-full w-full content-start justify-items-center gap-1 rounded-md border border-line bg-paper px-1 py-2 hover:border-edge hover:bg-wash"
            >
              <SymbolPicture name={entry.name} size={40} />
              <span className="line-clamp-2 w-full text-2xs text-ink-2 wrap-break-word">
                {entry.label[language]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button
          ref={more}
          type="button"
          className="min-h-10 rounded-md border border-line text-sm pointer-coarse:min-h-11"
          onClick={() => setPages(pages + 1)}
        >
          {t('more', { count: rest })}
        </button>
      )}
    </>
  )
}
