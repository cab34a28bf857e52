import { shortDecimal } from '@/lib/ground/ends'
import type { Contours } from './contours'

/** A layer of the drawing: `colour` is its number in the ACI table, 1 red, 5 blue, 7 black. */
export interface DxfLayer {
  name: string
  colour: number
  contours: Contours
}

/** A coordinate in mm to a tenth of a µm. */
const digits = (mm: number): string => shortDecimal(mm, 4)

const pair = (code: number, value: string | number): string => `${code}\n${value}\n`

const section = (name: string, body: string): string =>
  `${pair(0, 'SECTION')}${pair(2, name)}${body}${pair(0, 'ENDSEC')}`

const layerTable = (layers: readonly DxfLayer[]): string =>
  pair(0, 'TABLE') +
  pair(2, 'LAYER') +
  pair(70, layers.length) +
  layers
    .map(
      ({ name, colour }) =>
        pair(0, 'LAYER') + pair(2, name) + pair(70, 0) + pair(62, colour) + pair(6, 'CONTINUOUS'),
    )
    .join('') +
  pair(0, 'ENDTAB')

function polylines({ name, contours }: DxfLayer, heightMm: number): string {
  return contours
    .map(points => {
      const vertices = points
        .map(({ x, y }) => `0\nVERTEX\n8\n${name}\n10\n${digits(x)}\n20\n${digits(heightMm - y)}\n30\n0\n`)
        .join('')
      return `0\nPOLYLINE\n8\n${name}\n66\n1\n10\n0\n20\n0\n30\n0\n70\n1\n${vertices}0\nSEQEND\n8\n${name}\n`
    })
    .join('')
}

/**
 * A drawing as DXF R12, which every cutter reads: closed polylines on named layers, in mm, with the origin at the sheet's lower left
 * corner and y upwards.
 */
export function writeDxf(widthMm: number, heightMm: number, layers: readonly DxfLayer[]): string {
  const drawn = layers.filter(({ contours }) => contours.length > 0)
  const header =
    pair(9, '$ACADVER') +
    pair(1, 'AC1009') +
    // Millimetres twice, as readers look at one or the other; without them some take the figures for inches.
    pair(9, '$INSUNITS') +
    pair(70, 4) +
    pair(9, '$MEASUREMENT') +
    pair(70, 1) +
    pair(9, '$EXTMIN') +
    pair(10, 0) +
    pair(20, 0) +
    pair(9, '$EXTMAX') +
    pair(10, digits(widthMm)) +
    pair(20, digits(heightMm))
  return (
    section('HEADER', header) +
    section('TABLES', layerTable(drawn)) +
    section('ENTITIES', drawn.map(layer => polylines(layer, heightMm)).join('')) +
    pair(0, 'EOF')
  )
}
