import type { BorderElement } from '@/lib/design/scene/elements/border/schema'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import type { New } from '@/lib/design/scene/model'
import type { OutlineSource } from '@/lib/design/scene/outline-source'
import type { Plate } from '@/lib/design/scene/plate'
import type { Composition, TemplateLayout } from '../template'
import { layBrokenRows, layRows, type Row } from './rows'
import { laySeal } from './seal'
import { besideSymbol, largeSymbol, smallSymbol } from './symbol'
import { bandsAround, freeZone, type Zone } from './zone'

const weights: Record<TemplateLayout, { first: number; others: number }> = {
  lines: { first: 1.5, others: 1 },
  symbol: { first: 1.5, others: 1 },
  seal: { first: 1.4, others: 1 },
  word: { first: 3, others: 1 },
  pictogram: { first: 1, others: 0.8 },
  number: { first: 4, others: 1 },
}

function rowsOf({ layout, lines }: Composition): Row[] {
  const { first, others } = weights[layout]
  return lines.map((text, at) => ({ text, weight: at === 0 ? first : others, bold: at === 0 }))
}

function borderFor(style: BorderElement['config']['style'], plate: Plate) {
  const border = elementKinds.border.create({ style }, { plate, elements: [], taken: [], words: [] })
  const { width, offset } = border.config
  return { border, inset: Math.max(0, offset + width - plate.securityMm) + width }
}

/** Lines above and below the window of a dater, in equal parts. */
function aroundWindow(
  rows: readonly Row[],
  family: string,
  bands: readonly Zone[],
  plate: Plate,
  engine: OutlineSource,
) {
  const usable = bands.filter(({ height }) => height >= plate.minFontMm * 1.2)
  const each = Math.ceil(rows.length / Math.max(1, usable.length))
  const laid = usable.map((band, at) =>
    layRows(rows.slice(at * each, (at + 1) * each), family, band, plate.minFontMm, engine),
  )
  return usable.length > 0 && laid.every(part => part !== null) ? laid.flat() : null
}

function words(composition: Composition, zone: Zone, plate: Plate, engine: OutlineSource): New[] | null {
  const rows = rowsOf(composition)
  const { layout, symbol, family } = composition
  if (plate.keepOut) return aroundWindow(rows, family, bandsAround(zone, plate), plate, engine)
  if (symbol) {
    const shares = layout === 'pictogram' ? largeSymbol : smallSymbol
    const parted = besideSymbol(symbol, zone, plate, engine, shares)
    const beside = parted && layBrokenRows(rows, family, parted.rest, plate.minFontMm, engine)
    if (parted && beside) return [parted.symbol, ...beside]
  }
  return layBrokenRows(rows, family, zone, plate.minFontMm, engine)
}

/**
 * A template's words, symbol and border on a plate of any shape, in a part of it; null where its smallest letters do
 * not fit. The fonts and the drawing must be there.
 */
export function compose(
  composition: Composition,
  plate: Plate,
  share: number,
  engine: OutlineSource,
): New[] | null {
  if (composition.layout === 'seal') {
    const seal = laySeal(composition, plate, share, engine)
    if (seal) return seal
  }
  const framed = composition.border ? borderFor(composition.border, plate) : null
  const laid = words(composition, freeZone(plate, framed?.inset ?? 0, share), plate, engine)
  return laid && (framed ? [framed.border, ...laid] : laid)
}
