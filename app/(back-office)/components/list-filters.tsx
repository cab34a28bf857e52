'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'

/** A filter of the list: its field, its operator and its choices; without choices it is a day. */
export interface ListFilter {
  field: string
  operator: string
  label: string
  choices: readonly { value: string; label: string }[] | null
}

interface ListFiltersProps {
  filters: readonly ListFilter[]
  words: Record<'all' | 'clear' | 'title', string>
}

const condition = /^where\[or\]\[0\]\[and\]\[\d+\]\[([\w.]+)\]\[(\w+)\]$/

/** What the address asks for, by field and operator. The panel's own filters write the same form. */
function chosenOf(query: URLSearchParams): Map<string, string> {
  const chosen = new Map<string, string>()
  for (const [name, value] of query) {
    const [, field, operator] = condition.exec(name) ?? []
    if (field && operator) chosen.set(`${field} ${operator}`, value)
  }
  return chosen
}

/** The address's query with other conditions, from its first page. */
function queryWith(query: URLSearchParams, chosen: ReadonlyMap<string, string>): string {
  const next = new URLSearchParams(
    [...query].filter(([name]) => !name.startsWith('where') && name !== 'page'),
  )
  let place = 0
  for (const [key, value] of chosen) {
    if (value === '') continue
    const [field = '', operator = ''] = key.split(' ')
    next.set(`where[or][0][and][${place}][${field}][${operator}]`, value)
    place += 1
  }
  return next.toString()
}

/** The filters that a clerk uses every day, above the list: each says its value, and the address keeps them. */
export function ListFilters({ filters, words }: ListFiltersProps) {
  const query = useSearchParams()
  const path = usePathname()
  const router = useRouter()
  const chosen = chosenOf(query)
  const show = (next: ReadonlyMap<string, string>) => router.push(`${path}?${queryWith(query, next)}`)
  return (
    <fieldset className="bo-filters">
      <legend className="bo-hidden">{words.title}</legend>
      {filters.map(({ field, operator, label, choices }) => {
        const key = `${field} ${operator}`
        const id = `filter-${field}-${operator}`
        const value = chosen.get(key) ?? ''
        const choose = (text: string) => show(new Map([...chosen, [key, text]]))
        return (
          <div key={key} className={value ? 'bo-filters__on' : undefined}>
            <label htmlFor={id}>{label}</label>
            {choices ? (
              <select id={id} value={value} onChange={({ target }) => choose(target.value)}>
                <option value="">{words.all}</option>
                {choices.map(choice => (
                  <option key={choice.value} value={choice.value}>
                    {choice.label}
                  </option>
                ))}
              </select>
            ) : (
              <input
                id={id}
                type="date"
                value={value.slice(0, 10)}
                onChange={({ target }) => choose(target.value)}
              />
            )}
          </div>
        )
      })}
      {chosen.size > 0 && (
        <button type="button" className="bo-button" onClick={() => show(new Map())}>
          {words.clear}
        </button>
      )}
    </fieldset>
  )
}
