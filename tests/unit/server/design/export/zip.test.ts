import { describe, expect, it } from 'vitest'
import { packZip } from '@/server/design/export/zip'
import { readZip } from '@/tests/support/zip'

const modified = new Date('2026-03-29T01:30:10Z')

describe('a ZIP', () => {
  it('gives every file back by its name, with its check sum', () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 256)
    const files = readZip(
      packZip([
        { name: 'order-1-line-1-printy-4913.svg', body: '123456789', modified },
        { name: 'order-1-line-2-sign-pvc.pdf', body: bytes, modified },
        { name: 'empty', body: '', modified },
      ]),
    )
    expect(files.map(({ name }) => name)).toEqual([
      'order-1-line-1-printy-4913.svg',
      'order-1-line-2-sign-pvc.pdf',
      'empty',
    ])
    expect(files[0]?.body.toString()).toBe('123456789')
    // The check value that every description of this sum gives for these nine digits.
    expect(files[0]?.crc).toBe(0xcbf43926)
    expect(files[1]?.body.equals(bytes)).toBe(true)
    expect(files[2]).toMatchObject({ crc: 0 })
  })

  it('of the same files is the same, byte for byte', () => {
    const pack = () => Buffer.from(packZip([{ name: 'a.svg', body: '<svg/>', modified }]))
    expect(pack().equals(pack())).toBe(true)
  })
})
