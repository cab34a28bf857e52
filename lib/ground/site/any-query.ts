/**
 * The header by which a kept page says to the edge that it is the same whatever stands behind the question mark, in the words of
 * `No-Vary-Search`. Not that one itself: a browser would show the page of one order, kept in its memory, for another's.
 */
export const anyQuery = 'edge-no-vary-search'
