/*
 * Uploads that are as much work as the shop's own reader of SVG takes on (docs/decisions/budgets.md): made against its
 * bounds, for nothing else.
 */

/** A drawing whose style sheet has no rule in it, of so many signs. */
const sheetWithoutRule = signs =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><style>${'a'.repeat(signs)}</style><path d="M0 0H9V9z"/></svg>`

/** A drawing of one polyline with so many points, each different. */
const longPolyline = (points, from) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><path d="M0 0L${Array.from(
    { length: points },
    (_, at) => `${(at * 7 + from) % 1000} ${(at * 13) % 1000}`,
  ).join(' ')}z"/></svg>`

/** The n-th upload of a crowd, each from an address and a browser of its own. */
export function heavyUpload(n) {
  const body = n % 2 === 0 ? sheetWithoutRule(30_000 + (n % 100)) : longPolyline(40_000, n)
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'x-forwarded-for': `198.${18 + ((n >> 16) & 1)}.${(n >> 8) & 255}.${n & 255}`,
    },
    body,
  }
}
