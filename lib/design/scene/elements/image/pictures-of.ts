import type { Design } from '../../model'

const scheme = 'file:'

/** The hashes of the files that a design's own pictures were made of, each once. */
export function picturesOf({ elements }: Pick<Design, 'elements'>): string[] {
  const sources = elements.flatMap(element => (element.type === 'image' ? [element.src] : []))
  return [...new Set(sources.filter(src => src.startsWith(scheme)).map(src => src.slice(scheme.length)))]
}
