/** How large a drawn line is wanted: as in a list, or for a close look. */
export type DrawnSize = 'line' | 'large'

/** Pictures drawn before, by what they show: a line that only changes its quantity is not drawn again. */
const drawn = { line: new WeakMap<object, Promise<string>>(), large: new WeakMap<object, Promise<string>>() }

async function draw(design: object, size: DrawnSize): Promise<string> {
  const response = await fetch(size === 'large' ? '/pictures/design?size=large' : '/pictures/design', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(design),
  })
  if (!response.ok) throw new Error(`the picture of a line: ${response.status}`)
  return URL.createObjectURL(await response.blob())
}

/**
 * The picture of a design on its product. The server draws it from the scene: a cart needs neither text engine nor
 * fonts. Throws where nothing can be drawn; the next call tries again.
 */
export function drawDesign(design: object, size: DrawnSize): Promise<string> {
  const known = drawn[size].get(design)
  if (known) return known
  const picture = draw(design, size)
  picture.catch(() => drawn[size].delete(design))
  drawn[size].set(design, picture)
  return picture
}
