import { faceUrl } from './fonts/families'
import { createOutlineSource, type OutlineSource } from './outline-source'
import { vectorUrl } from './vectors/source'

async function fetchFace(file: string): Promise<Uint8Array> {
  const response = await fetch(faceUrl(file))
  if (!response.ok) throw new Error(`font ${file}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

async function fetchDrawing(name: string): Promise<string | null> {
  const response = await fetch(vectorUrl(name))
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`drawing ${name}: ${response.status}`)
  return response.text()
}

/** The source of outlines of a browser: what a design needs is fetched from the shop. */
export const createFetchedOutlines = (): OutlineSource => createOutlineSource(fetchFace, fetchDrawing)
