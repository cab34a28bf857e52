'use client'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { SearchEntry } from '@/lib/site/search'

interface SearchBoxProps {
  /** Where the form goes without JavaScript. */
  action: string
  indexUrl: string
  labels: { search: string; placeholder: string; nothing: string }
}

type Find = (query: string) => SearchEntry[]

const most = 8

/** What looks the shop's pages up: code and entries come when the field is first used. */
async function fetchSearch(path: string): Promise<Find> {
  const [{ findEntries, searchIndex }, answer] = await Promise.all([import('@/lib/site/search'), fetch(path)])
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  const index = searchIndex((await answer.json()) as SearchEntry[])
  return query => findEntries(index, query, most)
}

/** A search over the names of the shop's pages. */
export function SearchBox({ action, indexUrl, labels }: SearchBoxProps) {
  const id = useId()
  const router = useRouter()
  const find = useRef<Promise<Find>>(undefined)
  const asked = useRef('')
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<SearchEntry[]>([])
  const [active, setActive] = useState(0)
  const open = query.trim().length > 1

  const load = () => {
    find.current ??= fetchSearch(indexUrl).catch(error => {
      find.current = undefined
      console.warn('the search could not be fetched', error)
      return () => []
    })
    return find.current
  }
  const search = async (text: string) => {
    setQuery(text)
    setActive(0)
    asked.current = text
    const look = await load()
    // Only the last of what was typed meanwhile is looked for.
    if (asked.current === text) setFound(look(text))
  }
  const visit = (entry: SearchEntry | undefined) => {
    if (!entry) return
    setQuery('')
    router.push(entry.url)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setQuery('')
    if (!open || found.length === 0) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step) {
      event.preventDefault()
      setActive((active + step + found.length) % found.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      visit(found[active])
    }
  }

  const field = (
    <search className="relative w-full">
      <form action={action} role="presentation" className="contents">
        <label htmlFor={id} className="sr-only">
          {labels.search}
        </label>
        <Icon
          name="search"
          size={18}
          className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-3"
        />
        <input
          id={id}
          name="q"
          type="search"
          autoComplete="off"
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-found`}
          aria-activedescendant={open && found[active] ? `${id}-${active}` : undefined}
          placeholder={labels.placeholder}
          value={query}
          onFocus={load}
          onChange={event => search(event.target.value)}
          onKeyDown={onKeyDown}
          className="h-8.5 w-full rounded-md border border-line bg-wash pr-2 pl-8.5 text-sm text-ellipsis placeholder:text-ink-3 max-lg:h-11 max-lg:text-base"
        />
      </form>
      {open && (
        <div
          id={`${id}-found`}
          role="listbox"
          aria-label={labels.search}
          className="absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded-lg border border-line bg-paper py-1 shadow-2"
        >
          {found.map((entry, position) => (
            <div
              key={entry.url}
              id={`${id}-${position}`}
              role="option"
              tabIndex={-1}
              aria-selected={position === active}
              onPointerEnter={() => setActive(position)}
              onPointerDown={event => event.preventDefault()}
              onClick={() => visit(entry)}
              onKeyDown={onKeyDown}
              className="flex min-h-10 cursor-pointer items-center justify-between gap-3 px-3 text-sm aria-selected:bg-mat-soft pointer-coarse:min-h-11"
            >
              <span className="min-w-0 truncate">{entry.name}</span>
              <span className="shrink-0 text-xs text-ink-3">{entry.note}</span>
            </div>
          ))}
          {found.length === 0 && (
            <p className="px-3 py-2 text-sm text-ink-2">{labels.nothing.replace('%query%', query)}</p>
          )}
        </div>
      )}
    </search>
  )

  return (
    <>
      <div className="ml-auto hidden max-w-90 min-w-0 flex-1 lg:block">{field}</div>
      <details name="header-panel" data-panel className="ml-auto lg:hidden">
        <summary className="grid size-11 list-none place-items-center rounded-md">
          <span className="sr-only">{labels.search}</span>
          <Icon name="search" />
        </summary>
        <div className="absolute inset-x-0 top-12 border-b border-line bg-paper px-4 py-3 shadow-2">
          {field}
        </div>
      </details>
    </>
  )
}
