/**
 * The header by which a kept page tells the edge that it is the same for every query string, in the syntax of `No-Vary-Search`. Not
 * that header itself: a browser would show the page of one order, kept in its memory, for another's.
 */
export const anyQuery = 'edge-no-vary-search'
