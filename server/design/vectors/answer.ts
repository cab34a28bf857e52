import 'server-only'
import { pathData } from '@/lib/design/scene/svg'
import { partsFor, readDrawing } from '@/lib/design/scene/vectors/drawing'
import { readVector } from './packs'
import { readVectorIndex } from './vector-index'

interface VectorAnswer {
  body: string
  type: 'application/json' | 'image/svg+xml'
  /** Its line of lib/ground/site/cache-manifest.ts. */
  kept: 'vector' | 'vectorIndex'
}

/** A drawing as it is engraved, in black. */
function drawingSvg(line: string): string {
  const drawing = readDrawing(line)
  const { left, top, width, height } = drawing.viewBox
  const paths = partsFor(drawing, 'engraving').map(
    ({ path, fillRule }) =>
      `<path d="${pathData(path)}"${fillRule === 'evenodd' ? ' fill-rule="evenodd"' : ''}/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}">${paths.join('')}</svg>`
}

/** A file of `/images/vectors/`: `heart.json`, `heart.svg`, `index-fr.json`; `null` where there is none of this name. */
export async function answerVectorFile(file: string): Promise<VectorAnswer | null> {
  const [, name = '', extension] = /^([a-z0-9][a-z0-9-]{0,80})\.(json|svg)$/.exec(file) ?? []
  const country = /^index-([a-z]{2})$/.exec(name)?.[1]
  if (country) {
    const entries = extension === 'json' ? await readVectorIndex(country) : null
    return entries && { body: JSON.stringify(entries), type: 'application/json', kept: 'vectorIndex' }
  }
  const line = await readVector(name)
  if (!line) return null
  return extension === 'svg'
    ? { body: drawingSvg(line), type: 'image/svg+xml', kept: 'vector' }
    : { body: line, type: 'application/json', kept: 'vector' }
}
