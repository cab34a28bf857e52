/** What a ticket's number is checked with: a wrong or swapped digit names no ticket. */
const checkOf = (id: number): string => String(98 - ((id * 100) % 97)).padStart(2, '0')

/**
 * The number of a job ticket, as it is printed and in its QR code: `T1042-73` (PRODUCTION-8). The last two digits are its check by
 * ISO 7064 (97-10).
 * @param id of the piece
 */
export const ticketOf = (id: number): string => `T${id}-${checkOf(id)}`

/** The piece of a scanned or typed ticket; null for anything else. A scanner with another keyboard may write `ß` or `)` for the dash. */
export function readTicket(text: string): number | null {
  const [, digits = '', check] = /^T?(\d{1,10})[-–ß)]?(\d\d)$/i.exec(text.replace(/\s/g, '')) ?? []
  const id = Number(digits)
  return id > 0 && id <= 2_147_483_647 && checkOf(id) === check ? id : null
}
