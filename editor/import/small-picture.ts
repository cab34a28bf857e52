/** The longest edge of a small picture, in pixels: enough for a line of the cart on a dense screen. */
const edge = 240

/** A preview as a file of a few kilobytes. */
export function smallPicture(preview: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, edge / Math.max(preview.width, preview.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(preview.width * scale))
  canvas.height = Math.max(1, Math.round(preview.height * scale))
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(preview, 0, 0, canvas.width, canvas.height)
  }
  return new Promise(resolve => canvas.toBlob(blob => resolve(blob ?? new Blob()), 'image/webp', 0.8))
}
