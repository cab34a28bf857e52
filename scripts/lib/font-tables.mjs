// Vertical metrics of a TrueType file, in em.
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

/** The line's metrics are of hhea, as browsers set it; a font without cap or x height gets the usual share. */
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
