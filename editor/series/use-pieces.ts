'use client'
import { useEffect, useState } from 'react'
import type { Finding } from '@/lib/design/scene/finding'
import { designCaps } from '@/lib/design/scene/limits'
import type { Design } from '@/lib/design/scene/model'
import {
  type Columns,
  evenSeries,
  type SeriesPiece,
  type SmallerInSeries,
  seriesPiece,
  smallerInSeries,
} from '@/lib/design/scene/operations/series'
import { type PlateCatalogue, plateOf } from '@/lib/design/scene/plate'
import { refusalOf } from '@/lib/design/scene/refusal'
import { requiredFiles } from '@/lib/design/scene/required'
import { checkNow } from '../checks/check-requests'
import { withoutKept } from '../checks/kept-words'
import { fontEngine } from '../scene/font-engine'
import { useSetting } from '../state/editor-context'
import { inTurn } from '../templates/paint-queue'

/** A piece of a series, made and checked. */
export interface MadePiece {
  design: Design
  smaller: SmallerInSeries | null
  /** Its text exceeds the limit of a design. */
  tooLong: boolean
  /** Null until it has been checked. */
  findings: readonly Finding[] | null
}

/** The pieces so far. `failed`: a font failed to load. */
export interface Pieces {
  made: readonly MadePiece[]
  failed: boolean
}

interface Wanted {
  /** Null while nothing is asked for. */
  model: Design | null
  rows: readonly (readonly string[])[]
  columns: Columns
  /** The same letters on all pieces. */
  even: boolean
}

/** A piece is named by the first words of its row. */
const nameOf = (row: readonly string[], { name }: Design): string =>
  (row.find(cell => cell !== '') ?? name).slice(0, designCaps.name)

const none: Pieces = { made: [], failed: false }

/** The designs of a list, one row after the other, so that no frame waits for all of them. */
async function lay(
  { model, rows, columns, even }: Wanted & { model: Design },
  catalogue: PlateCatalogue,
  wanted: () => boolean,
): Promise<SeriesPiece[]> {
  const engine = fontEngine()
  await engine.load(requiredFiles(model))
  const setting = { plateOf: (design: Design) => plateOf(design, catalogue), engine }
  const pieces: SeriesPiece[] = []
  for (const cells of rows) {
    const piece = await inTurn(() => seriesPiece(model, cells, columns, setting), wanted)
    if (!piece) return []
    pieces.push(piece)
  }
  return even ? evenSeries(pieces) : pieces
}

/** The pieces of a series with their findings, as they become ready. */
export function usePieces({ model, rows, columns, even }: Wanted): Pieces {
  const { catalogue, samples } = useSetting()
  const [pieces, setPieces] = useState(none)
  useEffect(() => {
    if (!model || rows.length === 0) {
      setPieces(none)
      return
    }
    let stale = false
    // Pieces of an older list stay visible, but must not be added.
    setPieces(now => ({ failed: false, made: now.made.map(piece => ({ ...piece, findings: null })) }))
    const run = async () => {
      const laid = await lay({ model, rows, columns, even }, catalogue, () => !stale)
      if (stale) return
      const smaller = smallerInSeries(laid)
      const made = laid.map((piece, index): MadePiece => {
        const design = { ...piece.design, name: nameOf(rows[index] ?? [], model) }
        const tooLong = refusalOf(model, design) !== null
        return { design, smaller: smaller[index] ?? null, tooLong, findings: tooLong ? [] : null }
      })
      setPieces({ made, failed: false })
      for (const [index, piece] of made.entries()) {
        if (piece.tooLong) continue
        const { design } = piece
        const plate = plateOf(design, catalogue)
        if (!plate) return
        const findings = withoutKept(await checkNow({ design, plate, samples, repairs: 'no' }))
        if (stale) return
        setPieces(now => ({ ...now, made: now.made.with(index, { ...piece, findings }) }))
      }
    }
    run().catch(() => {
      if (!stale) setPieces({ made: [], failed: true })
    })
    return () => {
      stale = true
    }
  }, [model, rows, columns, even, catalogue, samples])
  return pieces
}
