// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PaletteEntry } from '@/editor/palette/source'
import { useFinder } from '@/editor/palette/use-finder'

const entry = (id: string, name: string, words?: string): PaletteEntry => ({
  id,
  name,
  words,
  perform: () => {},
})

const entries = [
  entry('phone', 'Téléphone', 'combiné appel'),
  entry('star', 'Étoile'),
  entry('duplicate', 'Dupliquer'),
  entry('line', 'Nouvelle ligne'),
]

describe('what a palette finds', () => {
  const { result } = renderHook(() => useFinder(entries))
  const names = (query: string) => result.current(query).map(({ name }) => name)

  it('is everything, in its own order, before anything is typed', () => {
    expect(result.current(' ')).toEqual(entries)
  })

  it('has a wrong letter, no accent, or only its beginning', () => {
    expect(names('telefone')[0]).toBe('Téléphone')
    expect(names('dupliqer')).toEqual(['Dupliquer'])
    expect(names('ETOI')).toEqual(['Étoile'])
  })

  it('is found from its first letter, which may be a word of its own', () => {
    expect(names('d')).toEqual(['Dupliquer'])
    expect(names('a')).toEqual(['Téléphone'])
  })

  it('is found by its other words, after what is called so', () => {
    expect(names('appel')).toEqual(['Téléphone'])
    expect(names('zzzz')).toEqual([])
  })
})
