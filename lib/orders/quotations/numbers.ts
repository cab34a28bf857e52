import { numberName } from '@/lib/orders/order/number-name'

/**
 * Quotations have eight digits, drawn by lot: orders have nine, saved carts ten (ORDER-50). So a number says of itself which of
 * the three it is, and none says how many there are.
 */
export const quotationNumbers = { first: 10_000_000, last: 99_999_999 } as const

/** Whether a number is a quotation's. */
export const isQuotation = (id: number): boolean =>
  id >= quotationNumbers.first && id <= quotationNumbers.last

/** Where a quotation, or something of it, is read or answered; `auth` is the code of its link. */
export function quotationPath(id: number, auth?: string | null, part = ''): string {
  const query = auth ? `?${new URLSearchParams({ auth })}` : ''
  return `/api/quotations/${id}${part}${query}`
}

/** The page of a quotation, without its locale's prefix. */
export const quotationPage = (id: number, auth?: string | null): string =>
  `/quotation/?${new URLSearchParams({ id: `${id}`, ...(auth && { auth }) })}`

/** A quotation's number as people read it. */
export const quotationName: (id: number) => string = numberName
