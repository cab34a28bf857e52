/** One thing that the rows of a list must be: a field, how it is asked, and for what. */
export type Condition = readonly [field: string, operator: string, value: string | number | boolean]

/** The address of a collection's list that shows only what meets all conditions, in the form of the panel's own filters. */
export function listLink(collection: string, conditions: readonly Condition[]): string {
  const query = conditions.map(
    ([field, operator, value], i) =>
      `where[or][0][and][${i}][${field}][${operator}]=${encodeURIComponent(value)}`,
  )
  return `/admin/collections/${collection}?${query.join('&')}`
}
