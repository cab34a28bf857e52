import { describe, expect, it } from 'vitest'
import { readTicket, ticketOf } from '@/lib/workshop/production/ticket'
import fc from '@/tests/support/properties'

describe('the number of a job ticket', () => {
  it('leads back to its piece, however a scanner or a hand writes it', () => {
    const ids = fc.integer({ min: 1, max: 2_147_483_647 })
    fc.assert(
      fc.property(ids, id => {
        const ticket = ticketOf(id)
        const [digits, check] = ticket.slice(1).split('-')
        for (const written of [
          ticket,
          ticket.toLowerCase(),
          ` ${ticket} `,
          `${digits}${check}`,
          `T${digits}ß${check}`,
        ])
          expect(readTicket(written)).toBe(id)
      }),
    )
  })

  it('is none with one wrong digit, or two that are swapped', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 999_999 }),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (id, at, by) => {
          const ticket = ticketOf(id)
          const places = [...ticket].flatMap((letter, index) => (/\d/.test(letter) ? [index] : []))
          const place = places[at % places.length] ?? 1
          const wrong = [...ticket]
          wrong[place] = String((Number(wrong[place]) + by) % 10)
          expect(readTicket(wrong.join(''))).not.toBe(id)
          expect(readTicket(wrong.join(''))).toBeNull()
          const swapped = [...ticket]
          const [a = '', b = ''] = [swapped[1], swapped[2]]
          if (a === b) return
          swapped[1] = b
          swapped[2] = a
          expect(readTicket(swapped.join(''))).toBeNull()
        },
      ),
    )
  })

  it('is none for anything else', () => {
    for (const text of ['', 'T', '105871', 'T0-98', 'T-1-2', '1e3', 'T99999999999-00', '<script>', '１２３'])
      expect(readTicket(text)).toBeNull()
  })
})
