'use client'
import { useTranslations } from 'next-intl'
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { classNames } from '@/components/ui/class-names'
import { kindOf } from '@/lib/design/scene/elements/registry'
import { findFamily } from '@/lib/design/scene/fonts/families'
import type { FontFamilyFiles } from '@/lib/design/scene/fonts/files'
import { useDesign } from '../state/editor-context'
import { type FontCategory, type FontGroup, fontCategories, fontGroups } from './font-groups'
import { FontName } from './font-name'
import { recentFonts } from './recent-fonts'

interface FontOptionsProps {
  current: FontFamilyFiles | null
  onChoose: (family: FontFamilyFiles) => void
  onClose: () => void
}

/** Step of Page Up and Page Down. */
const page = 7

/** A search, the categories, and the list: arrow keys move in the list while the search has the focus. */
export function FontOptions({ current, onChoose, onClose }: FontOptionsProps) {
  const t = useTranslations('editor.fonts')
  const id = useId()
  const [query, setQuery] = useState('')
  const [category, setCategory] = useState<FontCategory | null>(null)
  const groups = useFontGroups(query, category)
  const options = groups.flatMap(({ id: group, families }) => families.map(family => ({ group, family })))
  const [wanted, setActive] = useState(0)
  const active = Math.min(wanted, options.length - 1)
  const idOf = (index: number) => `${id}-${index}`
  const { search, focusSearch } = useSearchFocus()
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  const onKeyDown = (event: KeyboardEvent) => {
    const last = options.length - 1
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + page,
      PageUp: active - page,
    }
    const chosen = options[active]
    if (event.key in moves) setActive(Math.min(last, Math.max(0, moves[event.key] ?? 0)))
    else if (event.key === 'Enter' && event.target === search.current && chosen) onChoose(chosen.family)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const narrow = (change: () => void) => {
    change()
    setActive(0)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the search and the categories are handled here
    <div
      onKeyDown={onKeyDown}
      className="absolute inset-x-0 top-full z-20 mt-1 flex max-h-[min(28rem,70dvh)] flex-col rounded-md border border-edge bg-paper shadow-2"
    >
      <input
        ref={search}
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? idOf(active) : undefined}
        aria-label={t('search')}
        placeholder={t('search')}
        value={query}
        autoComplete="off"
        spellCheck={false}
        onChange={event => narrow(() => setQuery(event.target.value))}
        className="min-h-10 shrink-0 border-b border-line bg-transparent px-3 pointer-coarse:min-h-11"
      />
      <Categories
        value={category}
        onChange={value => {
          narrow(() => setCategory(value))
          focusSearch()
        }}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={t('families')}
        className="min-h-0 grow overflow-y-auto p-1"
      >
        <Groups
          groups={groups}
          current={current}
          active={active}
          idOf={idOf}
          onPoint={setActive}
          onChoose={onChoose}
        />
      </div>
      {options.length === 0 && (
        <p role="status" className="px-3 pb-3 text-sm text-ink-2">
          {t('none')}
        </p>
      )}
    </div>
  )
}

/** The search takes the focus, but not on a screen whose keyboard would cover the list. */
function useSearchFocus() {
  const search = useRef<HTMLInputElement>(null)
  const focusSearch = useCallback(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) search.current?.focus()
  }, [])
  // With the list itself: the next key is the search's.
  useLayoutEffect(focusSearch, [focusSearch])
  return { search, focusSearch }
}

function useFontGroups(query: string, category: FontCategory | null): FontGroup[] {
  const t = useTranslations('editor.fonts')
  const { elements } = useDesign()
  const [recent] = useState(recentFonts)
  const inDesign = useMemo(() => {
    const facts = elements.flatMap(element => kindOf(element).letters?.facts(element) ?? [])
    return [...new Set(facts.flatMap(({ family }) => findFamily(family ?? '') ?? []))]
  }, [elements])
  return useMemo(() => {
    const wordsOf = (family: FontFamilyFiles) => {
      const known = fontCategories.find(one => one === family.category)
      return known ? t(`category.${known}`) : ''
    }
    return fontGroups({ query, category, inDesign, recent, wordsOf })
  }, [query, category, inDesign, recent, t])
}

interface CategoriesProps {
  value: FontCategory | null
  onChange: (category: FontCategory | null) => void
}

function Categories({ value, onChange }: CategoriesProps) {
  const t = useTranslations('editor.fonts')
  return (
    <fieldset
      aria-label={t('categories')}
      className="flex min-w-0 shrink-0 flex-wrap gap-1 border-b border-line p-2 pointer-coarse:flex-nowrap pointer-coarse:overflow-x-auto"
    >
      {[null, ...fontCategories].map(category => (
        <button
          key={category ?? 'all'}
          type="button"
          aria-pressed={value === category}
          onClick={() => onChange(category)}
          className={classNames(
            'min-h-7 shrink-0 rounded-[3px] border border-line px-2 text-xs pointer-coarse:min-h-11 pointer-coarse:px-3',
            value === category && 'border-ink bg-ink text-white',
          )}
        >
          {category === null ? t('every') : t(`category.${category}`)}
        </button>
      ))}
    </fieldset>
  )
}

interface GroupsProps {
  groups: readonly FontGroup[]
  current: FontFamilyFiles | null
  active: number
  idOf: (index: number) => string
  onPoint: (index: number) => void
  onChoose: (family: FontFamilyFiles) => void
}

function Groups({ groups, current, active, idOf, onPoint, onChoose }: GroupsProps) {
  const t = useTranslations('editor.fonts')
  let next = 0
  return groups.map(group => {
    const first = next
    next += group.families.length
    return (
      // biome-ignore lint/a11y/useSemanticElements: a group of a list's options, not of a form's fields
      <div key={group.id} role="group" aria-label={t(`group.${group.id}`)}>
        {group.id !== 'found' && (
          <p aria-hidden className="px-2 pt-2 pb-1 text-xs text-ink-2">
            {t(`group.${group.id}`)}
          </p>
        )}
        {group.families.map((family, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search takes the keys
          <div
            key={family.slug}
            id={idOf(first + place)}
            role="option"
            tabIndex={-1}
            aria-selected={family === current}
            onClick={() => onChoose(family)}
            onPointerMove={() => onPoint(first + place)}
            className={classNames(
              'flex min-h-10 cursor-pointer items-center rounded-[3px] px-2 text-[1.0625rem] pointer-coarse:min-h-11',
              first + place === active && 'bg-wash',
              family === current && 'bg-mat-soft text-mat-2',
            )}
          >
            <FontName family={family} />
          </div>
        ))}
      </div>
    )
  })
}
