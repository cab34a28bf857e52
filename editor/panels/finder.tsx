import { classNames } from '@/components/ui/class-names'
import { controlClass } from '@/components/ui/field'

interface FinderProps<G extends string> {
  query: string
  onQuery: (query: string) => void
  group: G | 'all'
  groups: readonly G[]
  onGroup: (group: G | 'all') => void
  words: { search: string; searchHint: string; group: string; all: string; nameOf: (group: G) => string }
}

const control = classNames(controlClass(), 'min-h-10! pointer-coarse:min-h-11!')

/** The search of tiles: words, and their group. */
export function Finder<G extends string>({ query, onQuery, group, groups, onGroup, words }: FinderProps<G>) {
  return (
    <>
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.searchHint}
        value={query}
        onChange={event => onQuery(event.target.value)}
        className={control}
      />
      <select
        aria-label={words.group}
        value={group}
        onChange={event => onGroup(groups.find(known => known === event.target.value) ?? 'all')}
        className={control}
      >
        <option value="all">{words.all}</option>
        {groups.map(one => (
          <option key={one} value={one}>
            {words.nameOf(one)}
          </option>
        ))}
      </select>
    </>
  )
}
