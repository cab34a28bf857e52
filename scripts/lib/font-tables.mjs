// The contents of the tables of a TrueType file.
function tablesOf(view) {
  const tables = {}
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = 12 + index * 16
    const tag = String.fromCharCode(...[0, 1, 2, 3].map(i => view.getUint8(at + i)))
    tables[tag] = view.getUint32(at + 8)
  }
  return tables
}

const round = value => Math.round(value * 1e6) / 1e6

/** Vertical metrics in em. The line's metrics are of hhea, as browsers set it; a font without cap or x height gets the usual share. */
export function readMetrics(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = tablesOf(view)
  const unitsPerEm = view.getUint16(tables.head + 18)
  const em = (table, offset) => round(view.getInt16(table + offset) / unitsPerEm)
  const os2 = tables['OS/2']
  const heights = os2 !== undefined && view.getUint16(os2) >= 2
  return {
    unitsPerEm,
    ascent: em(tables.hhea, 4),
    descent: em(tables.hhea, 6),
    lineGap: em(tables.hhea, 8),
    capHeight: (heights && em(os2, 88)) || 0.7,
    xHeight: (heights && em(os2, 86)) || 0.5,
    underlinePosition: em(tables.post, 8),
    underlineThickness: em(tables.post, 10) || 0.05,
  }
}

/** The copyright that a font states, for Windows in UTF-16. */
export function readCopyright(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const table = tablesOf(view).name
  const strings = table + view.getUint16(table + 4)
  for (let index = 0; index < view.getUint16(table + 2); index += 1) {
    const at = table + 6 + index * 12
    if (view.getUint16(at) !== 3 || view.getUint16(at + 6) !== 0) continue
    const from = strings + view.getUint16(at + 10)
    return new TextDecoder('utf-16be').decode(bytes.subarray(from, from + view.getUint16(at + 8)))
  }
  throw new Error('the font states no copyright')
}
