import { describe, expect, test } from 'vitest'
import { partsFor, readDrawing } from '@/lib/design/scene/vectors/drawing'
import { DrawingStore } from '@/lib/design/scene/vectors/store'

const file = (parts: unknown[]) =>
  JSON.stringify({ name: 'x', label: { fr: 'x', de: 'x', en: 'x' }, viewBox: [0, 0, 10, 10], parts })

describe('the store of drawings', () => {
  test('reads each drawing once, however often it is asked for', async () => {
    const asked: string[] = []
    const store = new DrawingStore(async name => {
      asked.push(name)
      return file([{ d: 'M0 0H10V10Z' }])
    })
    await Promise.all([store.load('x'), store.load('x')])
    await store.load('x')
    expect(asked).toEqual(['x'])
    expect(store.find('x')?.parts).toHaveLength(1)
  })

  test('remembers that the shop has none of a name, and asks again after a failure', async () => {
    let online = false
    const store = new DrawingStore(async () => {
      if (!online) throw new Error('offline')
      return null
    })
    await expect(store.load('x')).rejects.toThrow('offline')
    expect(() => store.find('x')).toThrow('is not loaded')
    online = true
    await store.load('x')
    expect(store.find('x')).toBeNull()
  })
})

describe('a drawing', () => {
  test('may have parts for print alone and for one ink alone', () => {
    const ground = { d: 'M0 0H10V10H0Z', fill: '#f9a800', on: 'print' }
    const drawing = readDrawing(file([ground, { d: 'M1 1H9V9Z', on: 'engraving' }, { d: 'M2 2H8V8Z' }]))
    expect(partsFor(drawing, 'print').map(({ fill }) => fill)).toEqual(['#f9a800', null])
    expect(partsFor(drawing, 'engraving')).toHaveLength(2)
  })

  test('with a path that is none is refused', () => {
    expect(() => readDrawing(file([{ d: 'M0 0Lx' }]))).toThrow('has a path that is none')
  })
})
