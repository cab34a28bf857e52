import { expect, it } from 'vitest'
import { drawingFileSchema } from '@/lib/design/scene/vectors/drawing'
import { vectorIndexSchema } from '@/lib/doors/contract/vectors'
import { shopUrl } from './support/shop'

const get = (file: string) => fetch(`${shopUrl}/images/vectors/${file}`)

it('a drawing is answered for ever, as outlines and as a picture', async () => {
  const outlines = await get('heart.json')
  expect(outlines.status).toBe(200)
  expect(outlines.headers.get('cache-control')).toContain('immutable')
  expect(drawingFileSchema.parse(await outlines.json()).name).toBe('heart')
  const picture = await get('iso-w001.svg')
  expect(picture.headers.get('content-type')).toContain('image/svg+xml')
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff')
})

it('the list of a country has at least 1,500 drawings', async () => {
  const list = await get('index-fr.json')
  expect(list.status).toBe(200)
  expect(vectorIndexSchema.parse(await list.json()).length).toBeGreaterThanOrEqual(1500)
})

it('an unknown name, country or path is 404', async () => {
  for (const file of ['no-such.json', 'index-xx.json', 'heart.exe', '..%2Fpacks%2Fsafety.ndjson'])
    expect((await get(file)).status, file).toBe(404)
})
