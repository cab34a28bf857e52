import { writeContours } from '@/lib/design/picture/write-art'
import { contoursOf, type OutlinedArt } from './art'
import type { Contour } from './contour-code'

type Place = NonNullable<OutlinedArt['fine']>[number]

/** A row of the smallest letters is little higher than their capitals, and has several of them beside each other. */
const rowOfLetters = { highest: 2.2, longest: 1.5 } as const

const isRow = ([, , width, height]: Place, letters: number): boolean =>
  height <= letters * rowOfLetters.highest && width >= height * rowOfLetters.longest

function liesIn(contour: Contour, [left, top, width, height]: Place): boolean {
  // What is measured lies on the picture's pixels, its outline between them.
  const reach = height / 4
  return contour.every((value, at) =>
    at % 2 === 0
      ? value >= left - reach && value <= left + width + reach
      : value >= top - reach && value <= top + height + reach,
  )
}

/** An own picture without the rows of letters that are too small; null where there are none, or nothing else is left. */
export function withoutSmallLetters(art: OutlinedArt): OutlinedArt | null {
  const { letters, stroke, fine = [], ...rest } = art
  if (letters === undefined) return null
  const rows = fine.filter(place => isRow(place, letters))
  const layers = art.layers.flatMap(layer => {
    const contours = (contoursOf(layer, art) ?? []).filter(contour => !rows.some(row => liesIn(contour, row)))
    return contours.length > 0 ? [{ ...layer, contours: writeContours(contours) }] : []
  })
  const left = fine.filter(place => !rows.includes(place))
  const fewer =
    layers.length < art.layers.length ||
    layers.some(({ contours }, at) => contours !== art.layers[at]?.contours)
  if (layers.length === 0 || !fewer) return null
  // Where nothing else was too fine, the thinnest stroke was one of theirs.
  return { ...rest, layers, ...(left.length > 0 && { stroke, fine: left }) }
}
