import { type FacetName, facetNames, type Selection, type Sorting, sortings } from './listing'

const range = (text: string | null): readonly [number, number] | undefined => {
  const match = /^(\d+)-(\d+)$/.exec(text ?? '')
  return match ? [Number(match[1]), Number(match[2])] : undefined
}

/** What is chosen, as the query of the page's address: `?shape=round&width=30-60`. Unknown keys are passed over. */
export function readSelection(query: URLSearchParams): Selection {
  const facets: Partial<Record<FacetName, string[]>> = {}
  for (const facet of facetNames) {
    const values = query.get(facet)?.split('.').filter(Boolean)
    if (values?.length) facets[facet] = values
  }
  const sorting = sortings.find(known => known === query.get('sort')) ?? 'rank'
  return {
    facets,
    width: range(query.get('width')),
    price: range(query.get('price')),
    words: query.get('q')?.slice(0, 100) || undefined,
    sorting,
  }
}

/** The address's query of a selection; empty where nothing is chosen. */
export function writeSelection(selection: Selection): string {
  const query = new URLSearchParams()
  for (const facet of facetNames) {
    const values = selection.facets[facet]
    if (values?.length) query.set(facet, values.join('.'))
  }
  if (selection.width) query.set('width', selection.width.join('-'))
  if (selection.price) query.set('price', selection.price.join('-'))
  if (selection.words) query.set('q', selection.words)
  if (selection.sorting !== ('rank' satisfies Sorting)) query.set('sort', selection.sorting)
  return query.toString()
}
